import { enableCompileCache } from "node:module";

// Half of a run's time is compiling the bundler's source, which is the same each time.
enableCompileCache();
const { runEmitter } = await import("@market-data/generator-core");
const { emitOpenapi } = await import("./emit.ts");

await runEmitter("openapi", emitOpenapi);
