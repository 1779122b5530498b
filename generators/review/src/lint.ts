import { dirname, join, relative, sep } from "node:path";
import type { Contract } from "@market-data/generator-core";
import { lintContract, type Part } from "@market-data/spec/lint";
import { ReviewError } from "./errors.ts";
import type { LintFinding } from "./review.ts";

/**
 * The findings of the contract's lint in the sources, by file and line.
 *
 * @param repository The repository's folder.
 * @param part The part for the linters. Default: the whole contract.
 * @throws {ReviewError} if a linter cannot run.
 */
export async function lintFindings(
  repository: string,
  { ruleContract, sources }: Contract,
  part?: Part,
): Promise<LintFinding[]> {
  const configuration = join(dirname(sources.root), "redocly.yaml");
  const findings = await lintContract(ruleContract, sources, configuration, part).catch((error: Error) => {
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
