import { type Json, toEntries, toList } from "../../reading/json.ts";

/** How many of its parameters a constraint of each kind lets a request send: at least, and at most. */
const BOUNDS: Readonly<Record<string, readonly [number, number]>> = {
  exactlyOneOf: [1, 1],
  atLeastOneOf: [1, Number.POSITIVE_INFINITY],
  atMostOneOf: [0, 1],
};

/** A constraint that a request breaks. */
export interface BrokenConstraint {
  kind: string;
  names: string[];
  /** How many of them the request sends. */
  sent: number;
}

/** The constraints of an operation's `x-svc-constraints` that sending some parameters breaks. */
export function brokenConstraints(
  constraints: Json | undefined,
  sends: (name: string) => boolean,
): BrokenConstraint[] {
  return toList(constraints)
    .flatMap(toEntries)
    .flatMap(([kind, list]) => {
      const [least, most] = BOUNDS[kind] ?? [0, Number.POSITIVE_INFINITY];
      const names = toList(list).map(String);
      const sent = names.filter(sends).length;
      return sent < least || sent > most ? [{ kind, names, sent }] : [];
    });
}
