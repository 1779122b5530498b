// Runs tasks of the packages: node scripts/run.ts generate
import { turbo } from "./turbo.ts";

process.exitCode = await turbo(["run", ...process.argv.slice(2), "--output-logs=errors-only"]);
