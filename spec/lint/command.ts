import { relative, resolve } from "node:path";
import { contractRoot } from "../reading/sources.ts";
import { type LintFinding, lintBundle, lintSources } from "./index.ts";

/**
 * Lints the document from the command line and prints all findings.
 *
 * @param parameters Path of a bundle. Default: the source files.
 * @param print Prints one line.
 * @returns The exit code: 1 for any finding, including hints, or for a failed linter.
 */
export async function lintCommand(
  [bundle]: readonly string[],
  print: (line: string) => void = console.log,
): Promise<0 | 1> {
  const document = bundle === undefined ? contractRoot : resolve(bundle);
  try {
    const findings = await (bundle === undefined ? lintSources() : lintBundle(document));
    for (const finding of findings) print(formatFinding(finding));
    if (findings.length > 0) return 1;
    print(`Spectral and Redocly find nothing in ${document}.`);
    return 0;
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return 1;
  }
}

/**
 * Formats a finding on one line, with a path relative to the current folder: `openapi.yaml:3:1 error described The tag
 * ...`.
 */
function formatFinding({ file, line, column, severity, rule, message }: LintFinding): string {
  return `${relative(process.cwd(), file)}:${line}:${column} ${severity} ${rule} ${message}`;
}
