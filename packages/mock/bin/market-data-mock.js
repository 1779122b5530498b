#!/usr/bin/env node
// Plain JavaScript, so that old versions of Node can report the required version.
import * as nodeModule from "node:module";

// The first version with zstd compression. `createMockFetch` also runs on older versions.
const wanted = "22.15.0";
const here = process.versions.node;

if (isOlder(here, wanted)) {
  console.error(`The mock needs Node ${wanted} or newer; this is Node ${here}.`);
  process.exitCode = 1;
} else {
  // Without the compile cache, each start compiles the same source again.
  nodeModule.enableCompileCache();
  const { main } = await import("@market-data/mock/cli");
  await main(process.argv);
}

/** Whether a version (`major.minor.patch`) is lower than another version. */
function isOlder(version, other) {
  const [a, b] = [version, other].map((text) => text.split(".").map(Number));
  const index = a.findIndex((part, place) => part !== b[place]);
  return index !== -1 && a[index] < b[index];
}
