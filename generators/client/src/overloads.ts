import {
  asList,
  collectProperties,
  constraintNames,
  findItemRecord,
  identifier,
  type Model,
  type Operation,
  recordName,
} from "@market-data/generator-core";
import { anyGroup, constraintGroup, type Group, oneGroup, severalGroup } from "./groups.ts";
import { type NarrowedTypes, recordType } from "./narrowed-types.ts";

/**
 * An overload of an operation: the types of its lookups and of its result. Lookups are the parameters that identify the
 * requested records.
 */
export interface Overload {
  /** Replaces the type of the lookup constraint. Default: the type of the constraint. */
  lookups?: Group;
  result: string;
}

/**
 * Creates the overloads of an operation, from the narrowest to the widest. The last one accepts every valid argument.
 */
export function createOverloads(
  operation: Operation,
  model: Model,
  narrowedTypes: NarrowedTypes,
): Overload[] {
  const { result, success } = operation;
  const record = recordType(result.record, narrowedTypes);
  if (result.shape === "events") return [{ result: record }];
  if (result.shape === "array") return [{ result: `${record}[]` }];
  assertEnvelope(operation, model);
  const isPlain = !narrowedTypes.has(result.record);
  if (result.shape === "list")
    return [{ result: isPlain ? identifier(success.schema ?? "") : `Envelope<${record}[]>` }];
  if (result.shape === "map") return createMapOverloads(operation, record);
  if (result.arrayUnder !== undefined) return createObjectOverloads(operation, record);
  return [{ result: isPlain ? identifier(success.schema ?? "") : `Envelope<${record}>` }];
}

/** Some lookups return one record. The lookups of `arrayUnder` return all matching records. */
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
  return new Error(`"${operationId}" returns several shapes, but has no constraint on its lookups.`);
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
  // Lookups that are not keys, for example `address`, filter the results of the key lookups.
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
    // The length of a list argument may be unknown, so the result may also be the unwrapped record. Only the parameters
    // of `arrayUnder` return arrays.
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

/** Finds the constraint on the parameters that identify the requested records. */
function findLookupConstraint({ constraints, result }: Operation) {
  return constraints.find((constraint) =>
    constraintNames(constraint).some((name) => result.keyedBy?.includes(name)),
  );
}

/** Creates the type of each constraint. An overload may replace the type of the lookup constraint. */
export function createGroups(operation: Operation, { lookups }: Overload): Group[] {
  const lookupConstraint = lookups === undefined ? undefined : findLookupConstraint(operation);
  return operation.constraints.map((constraint) =>
    lookups !== undefined && constraint === lookupConstraint
      ? lookups
      : constraintGroup(operation, constraint),
  );
}

/** The status records that have the fields the client reads. */
const STATUSES = ["Status", "ProApiResponseStatus"];

/** Throws for an envelope without `data` and `status`. The client's types assume both fields. */
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
    throw new Error(`The response of "${operationId}" is not an object with "data" and "status".`);
}

/** Returns the item type of a page. */
export function itemType(operation: Operation, model: Model, narrowedTypes: NarrowedTypes): string {
  return recordType(findItemRecord(operation, model), narrowedTypes);
}
