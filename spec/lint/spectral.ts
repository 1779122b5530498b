import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import spectralCore, { type RulesetDefinition } from "@stoplight/spectral-core";
import spectralParsers from "@stoplight/spectral-parsers";
import type { LintFinding } from "./index.ts";

const { Document, Ruleset, Spectral } = spectralCore;
const { Yaml } = spectralParsers;

/** The names of Spectral's severities, by their numbers. */
const SEVERITIES = ["error", "warning", "information", "hint"] as const;

/** What Spectral finds in a document; places of exceptions in the ruleset count from the document's folder. */
export async function runSpectral(file: string, definition: RulesetDefinition): Promise<LintFinding[]> {
  const spectral = new Spectral();
  const source = join(dirname(file), "ruleset");
  spectral.setRuleset(new Ruleset(definition, { severity: "recommended", source }));
  const results = await spectral.run(new Document(readFileSync(file, "utf8"), Yaml, file));
  return results.map(({ code, message, severity, source: found = file, range: { start } }) => ({
    tool: "spectral",
    rule: String(code),
    severity: SEVERITIES[severity],
    message,
    file: found,
    line: start.line + 1,
    column: start.character + 1,
  }));
}
