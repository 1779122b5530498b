import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { bundleContract } from "../reading/bundle.ts";
import { ContractError } from "../reading/diagnostics.ts";
import { contractRoot, Sources } from "../reading/sources.ts";
import { rules, sourceRules } from "../rules/index.ts";
import { type Contract, readContract } from "../rules/support/contract.ts";
import type { Rule } from "../rules/support/rule.ts";
import { locateFinding, runRules } from "../rules/support/run.ts";
import type { LintFinding } from "./linter.ts";
import { runLinters } from "./linters.ts";
import { type Part, pickPart } from "./part.ts";

export type { LintFinding } from "./linter.ts";
export { type Part, pickPart } from "./part.ts";

/** Rules for source files. */
const SOURCE_RULES = { ...rules, ...sourceRules };

/**
 * Lints the source files with the contract's own rules, Spectral and Redocly. Redocly also lints the workflows, and uses
 * the `redocly.yaml` next to the root file.
 *
 * @param root Absolute path of the root file.
 * @returns Unique findings, sorted by location. The workflows come last.
 * @throws {Error} for a linter that cannot run.
 */
export function lintSources(root: string = contractRoot): Promise<LintFinding[]> {
  const configuration = join(dirname(root), "redocly.yaml");
  return lintFile(root, SOURCE_RULES, configuration, async ({ operations }) => {
    const { lintWorkflows } = await import("./workflows.ts");
    const ids = operations.map(({ value }) => value["operationId"]);
    return lintWorkflows(root, new Set(ids), configuration);
  });
}

/** Lints a bundle of the contract like `lintSources`, but without the rules for source files only. */
export function lintBundle(file: string): Promise<LintFinding[]> {
  return lintFile(file, rules, join(dirname(contractRoot), "redocly.yaml"));
}

/**
 * Lints a loaded contract in the same way as `lintSources`.
 *
 * @param configuration Absolute path of Redocly's configuration.
 * @param part The linted part. Default: the whole contract. An empty part skips the linters. The contract's own rules
 * always check the whole contract.
 */
export async function lintContract(
  contract: Contract,
  sources: Sources,
  configuration: string,
  part?: Part,
  named: Readonly<Record<string, Rule>> = SOURCE_RULES,
): Promise<LintFinding[]> {
  const isEmpty = part !== undefined && part.paths.length + part.components.length === 0;
  const own = runRules(named, contract).map(
    (finding): LintFinding => ({
      tool: "contract",
      rule: finding.rule,
      severity: "error",
      message: finding.message,
      ...locateFinding(finding, sources),
    }),
  );
  const found = isEmpty ? [] : await runLinters(configuration, pickPart(contract.bundle, part));
  const others = found.map(
    ({ pointer, ...finding }): LintFinding => ({ ...finding, ...sources.locateDefinition(pointer) }),
  );
  // Several paths can lead to the same location. Duplicates are removed.
  const distinct = new Map([...own, ...others].map((finding) => [JSON.stringify(finding), finding]));
  return [...distinct.values()].sort(byPlace);
}

async function lintFile(
  root: string,
  named: Readonly<Record<string, Rule>>,
  configuration: string,
  lintMore: (contract: Contract) => Promise<LintFinding[]> = async () => [],
): Promise<LintFinding[]> {
  if (!existsSync(root)) throw new Error(`There is no file ${root}.`);
  const bundle = await bundleContract(root).catch(unreadable);
  if (Array.isArray(bundle)) return bundle;
  const sources = new Sources(root);
  const contract = readContract(bundle, { written: sources.written(), file: root });
  const findings = await lintContract(contract, sources, configuration, undefined, named);
  return [...findings, ...(await lintMore(contract))];
}

/** An unreadable contract is not linted. */
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
