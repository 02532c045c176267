// Where the build is, and a server for the site that it made: scripts/server.js itself, with the
// headers that a host should send.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
export const build = path.resolve(root, process.env.PUDU_BUILD ?? "build");
export const site = path.join(build, "site");

if (!existsSync(path.join(site, "index.html"))) {
  throw new Error(`${site} holds no site: run scripts/build first, or name the build folder in PUDU_BUILD`);
}

/** Serves a folder on a free port. `address` ends in a slash; `stop` waits for the server to end. */
export async function serve(folder = site) {
  const child = spawn(process.execPath, [path.join(root, "scripts/server.js"), folder], {
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const line = await Promise.race([
    new Promise((resolve) => createInterface({ input: child.stdout }).once("line", resolve)),
    ended.then((code) => Promise.reject(new Error(`scripts/server.js ended with ${code}`))),
  ]);
  const address = /http:\/\/localhost:\d+/.exec(line)?.[0];
  if (!address) throw new Error(`scripts/server.js said no address but: ${line}`);
  return {
    address: `${address}/`,
    stop: () => {
      child.kill();
      return ended;
    },
  };
}
