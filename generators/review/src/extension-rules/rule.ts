import { isDeepStrictEqual } from "node:util";
import { isObject, type Json, type Operation, type Pointer } from "@market-data/generator-core";
import type { Graded } from "../catalogue.ts";
import { type ContractPair, commonOperations, type Places } from "../pair.ts";

/** A difference of a fact in both contracts. */
export interface Verdict extends Graded {
  readonly text: string;
  /** The path from the fact to the difference. */
  readonly at?: Pointer;
  /** The facts in words, if the places contain no readable value. */
  readonly before?: string;
  readonly after?: string;
}

/** A finding of an extension rule. */
export interface Found extends Omit<Verdict, "at"> {
  readonly places: Places;
  readonly operationId?: string;
  readonly operations?: string[];
}

/** A rule for the extensions of our contracts. */
export type Rule = (pair: ContractPair) => Found[];

/** An operation at the base and now. */
export interface Both {
  base: Operation;
  now: Operation;
  pair: ContractPair;
}

/** A rule for an extension of all common operations. */
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

/** Removes the notes on the source of a fact. */
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
