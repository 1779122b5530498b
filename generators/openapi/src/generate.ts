import { enableCompileCache } from "node:module";

// Without it, much of each run is spent on compiling libraries.
enableCompileCache();
const { runEmitter } = await import("@market-data/generator-core");
const { emitOpenapi } = await import("./emit.ts");

await runEmitter("openapi", emitOpenapi);
