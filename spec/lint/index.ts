import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { bundleContract } from "../reading/bundle.ts";
import { ContractError } from "../reading/diagnostics.ts";
import type { JsonObject } from "../reading/json.ts";
import { contractRoot, Sources } from "../reading/sources.ts";
import { rules, sourceRules } from "../rules/index.ts";
import { readContract } from "../rules/support/contract.ts";
import type { Rule } from "../rules/support/rule.ts";
import { locateFinding, runRules } from "../rules/support/run.ts";
import { type Part, partOf } from "./part.ts";
import { runRedocly } from "./redocly.ts";
import { runSpectral } from "./spectral.ts";

export type { Part } from "./part.ts";

/** Something that is wrong with the contract. Places count from 1. */
export interface LintFinding {
  /** What found it: our own rules, or one of the linters. */
  tool: "contract" | "spectral" | "redocly";
  rule: string;
  severity: "error" | "warning" | "information" | "hint";
  message: string;
  /** As an absolute path. */
  file: string;
  line: number;
  column: number;
}

/**
 * Lints the contract's sources with its own rules, with Spectral and with Redocly, the last by the `redocly.yaml` beside
 * the root.
 *
 * @param root The root file, as an absolute path.
 * @param part What Spectral and Redocly look at; all of it where absent. The contract's own rules look at all of it.
 * @returns Each finding once, by place.
 * @throws {Error} When a linter cannot run.
 */
export function lintSources(root: string = contractRoot, part?: Part): Promise<LintFinding[]> {
  return lint(root, { ...rules, ...sourceRules }, join(dirname(root), "redocly.yaml"), part);
}

/** Lints a bundle of the contract, as `lintSources` does the sources. */
export function lintBundle(file: string): Promise<LintFinding[]> {
  return lint(file, rules, join(dirname(contractRoot), "redocly.yaml"));
}

async function lint(
  root: string,
  named: Readonly<Record<string, Rule>>,
  configuration: string,
  part?: Part,
): Promise<LintFinding[]> {
  if (!existsSync(root)) throw new Error(`There is no file ${root}.`);
  const bundle = await bundleContract(root).catch(unreadable);
  if (Array.isArray(bundle)) return bundle;
  const sources = new Sources(root);
  const findings = [
    ...ruleFindings(named, bundle, sources),
    ...(await spectralFindings(partOf(bundle, part), sources)),
    ...(await runRedocly(root, configuration, part)),
  ];
  // A finding comes once for each way that leads to its place.
  const distinct = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
  return [...distinct.values()].sort(byPlace);
}

/** A contract that cannot be read is not linted further. */
function unreadable(error: unknown): LintFinding[] {
  if (!(error instanceof ContractError)) throw error;
  return error.diagnostics.map(({ message, advice, ...place }) => ({
    tool: "contract",
    rule: "readable",
    severity: "error",
    message: [message, advice].filter(Boolean).join(" "),
    ...place,
  }));
}

function ruleFindings(
  named: Readonly<Record<string, Rule>>,
  bundle: JsonObject,
  sources: Sources,
): LintFinding[] {
  const contract = readContract(bundle, { written: sources.written(), file: sources.root });
  return runRules(named, contract).map((finding) => ({
    tool: "contract",
    rule: finding.rule,
    severity: "error",
    message: finding.message,
    ...locateFinding(finding, sources),
  }));
}

async function spectralFindings(bundle: JsonObject, sources: Sources): Promise<LintFinding[]> {
  const findings = await runSpectral(bundle);
  return findings.map(({ pointer, ...finding }) => ({
    tool: "spectral",
    ...finding,
    ...sources.locateDefinition(pointer),
  }));
}

function byPlace(one: LintFinding, other: LintFinding): number {
  return (
    one.file.localeCompare(other.file) ||
    one.line - other.line ||
    one.column - other.column ||
    one.rule.localeCompare(other.rule)
  );
}
