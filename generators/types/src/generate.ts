import { enableCompileCache } from "node:module";

// Much of a run's time is compiling the same sources of libraries each time.
enableCompileCache();
const { runEmitter } = await import("@market-data/generator-core");
const { emitTypes } = await import("./emit.ts");

await runEmitter("types", emitTypes);
