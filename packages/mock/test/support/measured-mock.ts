// A mock in a process of its own, which tells how much memory its objects take. Started with --expose-gc.
import { startMock } from "../../src/index.ts";

const mock = await startMock({ port: 0 });
process.send?.(mock.url);

process.on("message", () => {
  // What the first collection makes free to be collected, the next ones collect.
  for (let round = 0; round < 4; round++) globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});
process.on("disconnect", () => mock.close());
