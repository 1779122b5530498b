import { identifier, type Model, type Operation } from "@market-data/generator-core";
import { anyGroup, constraintGroup, constraintNames, type Group, oneGroup, severalGroup } from "./groups.ts";
import { type NarrowedTypes, recordType } from "./narrowed-types.ts";
import { asList, asObject, collectProperties, recordName, resolve } from "./schemas.ts";

/** One overload of an operation: the type of its lookups, and the type of the result. */
export interface Overload {
  /** Replaces the type of the lookups' constraint; absent where that type is used. */
  lookups?: Group;
  result: string;
}

/** The overloads of an operation, from the narrowest to the widest, which accepts the arguments of all others. */
export function createOverloads(
  operation: Operation,
  model: Model,
  narrowedTypes: NarrowedTypes,
): Overload[] {
  const { result, success } = operation;
  const record = recordType(result.record, narrowedTypes);
  if (result.shape === "array") return [{ result: `${record}[]` }];
  assertEnvelope(operation, model);
  const isPlain = !narrowedTypes.has(result.record);
  if (result.shape === "list")
    return [{ result: isPlain ? identifier(success.schema ?? "") : `Envelope<${record}[]>` }];
  if (result.shape === "map") return createMapOverloads(operation, record);
  if (result.arrayUnder !== undefined) return createObjectOverloads(operation, record);
  return [{ result: isPlain ? identifier(success.schema ?? "") : `Envelope<${record}>` }];
}

/** The record, or all that some of the lookups find. */
function createObjectOverloads(operation: Operation, record: string): Overload[] {
  const { arrayUnder = [] } = operation.result;
  const constraint = findLookupConstraint(operation);
  if (constraint === undefined) throw severalShapesError(operation);
  const names = constraintNames(constraint);
  const exclusive = constraint.exactlyOneOf !== undefined;
  const single = names.filter((name) => !arrayUnder.includes(name));
  return [
    { lookups: anyGroup(operation, single, names, exclusive), result: `Envelope<${record}>` },
    { lookups: anyGroup(operation, arrayUnder, names, exclusive), result: `Envelope<${record}[]>` },
    { result: `Envelope<${record} | ${record}[]>` },
  ];
}

function severalShapesError({ operationId }: Operation): Error {
  return new Error(`"${operationId}" returns several shapes and has no constraint over its lookups.`);
}

function createMapOverloads(operation: Operation, record: string): Overload[] {
  const { keyedBy = [], arrayUnder = [], unwrappedFor = [], maySkip = false } = operation.result;
  const constraint = findLookupConstraint(operation);
  const map = (value: string) => (maySkip ? `Entries<${value}>` : `{ [key: string]: ${value} }`);
  if (constraint === undefined) {
    if (arrayUnder.length + unwrappedFor.length > 0) throw severalShapesError(operation);
    return [{ result: `Envelope<${map(record)}>` }];
  }
  const exclusive = constraint.exactlyOneOf !== undefined;
  const names = constraintNames(constraint);
  const single = names.filter((name) => !arrayUnder.includes(name));
  // Lookups that are not keys, such as an address, select among what the others find.
  const selecting = names.filter((name) => !keyedBy.includes(name));
  const overloads: Overload[] = [];
  if (unwrappedFor.length > 0) {
    overloads.push({ lookups: oneGroup(operation, unwrappedFor, names), result: `Envelope<${record}>` });
    overloads.push({
      lookups: severalGroup(operation, single, names, exclusive),
      result: `Envelope<${map(record)}>`,
    });
  }
  const unwrapped = unwrappedFor.length > 0 ? `${record} | ` : "";
  if (arrayUnder.length > 0) {
    // A list of unknown length. Only the parameters of `arrayUnder` bring arrays.
    overloads.push({
      lookups: anyGroup(operation, single, names, exclusive),
      result: `Envelope<${unwrapped}${map(record)}>`,
    });
    overloads.push({
      lookups: anyGroup(operation, arrayUnder, names, exclusive, selecting),
      result: `Envelope<${map(`${record}[]`)}>`,
    });
  }
  const values = arrayUnder.length > 0 ? `${record} | ${record}[]` : record;
  return [...overloads, { result: `Envelope<${unwrapped}${map(values)}>` }];
}

/** The constraint over the parameters that name what is asked for. */
export function findLookupConstraint({ constraints, result }: Operation) {
  return constraints.find((constraint) =>
    constraintNames(constraint).some((name) => result.keyedBy?.includes(name)),
  );
}

/** The groups of an operation's constraints, with the lookups of an overload. */
export function createGroups(operation: Operation, { lookups }: Overload): Group[] {
  const ofLookups = lookups === undefined ? undefined : findLookupConstraint(operation);
  return operation.constraints.map((constraint) =>
    lookups !== undefined && constraint === ofLookups ? lookups : constraintGroup(operation, constraint),
  );
}

/** Both have the fields that the client reads. */
const STATUSES = ["Status", "ProApiResponseStatus"];

/** Every envelope must have `data` and `status`, which the client's types assume. */
function assertEnvelope({ operationId, success }: Operation, model: Model): void {
  const schema = model.records.get(success.schema ?? "")?.schema ?? {};
  const properties = collectProperties(schema, model);
  const required = asList(schema["required"]);
  const isEnvelope =
    properties.size === 2 &&
    required.includes("data") &&
    required.includes("status") &&
    STATUSES.includes(recordName(properties.get("status")) ?? "");
  if (!isEnvelope)
    throw new Error(`The response of "${operationId}" is not an object of "data" and "status".`);
}

/**
 * The type of one item of a page.
 * @throws {Error} for a pointer that does not lead to a list of records.
 */
export function itemType(operation: Operation, model: Model, narrowedTypes: NarrowedTypes): string {
  const { pagination, result, operationId } = operation;
  const [, ...path] = (pagination?.items ?? "").split("/").slice(1);
  let record: string | undefined = result.record;
  for (const segment of path) {
    const properties = collectProperties(resolve(model.records.get(record)?.schema, model.records), model);
    record = recordName(asObject(properties.get(segment))["items"]);
    if (record === undefined)
      throw new Error(`The pages of "${operationId}" have no list of records at "${segment}".`);
  }
  return recordType(record, narrowedTypes);
}
