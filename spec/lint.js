#!/usr/bin/env node
/**
 * Lints the contract with Spectral and with Redocly, at the same time.
 *
 *   node lint.js             the sources, from openapi.yaml
 *   node lint.js <document>  a bundle of them
 *
 * Anything that either finds, a hint included, ends it with exit code 1.
 */
import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

const here = import.meta.dirname;
const resolveFrom = createRequire(import.meta.url).resolve;

/**
 * Runs a linter to its end.
 *
 * @param {string} script
 * @param {string[]} options
 * @returns {Promise<{ output: string, failed: boolean }>}
 */
function run(script, options) {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [script, ...options], {
      env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    child.on("error", fail);
    child.on("close", (code) => done({ output, failed: code !== 0 }));
  });
}

/**
 * @param {string} document
 * @param {string} ruleset
 */
function spectral(document, ruleset) {
  const options = [
    "--ruleset",
    join(here, ruleset),
    "--fail-severity=hint",
    "--fail-on-unmatched-globs",
    "--quiet",
  ];
  return run(resolveFrom("@stoplight/spectral-cli/dist/index.js"), ["lint", document, ...options]);
}

/** @param {string} document */
function redocly(document) {
  const options = [
    "--config",
    join(here, "redocly.yaml"),
    "--lint-config=error",
    "--max-problems=1000",
    "--format=stylish",
  ];
  return run(resolveFrom("@redocly/cli/bin/cli.js"), ["lint", document, ...options]);
}

const bundle = process.argv[2];
const document = bundle ? resolve(bundle) : join(here, "openapi.yaml");
const results = await Promise.all([
  spectral(document, bundle ? ".spectral.js" : ".spectral-sources.js"),
  redocly(document),
]);
for (const { output } of results.filter(({ failed }) => failed)) process.stdout.write(output);
if (results.some(({ failed }) => failed)) process.exitCode = 1;
else console.log(`Spectral and Redocly find nothing in ${document}.`);
