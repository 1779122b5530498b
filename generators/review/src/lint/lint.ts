import { createRequire } from "node:module";
import { join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { LintFinding } from "../review.ts";
import { runJson } from "./run-json.ts";
import type { SpectralFinding } from "./spectral-process.ts";

/** What Redocly prints with `--format=json`, as far as it is read. */
interface RedoclyOutput {
  problems: {
    ruleId: string;
    severity: "error" | "warn";
    message: string;
    location: { source: { ref: string }; start?: { line: number } }[];
  }[];
}

const SPECTRAL = fileURLToPath(new URL("./spectral-process.ts", import.meta.url));
const REDOCLY = createRequire(import.meta.url).resolve("@redocly/cli/bin/cli.js");
const MOST_PROBLEMS = 1000;

/**
 * What Spectral and Redocly find in the contract's sources, each with the configuration in the contract's folder, by
 * file and line. Both run at the same time, in processes of their own.
 * @param repository The repository's folder.
 * @param folder The contract's folder in it.
 * @throws {ReviewError} when a linter cannot run.
 */
export async function lintFindings(repository: string, folder = "spec"): Promise<LintFinding[]> {
  const findings = await Promise.all([spectral(repository, folder), redocly(repository, folder)]);
  // The same finding comes once for each way that leads to its place.
  const distinct = new Map(findings.flat().map((finding) => [JSON.stringify(finding), finding]));
  return [...distinct.values()].sort(byPlace);
}

async function spectral(repository: string, folder: string): Promise<LintFinding[]> {
  const contract = join(repository, folder);
  const found = (await runJson("Spectral", SPECTRAL, [contract], repository)) as SpectralFinding[];
  return found.map(({ code, message, severity, source, range }) => ({
    tool: "spectral",
    rule: String(code),
    severity: severity === 0 ? "error" : "warning",
    text: message,
    place: { file: nameOf(repository, source ?? join(contract, "openapi.yaml")), line: range.start.line + 1 },
  }));
}

async function redocly(repository: string, folder: string): Promise<LintFinding[]> {
  const options = [
    `--config=${folder}/redocly.yaml`,
    "--lint-config=error",
    `--max-problems=${MOST_PROBLEMS}`,
    "--format=json",
  ];
  const output = await runJson(
    "Redocly",
    REDOCLY,
    ["lint", `${folder}/openapi.yaml`, ...options],
    repository,
  );
  return (output as RedoclyOutput).problems.map(({ ruleId, severity, message, location: [place] }) => ({
    tool: "redocly",
    rule: ruleId,
    severity: severity === "error" ? "error" : "warning",
    text: message,
    place: {
      file: nameOf(repository, place?.source.ref ?? `${folder}/openapi.yaml`),
      line: place?.start?.line ?? 1,
    },
  }));
}

function nameOf(repository: string, file: string): string {
  return relative(repository, resolve(repository, file)).split(sep).join("/");
}

function byPlace(one: LintFinding, other: LintFinding): number {
  return (
    one.place.file.localeCompare(other.place.file) ||
    one.place.line - other.place.line ||
    one.rule.localeCompare(other.rule)
  );
}
