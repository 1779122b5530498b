import { enableCompileCache } from "node:module";

// Caches compiled code: compiling the libraries takes a large part of the run time.
enableCompileCache();
const { run } = await import("./command.ts");

await run();
