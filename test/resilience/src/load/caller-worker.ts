// The worker thread of a Caller: sends requests at a constant rate from "start" to "stop", then reports.
import { Agent, get } from "node:http";
import { parentPort, workerData } from "node:worker_threads";
import type { CallerOptions, Served } from "./caller.ts";

/** The timeout of a request in ms. A slower request counts as not served. */
const TIMEOUT_MS = 30_000;

const { url, paths, headers, rate } = workerData as CallerOptions;
// Separate networks, because the caller must not reach an address limit.
const agents = Array.from({ length: 8 }, (_, index) => ({
  agent: new Agent({ keepAlive: true }),
  localAddress: `127.77.${index + 1}.1`,
}));
let sent = 0;
let failed = 0;
let open = 0;
let times: number[] = [];
let timer: NodeJS.Timeout | undefined;
let isStopping = false;

parentPort?.on("message", (message: "start" | "stop") => {
  if (message === "start") start();
  else {
    clearInterval(timer);
    isStopping = true;
    report();
  }
});

function start(): void {
  [sent, failed, open, times, isStopping] = [0, 0, 0, [], false];
  const begun = performance.now();
  timer = setInterval(() => {
    // The time of a request includes the delay before sending.
    while (performance.now() >= begun + (sent * 1000) / rate) send(begun + (sent * 1000) / rate);
  }, 1);
}

function send(due: number): void {
  const path = paths[sent % paths.length];
  const { agent, localAddress } = agents[sent % agents.length] as (typeof agents)[number];
  sent += 1;
  open += 1;
  let isDone = false;
  const done = (isGood: boolean): void => {
    if (isDone) return;
    isDone = true;
    times.push(performance.now() - due);
    if (!isGood) failed += 1;
    open -= 1;
    if (isStopping) report();
  };
  const request = get(`${url}${path}`, { agent, localAddress, headers }, (response) => {
    response.resume().once("end", () => done(response.statusCode === 200));
    response.once("error", () => done(false));
  });
  request.once("error", () => done(false));
  request.setTimeout(TIMEOUT_MS, () => request.destroy(new Error("not served")));
}

function report(): void {
  if (open > 0) return;
  times.sort((a, b) => a - b);
  const percentile = (part: number) => times[Math.ceil(times.length * part) - 1] ?? Number.NaN;
  const served: Served = { sent, failed, p50: percentile(0.5), p99: percentile(0.99) };
  parentPort?.postMessage(served);
}
