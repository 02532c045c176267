// Three engines behind one small face, for checks that must hold in each of them. Tests of one
// engine's own tools (axe, request interception, print) use Chromium's page directly.
//
//   const browser = await launch("firefox");
//   const page = await browser.open({ reducedMotion: true });
//   await page.visit(url);
//   const age = await page.find("slider", "Age");
//   await age.press("Home");
//
// WebKit here is WebKitGTK: neither Safari nor iOS.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

export const engines = ["chromium", "firefox", "webkit"];

export const chromiumOptions = {
  executablePath: "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};

/** How long a page may take for what it does at once, on a machine that others use too. */
const patience = 20_000;

/** Runs in every page before its own scripts: keeps what goes wrong. */
function keepFaults() {
  window.faults = [];
  addEventListener("error", (event) => window.faults.push(`error: ${event.message}`));
  addEventListener("unhandledrejection", (event) => window.faults.push(`rejection: ${event.reason}`));
  addEventListener("securitypolicyviolation", (event) =>
    window.faults.push(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
  );
}

// The pictures of the tutorial's figures are fetched when all else is done: who leaves before gives them up.
const leftBehind = (request) => /\/lessons-[^/]+\/[^/]+\.svg$/.test(request.url()) && /ABORTED/.test(request.failure()?.errorText ?? "");

const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The value of `get` once it is neither false nor nothing; fails, naming `what`, when it stays so. */
export async function until(what, get, limit = patience) {
  const end = Date.now() + limit;
  for (;;) {
    const value = await get();
    if (value) return value;
    if (Date.now() > end) throw new Error(`waited ${limit / 1000} s in vain for ${what}`);
    await wait(50);
  }
}

/** The one file that `act` makes appear in a folder, whole. What was there is removed: one engine will not write a name twice. */
async function arrival(folder, act) {
  for (const file of readdirSync(folder)) rmSync(path.join(folder, file));
  await act();
  let size = 0;
  const name = await until("a download", () => {
    const files = readdirSync(folder);
    const before = size;
    if (files.length === 1 && !/\.(part|wkdownload)$/.test(files[0])) size = statSync(path.join(folder, files[0])).size;
    return size > 0 && size === before && files[0];
  });
  return { name, bytes: readFileSync(path.join(folder, name)) };
}

const folder = () => mkdtempSync(path.join(tmpdir(), "pudu-"));
const drop = (made) => rmSync(made, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });

// ---------------------------------------------------------------------------------- Chromium

class ChromiumPage {
  constructor(page) {
    this.page = page;
    this.faults = [];
    page.on("console", (message) => message.type() === "error" && this.faults.push(`console: ${message.text()}`));
    page.on("pageerror", (error) => this.faults.push(`error: ${error.message}`));
    page.on("requestfailed", (request) => leftBehind(request) || this.faults.push(`request: ${request.url()} ${request.failure()?.errorText}`));
    page.on("response", (response) => response.status() >= 400 && this.faults.push(`answer: ${response.status()} ${response.url()}`));
  }

  visit = (url) => this.page.goto(url, { waitUntil: "load" });
  evaluate = (act, argument) => this.page.evaluate(act, argument);
  find = async (role, name) => new ChromiumElement(this.page, this.page.getByRole(role, { name, exact: true }));

  /** Everything that went wrong since the page was opened. */
  async wrong() {
    return [...this.faults, ...(await this.page.evaluate(() => window.faults ?? []))];
  }

  async download(act) {
    const [download] = await Promise.all([this.page.waitForEvent("download", { timeout: patience }), act()]);
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  }

  close = () => this.page.context().close();
}

class ChromiumElement {
  constructor(page, locator) {
    this.page = page;
    this.locator = locator;
  }
  click = () => this.locator.click();
  press = (key) => this.locator.press(key);
  text = () => this.locator.textContent();
}

class Chromium {
  async start() {
    const { chromium } = await import("playwright-core");
    this.browser = await chromium.launch(chromiumOptions);
    return this;
  }

  /** @param {{reducedMotion?: boolean, dark?: boolean, [other: string]: unknown}} wish others go to Playwright's newContext */
  async open({ reducedMotion = false, dark = false, ...other } = {}) {
    const context = await this.browser.newContext({
      viewport: { width: 1280, height: 800 },
      colorScheme: dark ? "dark" : "light",
      reducedMotion: reducedMotion ? "reduce" : "no-preference",
      ...other,
    });
    context.setDefaultTimeout(patience);
    await context.addInitScript(keepFaults);
    return new ChromiumPage(await context.newPage());
  }

  close = () => this.browser.close();
}

// ----------------------------------------------------------------------------------- Firefox

class FirefoxPage {
  constructor(owner, page) {
    this.owner = owner;
    this.page = page;
    this.faults = [];
    page.on("console", (message) => message.type() === "error" && this.faults.push(`console: ${message.text()}`));
    page.on("pageerror", (error) => this.faults.push(`error: ${error.message}`));
    page.on("requestfailed", (request) => leftBehind(request) || this.faults.push(`request: ${request.url()}`));
    page.on("response", (response) => response.status() >= 400 && this.faults.push(`answer: ${response.status()} ${response.url()}`));
  }

  visit = (url) => this.page.goto(url, { waitUntil: "load" });
  evaluate = (act, argument) => this.page.evaluate(act, argument);

  async find(role, name) {
    const found = await this.page.$(`aria/${name}[role="${role}"]`);
    if (!found) throw new Error(`Firefox finds no ${role} "${name}"`);
    return new FirefoxElement(found);
  }

  wrong = async () => [...this.faults, ...(await this.page.evaluate(() => window.faults ?? []))];
  download = (act) => arrival(this.owner.downloads, act);
  close = () => this.owner.closePage(this.page);
}

class FirefoxElement {
  constructor(handle) {
    this.handle = handle;
  }
  click = () => this.handle.click();
  press = (key) => this.handle.press(key);
  text = () => this.handle.evaluate((element) => element.textContent);
}

class Firefox {
  async start() {
    this.downloads = folder();
    return this;
  }

  // What the reader prefers is set when Firefox starts, so each page has a browser of its own.
  async open({ reducedMotion = false, dark = false } = {}) {
    const { default: puppeteer } = await import("puppeteer-core");
    this.browser = await puppeteer.launch({
      browser: "firefox",
      executablePath: "/usr/bin/firefox-esr",
      headless: true,
      defaultViewport: { width: 1280, height: 800 },
      extraPrefsFirefox: {
        "browser.download.folderList": 2,
        "browser.download.dir": this.downloads,
        "browser.download.useDownloadDir": true,
        "browser.download.alwaysOpenPanel": false,
        "browser.helperApps.neverAsk.saveToDisk": "image/png",
        "layout.css.prefers-color-scheme.content-override": dark ? 0 : 1,
        "ui.prefersReducedMotion": reducedMotion ? 1 : 0,
      },
    });
    const page = await this.browser.newPage();
    page.setDefaultTimeout(patience);
    await page.evaluateOnNewDocument(keepFaults);
    return new FirefoxPage(this, page);
  }

  async closePage() {
    await this.browser?.close();
    this.browser = undefined;
  }

  async close() {
    await this.closePage();
    drop(this.downloads);
  }
}

// ------------------------------------------------------------------------------------ WebKit

/** A port that is free at the moment. */
const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

class WebKitPage {
  constructor(owner, driver, keys) {
    this.owner = owner;
    this.driver = driver;
    this.keys = keys;
  }

  async visit(url) {
    await this.driver.get(url);
    // This driver runs nothing before the page's own scripts, so faults are kept from here on.
    await this.evaluate(keepFaults);
  }

  evaluate = (act, argument) => this.driver.executeScript(`return (${act})(arguments[0])`, argument);

  // This driver tells no accessible names, so what a control is and is called is read off its markup.
  async find(role, name) {
    const found = await this.evaluate(
      ({ role, name }) => {
        const kinds = { slider: "input[type=range]", radio: "input[type=radio]", button: "button", link: "a[href]" };
        const text = (element) => (element.labels?.length ? element.labels[0] : element).textContent.trim();
        return [...document.querySelectorAll(kinds[role])].find((element) => (element.ariaLabel ?? text(element)) === name);
      },
      { role, name }
    );
    if (!found) throw new Error(`WebKit finds no ${role} "${name}"`);
    return new WebKitElement(found, this.keys);
  }

  wrong = () => this.evaluate(() => window.faults ?? []);
  download = (act) => arrival(this.owner.downloads, act);
  close = () => this.driver.quit();
}

class WebKitElement {
  constructor(element, keys) {
    this.element = element;
    this.keys = keys;
  }
  click = () => this.element.click();
  press = (key) => this.element.sendKeys(this.keys[key] ?? key);
  text = () => this.element.getText();
}

class WebKit {
  async start() {
    this.port = await freePort();
    this.home = folder();
    this.downloads = path.join(this.home, "downloads");
    mkdirSync(this.downloads);
    mkdirSync(path.join(this.home, "config"));
    writeFileSync(path.join(this.home, "config/user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${this.downloads}"\n`);
    this.driver = spawn("xvfb-run", ["-a", "WebKitWebDriver", "--host=127.0.0.1", `--port=${this.port}`], {
      detached: true, // a group of its own, so that all of it can be ended
      stdio: "ignore",
      env: {
        ...process.env,
        XDG_CONFIG_HOME: path.join(this.home, "config"),
        WEBKIT_DISABLE_COMPOSITING_MODE: "1",
        WEBKIT_DISABLE_DMABUF_RENDERER: "1",
      },
    });
    this.ended = new Promise((resolve) => this.driver.once("exit", resolve));
    await until("WebKitWebDriver", () => fetch(`http://127.0.0.1:${this.port}/status`).then((answer) => answer.ok, () => false));
    return this;
  }

  async open() {
    const { Builder, Key } = await import("selenium-webdriver");
    const browser = ["webkit2gtk-4.1", "webkit2gtk-4.0"].flatMap((version) => ["x86_64", "aarch64"].map((cpu) => `/usr/lib/${cpu}-linux-gnu/${version}/MiniBrowser`)).find(existsSync);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${this.port}`)
      .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] } })
      .build();
    const keys = { Home: Key.HOME, End: Key.END, ArrowLeft: Key.ARROW_LEFT, ArrowRight: Key.ARROW_RIGHT, Tab: Key.TAB, Enter: Key.ENTER, Space: " " };
    return new WebKitPage(this, driver, keys);
  }

  async close() {
    process.kill(-this.driver.pid, "SIGTERM");
    await this.ended;
    drop(this.home);
  }
}

const kinds = { chromium: Chromium, firefox: Firefox, webkit: WebKit };

/** @param {"chromium" | "firefox" | "webkit"} engine */
export const launch = (engine) => new kinds[engine]().start();
