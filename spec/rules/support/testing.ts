/** What the tests of the rules share: a contract that keeps every rule, and a table of changes that break one. */
import { readFileSync } from "node:fs";
import spectralCore, { type RulesetDefinition } from "@stoplight/spectral-core";
import spectralParsers from "@stoplight/spectral-parsers";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { spectralRules } from "../../lint/ruleset.ts";
import { rules, sourceRules } from "../index.ts";
import type { Rule } from "./rule.ts";

const { Document, Ruleset, Spectral } = spectralCore;
const { Json } = spectralParsers;

/** The sample contract, or a part of it, open to any change. */
// biome-ignore lint/suspicious/noExplicitAny: tests also write what no contract may hold.
export type Sample = any;

/** A contract and how it differs from the sample. */
interface Change {
  name: string;
  change: (document: Sample) => void;
}

interface Table {
  valid: Change[];
  invalid: (Change & {
    /** The path with a space between its segments. */
    findings: { path: string; message: string }[];
  })[];
}

const sample = readFileSync(new URL("./sample.yaml", import.meta.url), "utf8");

/** The sample contract, changed. */
export function sampleContract(change?: (document: Sample) => void): Sample {
  // A round through JSON gives each use of a YAML anchor an object of its own.
  const document = JSON.parse(JSON.stringify(parse(sample, { merge: true })));
  change?.(document);
  return document;
}

/** The operation of the sample that is current: by id or symbol, with `aux`. */
export function latest(document: Sample): Sample {
  return document.paths["/v2/coin-lists/{source}/latest"].get;
}

/** The operation of the sample that is deprecated: in pages. */
export function paged(document: Sample): Sample {
  return document.paths["/v1/coins"].get;
}

/** The paths of the two operations in findings. */
export const latestAt = "paths /v2/coin-lists/{source}/latest get";
export const pagedAt = "paths /v1/coins get";

/**
 * Lints a document by a ruleset.
 *
 * @param files Where the document and the ruleset stand, for exceptions by place.
 */
export async function lint(
  document: Sample,
  definition: RulesetDefinition,
  files = { source: "/contract/openapi.yaml", ruleset: "/contract/ruleset" },
) {
  const spectral = new Spectral();
  spectral.setRuleset(new Ruleset(definition, { severity: "recommended", source: files.ruleset }));
  return spectral.run(new Document(JSON.stringify(document), Json, files.source));
}

/** Tests one rule by a table: contracts that keep it, and contracts that break it with what it then says. */
export function testRule(name: string, { valid, invalid }: Table): void {
  const rule = ({ ...rules, ...sourceRules } as Record<string, Rule>)[name] as Rule;

  async function findingsOf({ change }: Change) {
    const results = await lint(sampleContract(change), { rules: spectralRules({ [name]: rule }) });
    return results.map(({ path, message }) => ({ path: path.join(" "), message }));
  }

  describe(name, () => {
    it.each([{ name: "the sample", change: () => {} }, ...valid])("lets pass: $name", async (contract) => {
      expect(await findingsOf(contract)).toEqual([]);
    });
    it.each(invalid)("finds: $name", async (contract) => {
      expect(await findingsOf(contract)).toEqual(contract.findings);
    });
  });
}
