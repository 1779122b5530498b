import type { Json } from "@market-data/generator-core";
import type { Direction, Kind, Level, RuleId } from "./catalogue.ts";

export type { Direction, Kind, Level } from "./catalogue.ts";

/** The levels from the least to the most. */
export const LEVELS: readonly Level[] = ["none", "patch", "minor", "major"];

/** The higher of levels; `none` where there are none. */
export function highest(levels: Iterable<Level>): Level {
  return LEVELS[Math.max(0, ...Array.from(levels, (level) => LEVELS.indexOf(level)))] ?? "none";
}

/** A place in the contract's sources. */
export interface SourcePlace {
  /** Relative to the repository, with forward slashes: `spec/paths/v1/cryptocurrency/map.yaml`. */
  file: string;
  /** From 1. */
  line: number;
  /** True where the place exists at the base only, as what was removed. */
  atBase?: boolean;
}

/** One change, in words of the API. */
export interface Change {
  /** The operation that it touches (`cryptocurrencyMapV1`), or undefined where it touches none. */
  operationId?: string;
  /** The operations that it touches where there are several, as a component's change does; it is told once. */
  operations?: string[];
  /** What it is about: "parameter `limit`", "field `name` of `MapItem`". */
  subject?: string;
  level: Level;
  /** What it breaks; nothing below `major`. */
  breaks: readonly Kind[];
  /** The rule that says so: `request-parameter-removed`. */
  rule: RuleId;
  /** Which way the value goes that changed, where one does. */
  direction?: Direction;
  /** The parameter that must not be sent as before, where it is one. */
  parameter?: string;
  /** The values of an enumeration that came or went. */
  values?: readonly string[];
  /** The value that was replaced, and the one that is there now, where the change is one of a value. */
  before?: Json;
  after?: Json;
  /** What changed. */
  text: string;
  /** What a client must do, or that it need do nothing. */
  advice: string;
  place?: SourcePlace;
  /** Where the place is at the base alone, the nearest that is there now: what was removed is removed from here. */
  near?: SourcePlace;
  /** Why a waiver lets it pass, where one does: it then counts as `patch`. */
  waived?: string;
  /** How many keys and requests meet it since a day in UTC, where a service's usage is known. */
  met?: { keys: number; requests: number; since: string };
  /** True where no release has what it breaks: it then counts as `patch`. */
  unreleased?: true;
}

/** What stops the review from passing, apart from the changes' size. */
export interface Rejection {
  kind: "changeset" | "lifecycle" | "waiver" | "consumer";
  /** The name by which a waiver can lift it, where one can. */
  rule?: RuleId;
  operationId?: string;
  text: string;
  /** What to do about it. */
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

/** What a change does to code that users wrote. */
export interface UsersCode {
  /** Unified differences of what is generated, by the file's path in the repository; files without one are left out. */
  differences: { file: string; difference: string }[];
  /** Why the types and the client cannot be generated, where they cannot. */
  problem?: string;
  /** Published types that no longer fit: programs that use them as they were do not compile. */
  broken: { name: string; kind: "name" | "accepted" | "returned"; text: string }[];
  /** What the compiler says of each program of `test/consumers` that it did not say at the base. */
  consumers: { file: string; line: number; text: string }[];
  /** How many programs were checked. */
  checked: number;
}

/** A page of the reference site. */
export interface Page {
  /** The operation or the record that it describes. */
  of: string;
  /** Below the site's URL: `operations/v1/cryptocurrency/map/`. */
  path: string;
}

/** A whole review. */
export interface Review {
  /** The base as it was named, and the revision that it stands for where it is one of git's. */
  base: { name: string; revision?: string };
  /** True where two documents alone are compared, without a repository around them. */
  isOfDocuments?: true;
  verdict: { level: Level; reason: string };
  changes: Change[];
  rejections: Rejection[];
  lint: LintFinding[];
  usersCode: UsersCode;
  /** The pages of the reference site on which the changes can be seen. */
  pages: Page[];
}
