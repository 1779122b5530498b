/** Helpers for tests of rules: a valid sample contract, and tables of valid and invalid changes. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { rules, sourceRules } from "../index.ts";
import { readContract } from "./contract.ts";
import type { Rule } from "./rule.ts";
import { runRules } from "./run.ts";

/** The sample contract or a part of it. */
// biome-ignore lint/suspicious/noExplicitAny: tests also write invalid contracts.
export type Sample = any;

/** A named change of the sample contract. */
interface Change {
  name: string;
  change: (document: Sample) => void;
}

interface Table {
  valid: Change[];
  invalid: (Change & {
    /** The path with spaces between segments. */
    findings: { path: string; message: string }[];
  })[];
}

// The JSON round trip turns each use of a YAML anchor into a separate object.
const sample = JSON.stringify(
  parse(readFileSync(new URL("./sample.yaml", import.meta.url), "utf8"), { merge: true }),
);

/** Creates a changed sample contract. */
export function sampleContract(change?: (document: Sample) => void): Sample {
  const document = JSON.parse(sample);
  change?.(document);
  return document;
}

/** The current operation of the sample: by id or symbol, with `aux`. */
export function latest(document: Sample): Sample {
  return document.paths["/v2/coin-lists/{source}/latest"].get;
}

/** The deprecated operation of the sample, with pages. */
export function paged(document: Sample): Sample {
  return document.paths["/v1/coins"].get;
}

/** The paths of both operations in findings. */
export const latestAt = "paths /v2/coin-lists/{source}/latest get";
export const pagedAt = "paths /v1/coins get";

/** Tests a rule with a table of valid and invalid contracts. */
export function testRule(name: string, { valid, invalid }: Table): void {
  const rule = ({ ...rules, ...sourceRules } as Record<string, Rule>)[name] as Rule;

  function findProblems({ change }: Change) {
    const findings = runRules({ [name]: rule }, readContract(sampleContract(change)));
    return findings.map(({ pointer, message }) => ({ path: pointer.join(" "), message }));
  }

  describe(name, () => {
    it.each([{ name: "the sample", change: () => {} }, ...valid])("lets pass: $name", (contract) => {
      expect(findProblems(contract)).toEqual([]);
    });
    it.each(invalid)("finds: $name", (contract) => {
      expect(findProblems(contract)).toEqual(contract.findings);
    });
  });
}
