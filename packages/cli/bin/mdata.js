#!/usr/bin/env node
import * as nodeModule from "node:module";
import { setTimeout as wait } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";

// A command runs for a moment: a small young generation and no optimizing compiler save 20 MB and cost no time.
for (const flag of ["--semi-space-growth-factor=1", "--no-opt"]) setFlagsFromString(flag);

// Without the compile cache, each start compiles the same source again. Node 20 has no such cache.
nodeModule.enableCompileCache?.();
const { main } = await import("@market-data/cli/main");

const { stdout, stderr, env } = process;
for (const stream of [stdout, stderr]) {
  // A reader such as `head` may close the pipe early.
  stream.on("error", (error) => {
    if (error.code !== "EPIPE") throw error;
    process.exit(0);
  });
}
process.exitCode = await main(process.argv.slice(2), { stdout, stderr, env, wait });
