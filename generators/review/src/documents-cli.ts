import { enableCompileCache } from "node:module";

// Compiling the dependencies takes a third of a run.
enableCompileCache();
await import("./documents-command.ts");
