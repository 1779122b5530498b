#!/usr/bin/env node
import { CommanderError } from "commander";
import { StorageError } from "../storage/storage-error.ts";
import { EXIT } from "./exit-codes.ts";
import { endWithoutOutput, explain, isExpected } from "./output.ts";
import { createProgram } from "./program.ts";

// What it makes is its user's alone: files 0600, folders 0700. Those that are there stay as they are.
process.umask(process.umask() | 0o077);

process.stdout.on("error", endWithoutOutput);
// Nothing is left to be told of it.
process.stderr.on("error", () => {});
// A rejection that nobody handles comes here, too.
process.on("uncaughtException", (error) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(EXIT.crashed);
});

try {
  await (await createProgram(process.argv[2])).parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    // Help and version are asked for, and end with 0; commander has written what there is to say.
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
