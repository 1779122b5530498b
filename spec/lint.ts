#!/usr/bin/env node
/**
 * Lints the contract with Spectral and with Redocly.
 *
 *   node lint.ts             the sources, from openapi.yaml
 *   node lint.ts <document>  a bundle of them
 *
 * Anything that either finds, a hint included, ends it with exit code 1.
 */
import { enableCompileCache } from "node:module";

// Loading the linters takes as long as half of their work.
enableCompileCache();
const { lintCommand } = await import("./lint/command.ts");
process.exitCode = await lintCommand(process.argv.slice(2));
