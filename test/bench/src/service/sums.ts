import { parentPort } from "node:worker_threads";

// A thread that adds numbers up for a second, once it is told to, and tells how often it could.

const NUMBERS = 10_000;
const SECOND_MS = 1000;

parentPort?.once("message", () => {
  const end = performance.now() + SECOND_MS;
  let sums = 0;
  let last = 0;
  for (; performance.now() < end && last >= 0; sums++) {
    last = 0;
    for (let number = 0; number < NUMBERS; number++) last += Math.sqrt(number);
  }
  parentPort?.postMessage(sums);
});
parentPort?.postMessage("ready");
