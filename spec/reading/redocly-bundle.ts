import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import {
  BaseResolver,
  bundle,
  createConfig,
  getLineColLocation,
  type NormalizedProblem,
  Source,
} from "@redocly/openapi-core";
import { assertNone, ContractError, type Diagnostic, formatDiagnostic } from "./diagnostics.ts";
import type { JsonObject } from "./json.ts";
import { nearestName } from "./names.ts";
import { readText } from "./yaml.ts";

const POINT_ELSEWHERE = "Write an existing path.";

/** Also reads UTF-16. */
class Resolver extends BaseResolver {
  override async loadExternalRef(reference: string): Promise<Source> {
    const source = await super.loadExternalRef(reference);
    return URL.canParse(reference) ? source : new Source(reference, readText(reference));
  }
}

/**
 * Bundles a document of any layout with Redocly.
 * @param root Absolute path of the root file.
 * @throws {ContractError} for a syntax error, a document other than OpenAPI, or a broken reference.
 */
export async function bundleWithRedocly(root: string): Promise<JsonObject> {
  const config = await createConfig({});
  try {
    const result = await bundle({ ref: root, config, externalRefResolver: new Resolver(config.resolve) });
    const diagnostics = result.problems.map(toDiagnostic);
    const broken = new Set(diagnostics.filter(isSyntaxError).map(({ file }) => file));
    // An invalid file is reported once, not once per reference.
    assertNone(
      distinct(diagnostics.filter((each) => isSyntaxError(each) || !mentionsAny(each.message, broken))),
    );
    return result.bundle.parsed as JsonObject;
  } catch (error) {
    if (error instanceof ContractError) throw error;
    const { line, col = 1, message } = error as { line?: number; col?: number; message: string };
    throw new ContractError([
      line === undefined ? notOpenApi(root, message) : syntaxError(root, line, col, message),
    ]);
  }
}

function toDiagnostic(problem: NormalizedProblem): Diagnostic {
  const [first] = problem.location;
  if (first === undefined) return { file: "", line: 1, column: 1, message: problem.message, advice: "" };
  const { source, start } = getLineColLocation(first);
  const file = source.absoluteRef;
  if (problem.message.startsWith("Failed to parse")) {
    return syntaxError(file, start.line, start.col, problem.message.replace(/^Failed to parse: /, ""));
  }
  const missing = /ENOENT[^']*'([^']+)'/.exec(problem.message)?.[1];
  return {
    file,
    line: start.line,
    column: start.col,
    message: missing === undefined ? problem.message : `The target of this $ref does not exist: ${missing}.`,
    advice: missing === undefined ? POINT_ELSEWHERE : nearestFile(missing),
  };
}

function syntaxError(file: string, line: number, column: number, text: string): Diagnostic {
  const message = `YAML syntax error: ${text.replace(/ in ".*$/s, "")}.`;
  return { file, line, column, message, advice: "Fix the YAML on this line or the previous line." };
}

function notOpenApi(root: string, text: string): Diagnostic {
  const words = text
    .replace(/\.$/, "")
    .replace(/^Document must be JSON object, got \w+$/, "it must be a map of keys");
  const message = `This is not an OpenAPI description: ${words}.`;
  return {
    file: root,
    line: 1,
    column: 1,
    message,
    advice: "Pass the root file of an OpenAPI description, with `openapi: 3.1.0`.",
  };
}

/** The bundler reports an invalid file once per reference. */
function distinct(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [...new Map(diagnostics.map((each) => [formatDiagnostic(each), each])).values()];
}

function isSyntaxError({ message }: Diagnostic): boolean {
  return message.startsWith("YAML syntax error");
}

function mentionsAny(message: string, files: ReadonlySet<string>): boolean {
  return [...files].some((file) => message.includes(file));
}

function nearestFile(missing: string): string {
  const folder = dirname(resolve(missing));
  if (!existsSync(folder))
    return `There is no folder ${folder} either: write the path relative to the file with the $ref.`;
  const nearest = nearestName(basename(missing), readdirSync(folder));
  return nearest === undefined ? POINT_ELSEWHERE : `Did you mean "${nearest}"?`;
}
