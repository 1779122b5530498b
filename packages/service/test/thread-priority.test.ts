import { once } from "node:events";
import { getPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";

const PROGRAM = `
  import { readlinkSync } from "node:fs";
  import { parentPort } from "node:worker_threads";
  import { lowerThreadPriority } from ${JSON.stringify(new URL("../src/threads/priority.ts", import.meta.url))};
  lowerThreadPriority();
  parentPort.postMessage(Number(readlinkSync("/proc/thread-self").split("/").at(-1)));
  parentPort.once("message", () => {});
`;

test.runIf(process.platform === "linux")(
  "a thread that does long work is nicer than the one that responds",
  async () => {
    const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(PROGRAM)}`));
    try {
      const [thread] = (await once(worker, "message")) as [number];
      expect(getPriority(thread)).toBe(Math.min(19, getPriority() + 10));
    } finally {
      await worker.terminate();
    }
  },
);
