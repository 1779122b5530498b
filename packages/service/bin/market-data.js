#!/usr/bin/env node
// Plain JavaScript, so that old versions of Node can report the required version.
import { readFileSync } from "node:fs";

const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const needed = engines.node.replace(/^>=/, "");
const here = process.versions.node;

if (Number.parseInt(here, 10) < Number.parseInt(needed, 10)) {
  console.error(`market-data needs Node ${needed} or newer; this is Node ${here}.`);
  process.exitCode = 2;
} else {
  await import("@market-data/service/cli");
}
