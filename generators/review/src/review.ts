import type { Json } from "@market-data/generator-core";
import type { Direction, Kind, Level, RuleId } from "./catalogue.ts";

export type { Direction, Kind, Level } from "./catalogue.ts";

/** The file of waivers, relative to the repository. */
export const WAIVERS_FILE = ".review/waivers.yaml";

/** The levels from the least to the most. */
export const LEVELS: readonly Level[] = ["none", "patch", "minor", "major"];

/** The highest level, or `none` for an empty list. */
export function highest(levels: Iterable<Level>): Level {
  return LEVELS[Math.max(0, ...Array.from(levels, (level) => LEVELS.indexOf(level)))] ?? "none";
}

/** A place in the contract's sources. */
export interface SourcePlace {
  /** Relative to the repository, with forward slashes: `spec/paths/v1/cryptocurrency/map.yaml`. */
  file: string;
  /** From 1. */
  line: number;
  /** The JSON pointer in a file of one line: `#/paths/~1pets/get`. */
  pointer?: string;
  /** True for a place that exists only at the base, like a removed part. */
  atBase?: boolean;
}

/** A change in terms of the API. */
export interface Change {
  /** The only affected operation (`cryptocurrencyMapV1`). */
  operationId?: string;
  /** All affected operations, if several. The change is reported once. */
  operations?: string[];
  /** The changed part: "parameter `limit`", "field `name` of `MapItem`". */
  subject?: string;
  level: Level;
  /** The breaks; empty below `major`. */
  breaks: readonly Kind[];
  /** The id of the rule: `request-parameter-removed`. */
  rule: RuleId;
  /** The way of the changed value. */
  direction?: Direction;
  /** The parameter that clients must no longer send as before. */
  parameter?: string;
  /** The added or removed values of an enumeration. */
  values?: readonly string[];
  /** The old and the new value, for a change of a value. */
  before?: Json;
  after?: Json;
  /** The change as a sentence. */
  text: string;
  /** The steps for a client, or "Nothing." */
  advice: string;
  /** The facts of a new operation, a sentence each: parameters, plans, credits, cache and record. */
  facts?: readonly string[];
  place?: SourcePlace;
  /** The nearest existing place, for a place that exists only at the base. */
  near?: SourcePlace;
  /** The reason of the waiver. A waived change counts as `patch`. */
  waived?: string;
  /** The number of keys and requests with the change since a day in UTC, if the usage is known. */
  met?: { keys: number; requests: number; since: string };
  /** True for a break of an unreleased part, which counts as `patch`. */
  unreleased?: true;
}

/** The operations that a change touches, by operationId. */
export function getOperationIds({ operationId, operations }: Change): readonly string[] {
  return operations ?? (operationId === undefined ? [] : [operationId]);
}

/** A reason to fail the review, apart from the size of the changes. */
export interface Rejection {
  kind: "changeset" | "lifecycle" | "stability" | "waiver" | "consumer";
  /** The rule for a waiver, if a waiver is possible. */
  rule?: RuleId;
  operationId?: string;
  text: string;
  /** The remedy. */
  advice: string;
  place?: SourcePlace;
}

/** A finding of the lint. */
export interface LintFinding {
  tool: "contract" | "spectral" | "redocly";
  rule: string;
  severity: "error" | "warning";
  text: string;
  place: SourcePlace;
}

/** The effect of a change on users' code. */
export interface UsersCode {
  /** Unified diffs of changed generated files, by path in the repository. */
  differences: { file: string; difference: string }[];
  /** Why the types and the client cannot be generated, where they cannot. */
  problem?: string;
  /** Incompatible published types: programs that use the old types do not compile. */
  broken: { name: string; kind: "name" | "accepted" | "returned"; text: string }[];
  /** New compile errors in the programs of `test/consumers`. */
  consumers: { file: string; line: number; text: string }[];
  /** How many programs were checked. */
  checked: number;
}

/** A page of the reference site. */
export interface Page {
  /** The described operation or record. */
  of: string;
  /** Below the site's URL: `operations/v1/cryptocurrency/map/`. */
  path: string;
}

/** The size of all changes together. */
export interface Verdict {
  level: Level;
  /** The number of changes that decide. Breaks of clients and changes of terms are separate. */
  summary: string;
  /** The summary, and the first change that decides. */
  reason: string;
}

/** A whole review. */
export interface Review {
  /** The name of the base, and its git revision. */
  base: { name: string; revision?: string };
  /** True where two documents alone are compared, without a repository around them. */
  isOfDocuments?: true;
  verdict: Verdict;
  changes: Change[];
  /** Changes that break nothing, and that text outputs only count. */
  unlisted?: readonly Change[];
  rejections: Rejection[];
  lint: LintFinding[];
  usersCode: UsersCode;
  /** The pages of the reference site with the changes. */
  pages: Page[];
}
