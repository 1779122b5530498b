#!/usr/bin/env node
// Plain JavaScript that old versions of Node understand too: they are told here what is missing.
import * as nodeModule from "node:module";

// The first one that compresses as zstd. The `fetch` of the package runs on older ones.
const wanted = "22.15.0";
const here = process.versions.node;

if (isOlder(here, wanted)) {
  console.error(`The mock needs Node ${wanted} or newer; this is Node ${here}.`);
  process.exitCode = 1;
} else {
  // Compiling the same source takes a part of each start.
  nodeModule.enableCompileCache();
  const { main } = await import("@market-data/mock/cli");
  await main(process.argv);
}

/** Whether a version, `major.minor.patch`, comes before another. */
function isOlder(version, other) {
  const [a, b] = [version, other].map((text) => text.split(".").map(Number));
  const index = a.findIndex((part, place) => part !== b[place]);
  return index !== -1 && a[index] < b[index];
}
