// A process of lint.ts: prints what Spectral finds in the contract's sources, as JSON.
//
//   node spectral-process.ts <the contract's folder>
//
// Spectral's own command bundles the ruleset first, and checks examples besides: both take longer than all the rest.
import { readFileSync } from "node:fs";
import { createRequire, enableCompileCache } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

enableCompileCache();

/** What is used of Spectral, which is the one that the contract's own lint runs on. */
interface SpectralCore {
  Spectral: new () => {
    setRuleset(ruleset: unknown): void;
    run(document: unknown): Promise<SpectralFinding[]>;
  };
  Ruleset: new (definition: unknown, options: { severity: "recommended"; source: string }) => unknown;
  Document: new (text: string, parser: unknown, file: string) => unknown;
}

/** A finding as Spectral tells it. */
export interface SpectralFinding {
  code: string | number;
  message: string;
  /** 0 an error, 1 a warning, 2 an information, 3 a hint. */
  severity: number;
  /** The file, as an absolute path. */
  source?: string;
  /** From 0. */
  range: { start: { line: number } };
}

/** Rules that compile a schema for each example, which Redocly and the reader of the contract do at a tenth of the time. */
const LEFT_TO_REDOCLY = { "oas3-valid-media-example": "off", "oas3-valid-schema-example": "off" };

const [folder = "."] = process.argv.slice(2);
const require = createRequire(join(folder, "package.json"));
const { Spectral, Ruleset, Document } = require("@stoplight/spectral-core") as SpectralCore;
const { Yaml } = require("@stoplight/spectral-parsers") as { Yaml: unknown };

const source = join(folder, ".spectral-sources.js");
const { default: ruleset } = await import(pathToFileURL(source).href);
const spectral = new Spectral();
const rules = { ...ruleset.rules, ...LEFT_TO_REDOCLY };
spectral.setRuleset(new Ruleset({ ...ruleset, rules }, { severity: "recommended", source }));

const file = join(folder, "openapi.yaml");
const findings = await spectral.run(new Document(readFileSync(file, "utf8"), Yaml, file));
process.stdout.write(JSON.stringify(findings));
