/** What the tests of the rules share: a contract that keeps every rule, and a table of changes that break one. */
import { readFileSync } from "node:fs";
import spectralCore from "@stoplight/spectral-core";
import spectralParsers from "@stoplight/spectral-parsers";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { rules, sourceRules } from "../index.js";

const { Document, Ruleset, Spectral } = spectralCore;
const { Json } = spectralParsers;

/** @typedef {import("./contract.js").JsonObject} JsonObject */

/**
 * A contract and how it differs from the sample.
 *
 * @typedef {{ name: string, change: (document: JsonObject) => void }} Change
 */

/** @typedef {{ path: string, message: string }} Finding The path with a space between its segments. */

const sample = readFileSync(new URL("./sample.yaml", import.meta.url), "utf8");

/**
 * The sample contract, changed.
 *
 * @param {(document: JsonObject) => void} [change]
 * @returns {JsonObject}
 */
export function sampleContract(change) {
  // A round through JSON gives each use of a YAML anchor an object of its own.
  const document = JSON.parse(JSON.stringify(parse(sample, { merge: true })));
  change?.(document);
  return document;
}

/**
 * The operation of the sample that is current: by id or symbol, with `aux`.
 *
 * @param {JsonObject} document
 * @returns {JsonObject}
 */
export function latest(document) {
  return document.paths["/v2/coin-lists/{source}/latest"].get;
}

/**
 * The operation of the sample that is deprecated: in pages.
 *
 * @param {JsonObject} document
 * @returns {JsonObject}
 */
export function paged(document) {
  return document.paths["/v1/coins"].get;
}

/** The paths of the two operations in findings. */
export const latestAt = "paths /v2/coin-lists/{source}/latest get";
export const pagedAt = "paths /v1/coins get";

/**
 * Lints a document as Spectral's command line does.
 *
 * @param {JsonObject} document
 * @param {unknown} definition A ruleset.
 * @param {{ source: string, ruleset: string }} [files] Where the document and the ruleset stand, for exceptions by place.
 */
export async function lint(
  document,
  definition,
  files = { source: "/contract/openapi.yaml", ruleset: "/contract/.spectral.js" },
) {
  const spectral = new Spectral();
  spectral.setRuleset(new Ruleset(definition, { severity: "recommended", source: files.ruleset }));
  return spectral.run(new Document(JSON.stringify(document), Json, files.source));
}

/**
 * Tests one rule by a table: contracts that keep it, and contracts that break it with what it then says.
 *
 * @param {string} name The name of the rule.
 * @param {{ valid: Change[], invalid: (Change & { findings: Finding[] })[] }} table
 */
export function testRule(name, { valid, invalid }) {
  const rule = /** @type {Record<string, any>} */ ({ ...rules, ...sourceRules })[name];

  /** @param {Change} contract */
  async function findingsOf({ change }) {
    const results = await lint(sampleContract(change), { rules: { [name]: rule } });
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
