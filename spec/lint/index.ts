import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { bundleContract } from "../reading/bundle.ts";
import { ContractError } from "../reading/diagnostics.ts";
import { contractRoot, Sources } from "../reading/sources.ts";
import { rules, sourceRules } from "../rules/index.ts";
import { type Contract, readContract } from "../rules/support/contract.ts";
import type { Rule } from "../rules/support/rule.ts";
import { locateFinding, runRules } from "../rules/support/run.ts";
import { createLinters, type RunLinter } from "./linters.ts";
import { type Part, partOf } from "./part.ts";

export { createLinters, type RunLinter, startLinters } from "./linters.ts";
export { type Part, partOf } from "./part.ts";

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

/** The rules of the contract's sources. */
const SOURCE_RULES = { ...rules, ...sourceRules };

/**
 * Lints the contract's sources with its own rules, with Spectral and with Redocly, the last by the `redocly.yaml` beside
 * the root.
 *
 * @param root The root file, as an absolute path.
 * @returns Each finding once, by place.
 * @throws {Error} When a linter cannot run.
 */
export function lintSources(root: string = contractRoot): Promise<LintFinding[]> {
  return lintFile(root, SOURCE_RULES, join(dirname(root), "redocly.yaml"));
}

/** Lints a bundle of the contract, as `lintSources` does the sources. */
export function lintBundle(file: string): Promise<LintFinding[]> {
  return lintFile(file, rules, join(dirname(contractRoot), "redocly.yaml"));
}

/**
 * As `lintSources`, of a contract that is read already.
 *
 * @param run The linters.
 * @param part What they look at; all of it where absent, and none of them runs where it is empty. The contract's own rules look at
 * all of it.
 */
export async function lintContract(
  contract: Contract,
  sources: Sources,
  run: RunLinter,
  part?: Part,
  named: Readonly<Record<string, Rule>> = SOURCE_RULES,
): Promise<LintFinding[]> {
  const isEmpty = part !== undefined && part.paths.length + part.components.length === 0;
  const running = isEmpty ? [] : run(partOf(contract.bundle, part));
  // What the caller does next may start others too.
  await null;
  const own = runRules(named, contract).map(
    (finding): LintFinding => ({
      tool: "contract",
      rule: finding.rule,
      severity: "error",
      message: finding.message,
      ...locateFinding(finding, sources),
    }),
  );
  const others = (await running).map(
    ({ pointer, ...finding }): LintFinding => ({ ...finding, ...sources.locateDefinition(pointer) }),
  );
  // A finding comes once for each way that leads to its place.
  const distinct = new Map([...own, ...others].map((finding) => [JSON.stringify(finding), finding]));
  return [...distinct.values()].sort(byPlace);
}

async function lintFile(
  root: string,
  named: Readonly<Record<string, Rule>>,
  configuration: string,
): Promise<LintFinding[]> {
  if (!existsSync(root)) throw new Error(`There is no file ${root}.`);
  const bundle = await bundleContract(root).catch(unreadable);
  if (Array.isArray(bundle)) return bundle;
  const sources = new Sources(root);
  const contract = readContract(bundle, { written: sources.written(), file: root });
  return lintContract(contract, sources, createLinters(configuration), undefined, named);
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

function byPlace(one: LintFinding, other: LintFinding): number {
  return (
    one.file.localeCompare(other.file) ||
    one.line - other.line ||
    one.column - other.column ||
    one.rule.localeCompare(other.rule)
  );
}
