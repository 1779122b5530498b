import { join, relative, sep } from "node:path";
import type { Part } from "@market-data/spec/lint";
import { ReviewError } from "./errors.ts";
import type { LintFinding } from "./review.ts";

/**
 * What the contract's own lint finds in its sources, by file and line.
 *
 * @param repository The repository's folder.
 * @param folder The contract's folder in it.
 * @param part What of it is linted; all of it where absent.
 * @throws {ReviewError} When a linter cannot run.
 */
export async function lintFindings(repository: string, folder = "spec", part?: Part): Promise<LintFinding[]> {
  // Loading the linters takes a second, which a review without them saves.
  const { lintSources } = await import("@market-data/spec/lint");
  const findings = await lintSources(join(repository, folder, "openapi.yaml"), part).catch((error: Error) => {
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
