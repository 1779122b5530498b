import { StorageError } from "@market-data/storage";
import { CommanderError } from "commander";
import { EXIT } from "./exit-codes.ts";
import { endWithoutOutput, explain, isExpected } from "./output.ts";
import { createProgram } from "./program.ts";

// New files (0600) and folders (0700) are for this user only. Existing modes stay.
process.umask(process.umask() | 0o077);

process.stdout.on("error", endWithoutOutput);
// A failed error output cannot be reported anywhere.
process.stderr.on("error", () => {});
// Also receives unhandled rejections.
process.on("uncaughtException", (error) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(EXIT.crashed);
});

try {
  await (await createProgram(process.argv[2])).parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    // Help and version exit with 0. Commander has already written its message.
    process.exitCode = error.exitCode === 0 ? EXIT.done : EXIT.usage;
  } else {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = toExitCode(error);
  }
}

function toExitCode(error: unknown): number {
  if (error instanceof StorageError && error.kind === "locked") return EXIT.locked;
  return isExpected(error) ? EXIT.failed : EXIT.crashed;
}
