import { enableCompileCache } from "node:module";

// Much of a run's time is compiling the same sources of libraries each time.
enableCompileCache();
const { run } = await import("./command.ts");

await run();
