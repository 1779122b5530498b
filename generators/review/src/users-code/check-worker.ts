// The thread of check-thread.ts: gets the generated files, answers with what the compiler says of the programs.
import { enableCompileCache } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import type { CheckSetting } from "./check-thread.ts";
import type { Emitted } from "./emitted.ts";

// The compiler's source is nine megabytes, the same each time.
enableCompileCache();
const { checkOf } = await import("./check.ts");

const { root, programs } = workerData as CheckSetting;
const check = checkOf(root, programs);
parentPort?.on("message", (emitted: Emitted) => parentPort?.postMessage(check(emitted)));
