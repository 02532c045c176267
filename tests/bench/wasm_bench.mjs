// The module that ships, timed under node. Prints one JSON object: name to nanoseconds for each item,
// the median of many repetitions.
import { load, set } from "../wasm/module.mjs";

const module = await load();
const repetitions = 25;
const millisecondsEach = 40;

function median(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 1];
}

// Nanoseconds for one of the `items` things that work(i) does.
function time(work, items = 1) {
  let calls = 1;
  let i = 0;
  const run = (n) => {
    const start = process.hrtime.bigint();
    for (let k = 0; k < n; ++k) work(i++);
    return Number(process.hrtime.bigint() - start);
  };
  // Warms the engine up on the way to a batch that is long enough for the clock.
  while (run(calls) < millisecondsEach * 1e6) calls *= 2;
  return median(Array.from({ length: repetitions }, () => run(calls) / calls / items));
}

const figure = new module.Figure();
const values = figure.values();
const phase = 3;
const results = {};

for (const [name, parameters] of [["fawn", { age: 0 }], ["adult", { age: 1 }]]) {
  set(figure, parameters);
  results[`pose/${name}`] = time(() => figure.writePoses(1000), 1000);
  results[`pose, crossing shared by four/${name}`] = time(() => figure.writePoses(4), 4);
  results[`pose and readouts, one crossing each/${name}`] = time((i) => {
    values[phase] = (i % 997) / 997;
    figure.update(-1, -1);
  });
  results[`drawing/${name}`] = time((i) => {
    values[phase] = (i % 997) / 997;
    figure.update(0, -1);
  });
}
set(figure, { age: 0 });
for (const [view, name] of [[1, "kinds"], [2, "skeleton"]]) {
  results[`${name}/fawn`] = time((i) => {
    values[phase] = (i % 997) / 997;
    figure.update(view, -1);
  });
}
set(figure, { age: 1 });
for (const size of [16, 32]) results[`sprite/${size}`] = time((i) => figure.sprite(size, (i % 997) / 997));
results["sheet/32"] = time(() => figure.sheet(32, 4, 1));
figure.delete();
console.log(JSON.stringify(results));
