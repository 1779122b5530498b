import { relative, resolve } from "node:path";
import { contractRoot } from "../reading/sources.ts";
import { type LintFinding, lintBundle, lintSources } from "./index.ts";

/**
 * Lints what the command line names, and prints what was found.
 *
 * @param parameters A bundle of the contract; its sources where there is none.
 * @param print Takes each line of the output.
 * @returns The exit code: 1 where anything was found, a hint included, or where a linter could not run.
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

/** A finding on one line, its file as a path from the current folder: `openapi.yaml:3:1 error described The tag ...`. */
function formatFinding({ file, line, column, severity, rule, message }: LintFinding): string {
  return `${relative(process.cwd(), file)}:${line}:${column} ${severity} ${rule} ${message}`;
}
