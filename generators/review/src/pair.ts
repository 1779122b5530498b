import { dirname, relative, sep } from "node:path";
import {
  type Contract,
  type JsonObject,
  type Operation,
  type Pointer,
  valueAt,
} from "@market-data/generator-core";
import { References } from "./references.ts";
import type { SourcePlace } from "./review.ts";

/** One of the two contracts that are compared. */
export interface Side {
  contract: Contract;
  references: References;
}

/** The contract at the base and now. */
export interface Pair {
  base: Side;
  now: Side;
  /** The contract's folder in the repository, with forward slashes: `spec`. */
  folder: string;
}

/** A place in one or in both of the contracts' bundles; what was added has none at the base, what was removed none now. */
export interface Places {
  base?: Pointer;
  now?: Pointer;
}

/** Two contracts, ready to be compared. */
export function pairOf(base: Contract, now: Contract, folder = "spec"): Pair {
  return { base: sideOf(base), now: sideOf(now), folder };
}

function sideOf(contract: Contract): Side {
  return { contract, references: new References(contract.document) };
}

/** A place that is named in now's contract, or at the base where it is written there alone. */
export function settled({ base, now }: Pair, { now: pointer, ...places }: Places): Places {
  if (pointer === undefined || valueAt(now.contract.document, pointer) !== undefined) {
    return pointer === undefined ? places : { ...places, now: pointer };
  }
  const isAtBase = valueAt(base.contract.document, pointer) !== undefined;
  return isAtBase ? { base: pointer } : { now: pointer.slice(0, -1) };
}

/** Where something is written: in the sources of now, or at the base where it is there alone. */
export function sourcePlace({ base, now, folder }: Pair, places: Places): SourcePlace | undefined {
  if (places.now !== undefined) return placeIn(now, folder, places.now);
  if (places.base !== undefined) return { ...placeIn(base, folder, places.base), atBase: true };
  return undefined;
}

/** The nearest place that is there now to one that is at the base alone. */
export function nearestPlace({ now, folder }: Pair, { base, now: there }: Places): SourcePlace | undefined {
  if (there !== undefined || base === undefined) return undefined;
  const { document } = now.contract;
  let near = base;
  while (near.length > 0 && !isNamed(document, near)) near = near.slice(0, -1);
  return placeIn(now, folder, near);
}

/** Whether a place is there, and not an item of a list, whose number another item may have taken. */
function isNamed(document: JsonObject, pointer: Pointer): boolean {
  return valueAt(document, pointer) !== undefined && !Array.isArray(valueAt(document, pointer.slice(0, -1)));
}

function placeIn({ contract: { sources } }: Side, folder: string, pointer: Pointer): SourcePlace {
  const { file, line } = sources.locateDefinition(pointer);
  const below = relative(dirname(sources.root), file).split(sep).join("/");
  return { file: `${folder}/${below}`, line };
}

/** The operations that a place touches, by operationId, in the order of the contract. */
export function operationsAt({ base, now }: Pair, places: Places): string[] {
  const paths = new Set([
    ...(places.now === undefined ? [] : now.references.pathsAt(places.now)),
    ...(places.base === undefined ? [] : base.references.pathsAt(places.base)),
  ]);
  // One that was renamed is told by its new name.
  const names = new Map([...namesByPath(base), ...namesByPath(now)]);
  return [...names].flatMap(([path, operationId]) => (paths.has(path) ? [operationId] : []));
}

function namesByPath({ contract }: Side): [string, string][] {
  return contract.model.operations.map(({ path, operationId }) => [path, operationId]);
}

/** The operations that both contracts have, by path. */
export function commonOperations({ base, now }: Pair): { base: Operation; now: Operation }[] {
  const before = new Map(base.contract.model.operations.map((operation) => [operation.path, operation]));
  return now.contract.model.operations.flatMap((operation) => {
    const old = before.get(operation.path);
    return old === undefined ? [] : [{ base: old, now: operation }];
  });
}
