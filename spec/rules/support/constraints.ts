import { type Json, toEntries, toList } from "../../reading/json.ts";

/** The minimum and maximum number of parameters in a request, by kind of constraint. */
const BOUNDS: Readonly<Record<string, readonly [number, number]>> = {
  exactlyOneOf: [1, 1],
  atLeastOneOf: [1, Number.POSITIVE_INFINITY],
  atMostOneOf: [0, 1],
};

/** A violated constraint. */
export interface BrokenConstraint {
  kind: string;
  names: string[];
  /** The number of sent parameters. */
  sent: number;
}

/** Returns the violated constraints of `x-svc-constraints` for a set of sent parameters. */
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
