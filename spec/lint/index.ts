import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { RulesetDefinition } from "@stoplight/spectral-core";
import { runRedocly } from "./redocly.ts";
import { bundleRuleset, sourceRuleset } from "./ruleset.ts";
import { runSpectral } from "./spectral.ts";

/** What a linter finds. Places count from 1. */
export interface LintFinding {
  tool: "spectral" | "redocly";
  rule: string;
  severity: "error" | "warning" | "information" | "hint";
  message: string;
  /** As an absolute path. */
  file: string;
  line: number;
  column: number;
}

/** The root file of this project's contract. */
export const contractRoot = fileURLToPath(new URL("../openapi.yaml", import.meta.url));

/**
 * Lints the contract's sources with Spectral and with Redocly, the latter by the `redocly.yaml` beside the root.
 *
 * @param root The root file, as an absolute path.
 * @returns Each finding once, by place.
 * @throws {Error} When a linter cannot run.
 */
export function lintSources(root: string = contractRoot): Promise<LintFinding[]> {
  return lint(root, sourceRuleset, join(dirname(root), "redocly.yaml"));
}

/** Lints a bundle of the contract, as `lintSources` does the sources. */
export function lintBundle(file: string): Promise<LintFinding[]> {
  return lint(file, bundleRuleset, join(dirname(contractRoot), "redocly.yaml"));
}

async function lint(file: string, ruleset: RulesetDefinition, configuration: string): Promise<LintFinding[]> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const findings = [...(await runSpectral(file, ruleset)), ...(await runRedocly(file, configuration))];
  // A finding comes once for each way that leads to its place.
  const distinct = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  return [...distinct.values()].sort(byPlace);
}

function byPlace(one: LintFinding, other: LintFinding): number {
  return (
    one.file.localeCompare(other.file) ||
    one.line - other.line ||
    one.column - other.column ||
    one.rule.localeCompare(other.rule)
  );
}
