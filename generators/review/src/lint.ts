import { relative, sep } from "node:path";
import type { Contract } from "@market-data/generator-core";
import { lintContract, type Part, type RunLinter } from "@market-data/spec/lint";
import { ReviewError } from "./errors.ts";
import type { LintFinding } from "./review.ts";

/**
 * The findings of the contract's lint in the sources, by file and line.
 *
 * @param repository The repository's folder.
 * @param run The linters.
 * @param part The part for the linters. Default: the whole contract.
 * @throws {ReviewError} if a linter cannot run.
 */
export async function lintFindings(
  repository: string,
  { ruleContract, sources }: Contract,
  run: RunLinter,
  part?: Part,
): Promise<LintFinding[]> {
  const findings = await lintContract(ruleContract, sources, run, part).catch((error: Error) => {
    throw new ReviewError(error.message, "Run `node spec/lint.ts`, which shows the same.");
  });
  return findings.map(({ tool, rule, severity, message, file, line }) => ({
    tool,
    rule,
    severity: severity === "error" ? "error" : "warning",
    text: message,
    place: { file: relative(repository, file).split(sep).join("/"), line },
  }));
}
