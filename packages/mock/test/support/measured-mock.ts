// Runs a mock in a separate process and reports the heap size. Started with --expose-gc.
import { startMock } from "../../src/index.ts";

const mock = await startMock({ port: 0 });
process.send?.(mock.url);

process.on("message", () => {
  // Several collections, because each collection can make more objects unreachable.
  for (let round = 0; round < 4; round++) globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});
process.on("disconnect", () => mock.close());
