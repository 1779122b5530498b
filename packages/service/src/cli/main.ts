#!/usr/bin/env node
import { CommanderError } from "commander";
import { EXIT } from "./exit-codes.ts";
import { explain } from "./output.ts";
import { createProgram } from "./program.ts";

// A reader that goes away, as `head` does, ends the program in peace.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

try {
  await createProgram().parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    // Help and version are asked for, and end with 0; commander has written what there is to say.
    process.exitCode = error.exitCode === 0 ? EXIT.done : EXIT.usage;
  } else {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = EXIT.failed;
  }
}
