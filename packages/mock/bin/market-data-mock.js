#!/usr/bin/env node
// Plain JavaScript that old versions of Node understand too: they are told here what is missing.
import { readFileSync } from "node:fs";
import * as nodeModule from "node:module";

const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const wanted = Number(/\d+/.exec(engines.node)[0]);
const here = process.versions.node;

if (Number(here.split(".")[0]) < wanted) {
  console.error(`The mock needs Node ${wanted} or newer; this is Node ${here}.`);
  process.exitCode = 1;
} else {
  // Half of a start is compiling Prism's source, which is the same each time.
  nodeModule.enableCompileCache();
  const { main } = await import("@market-data/mock/cli");
  await main(process.argv);
}
