/** What the tests of the rules share: a contract that keeps every rule, and a table of changes that break one. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { rules, sourceRules } from "../index.ts";
import { readContract } from "./contract.ts";
import type { Rule } from "./rule.ts";
import { runRules } from "./run.ts";

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

// Through JSON, so that each use of a YAML anchor is an object of its own.
const sample = JSON.stringify(
  parse(readFileSync(new URL("./sample.yaml", import.meta.url), "utf8"), { merge: true }),
);

/** The sample contract, changed. */
export function sampleContract(change?: (document: Sample) => void): Sample {
  const document = JSON.parse(sample);
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

/** Tests one rule by a table: contracts that keep it, and contracts that break it with what it then says. */
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
