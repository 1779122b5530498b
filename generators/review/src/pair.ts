import { dirname, relative, sep } from "node:path";
import {
  type Contract,
  type JsonObject,
  type Operation,
  type Pointer,
  valueAt,
} from "@market-data/generator-core";
import type { Sources } from "@market-data/spec/reading";
import { SchemaReader } from "./compare/normal-form/read-schema.ts";
import { pathKey } from "./path-key.ts";
import { References } from "./references.ts";
import type { Change, SourcePlace } from "./review.ts";

/** A document of a comparison. */
export interface Side {
  readonly document: JsonObject;
  readonly references: References;
  readonly schemas: SchemaReader;
  /** Where a place of the document is written. */
  locate(pointer: Pointer): SourcePlace;
  /** Whether users import the types of records without an operation. */
  readonly hasPublishedRecords?: true;
}

/** A contract of this repository. The review reads and checks its extensions. */
export interface ContractSide extends Side {
  readonly contract: Contract;
}

/** A document at the base and now. */
export interface Pair<S extends Side = Side> {
  readonly base: S;
  readonly now: S;
}

export type ContractPair = Pair<ContractSide>;

/** A place in the two bundles. Added parts have no place at the base, removed parts have no place now. */
export interface Places {
  base?: Pointer;
  now?: Pointer;
}

/** Two contracts, ready to be compared. @param folder The contract's folder in the repository, with forward slashes. */
export function createPair(base: Contract, now: Contract, folder = "spec"): ContractPair {
  return { base: createSide(base, folder), now: createSide(now, folder) };
}

function createSide(contract: Contract, folder: string): ContractSide {
  const { document, sources } = contract;
  const locate = createLocate(
    sources,
    (file) => `${folder}/${relative(dirname(sources.root), file).split(sep).join("/")}`,
  );
  return { contract, ...createDocumentSide(document, locate), hasPublishedRecords: true };
}

/** Finds places in the sources. @param formatFile Names a file. */
export function createLocate(sources: Sources, formatFile: (file: string) => string): Side["locate"] {
  return (pointer) => {
    const { column: _, ...place } = sources.locateDefinition(pointer);
    return { ...place, file: formatFile(place.file) };
  };
}

/** A document of any origin, ready to be compared. */
export function createDocumentSide(document: JsonObject, locate: Side["locate"]): Side {
  const references = new References(document);
  return { document, references, schemas: new SchemaReader(document, references), locate };
}

/** A place by its pointer: in the new contract, else at the base. */
export function settled({ base, now }: Pair, { now: pointer, ...places }: Places): Places {
  if (pointer === undefined || valueAt(now.document, pointer) !== undefined) {
    return pointer === undefined ? places : { ...places, now: pointer };
  }
  const isAtBase = valueAt(base.document, pointer) !== undefined;
  return isAtBase ? { base: pointer } : { now: pointer.slice(0, -1) };
}

/** The source of a place: in the new contract, else at the base. */
export function sourcePlace({ base, now }: Pair, places: Places): SourcePlace | undefined {
  if (places.now !== undefined) return now.locate(places.now);
  if (places.base !== undefined) return { ...base.locate(places.base), atBase: true };
  return undefined;
}

/** The nearest place in the new contract, for a place only at the base. */
export function nearestPlace({ now }: Pair, { base, now: there }: Places): SourcePlace | undefined {
  if (there !== undefined || base === undefined) return undefined;
  let near = base;
  while (near.length > 0 && !isNamed(now.document, near)) near = near.slice(0, -1);
  return now.locate(near);
}

/** Whether a place exists. List items do not count: after a removal, the next item has the same number. */
function isNamed(document: JsonObject, pointer: Pointer): boolean {
  return valueAt(document, pointer) !== undefined && !Array.isArray(valueAt(document, pointer.slice(0, -1)));
}

/** The operations of a place, by operationId, in the order of the contract. */
export function operationsAt({ base, now }: ContractPair, places: Places): string[] {
  const paths = new Set(
    [
      ...(places.now === undefined ? [] : now.references.pathsAt(places.now)),
      ...(places.base === undefined ? [] : base.references.pathsAt(places.base)),
    ].map(pathKey),
  );
  // A renamed operation has its new name.
  const names = new Map([...namesByPath(base), ...namesByPath(now)]);
  return [...names].flatMap(([path, operationId]) => (paths.has(path) ? [operationId] : []));
}

/** The operations of a change, in the form of a change. */
export function namedOperations([operationId, ...others]: readonly string[]): Pick<
  Change,
  "operationId" | "operations"
> {
  if (operationId === undefined) return {};
  return others.length === 0 ? { operationId } : { operations: [operationId, ...others] };
}

function namesByPath({ contract }: ContractSide): [string, string][] {
  return contract.model.operations.map(({ path, operationId }) => [pathKey(path), operationId]);
}

/** The operations of both contracts, by path. */
export function commonOperations({ base, now }: ContractPair): { base: Operation; now: Operation }[] {
  const before = new Map(
    base.contract.model.operations.map((operation) => [pathKey(operation.path), operation]),
  );
  return now.contract.model.operations.flatMap((operation) => {
    const old = before.get(pathKey(operation.path));
    return old === undefined ? [] : [{ base: old, now: operation }];
  });
}
