import { isDeepStrictEqual } from "node:util";
import { isObject, type Json, type Operation, type Pointer } from "@market-data/generator-core";
import { type ContractPair, commonOperations, type Places } from "../pair.ts";
import type { Level } from "../review.ts";

/** What a rule of ours found. */
export interface Found {
  rule: string;
  level: Level;
  text: string;
  advice: string;
  places: Places;
  operationId?: string;
  operations?: string[];
  subject?: string;
  /** What was stated and what is, in words, where the places hold no value that a reader could take in. */
  before?: string;
  after?: string;
}

/** A rule about what the extensions of our contracts state. */
export type Rule = (pair: ContractPair) => Found[];

/** What a rule says of one fact that both contracts have, and that differs. */
export interface Verdict {
  rule: string;
  level: Level;
  text: string;
  advice: string;
  /** The way from the fact to what differs in it. */
  at?: Pointer;
  /** As in `Found`. */
  before?: string;
  after?: string;
}

/** The operations on the two sides of a comparison. */
export interface Both {
  base: Operation;
  now: Operation;
  pair: ContractPair;
}

const NOTHING = "Nothing.";

/** Whether a change is for the worse or for the better of clients, with the words for each. */
export function worseOrBetter(
  worse: boolean,
  rule: string,
  text: string,
  advice: string,
  at: Pointer = [],
): Verdict {
  return { rule, level: worse ? "major" : "minor", text, advice: worse ? advice : NOTHING, at };
}

/** A rule over one extension of every operation that both contracts have. */
export function operationRule<Fact>(
  extension: string,
  getFact: (operation: Operation) => Fact,
  compare: (before: Fact, after: Fact, both: Both) => Verdict[],
): Rule {
  return (pair) =>
    commonOperations(pair).flatMap(({ base, now }) => {
      const [before, after] = [withoutOrigins(getFact(base)), withoutOrigins(getFact(now))];
      if (isDeepStrictEqual(before, after)) return [];
      const start = ["paths", now.path, "get", extension];
      const old = ["paths", base.path, "get", extension];
      return compare(before, after, { base, now, pair }).map(({ at = [], ...verdict }) => ({
        ...verdict,
        operationId: now.operationId,
        places: { base: [...old, ...at], now: [...start, ...at] },
      }));
    });
}

/** The parameters that a change removes. Their removal is a change of its own, so other rules ignore them. */
export function getRemovedParameters({ base, now }: Pick<Both, "base" | "now">): ReadonlySet<string> {
  const kept = new Set(now.parameters.map(({ name }) => name));
  return new Set(base.parameters.map(({ name }) => name).filter((name) => !kept.has(name)));
}

/** A fact without its marks of origin, which say where it comes from and not what it is. */
export function withoutOrigins<Fact>(fact: Fact): Fact {
  return strip(fact as Json) as Fact;
}

function strip(value: Json): Json {
  if (Array.isArray(value)) return value.map(strip);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => (key === "origin" ? [] : [[key, strip(item)]])),
  );
}
