import { identifier, type Model, type Operation } from "@market-data/generator-core";
import { recordType, type Twins } from "./conversion.ts";
import { anyGroup, constraintGroup, type Group, namesOf, oneGroup, severalGroup } from "./groups.ts";
import { asList, asObject, propertiesOf, recordName, resolved } from "./schemas.ts";

/** One way to call an operation: what its lookups must be, and what then comes back. */
export interface Shape {
  /** The type that stands in the place of the lookups' constraint; absent where the constraint's own type stands. */
  lookups?: Group;
  result: string;
}

/** The ways to call an operation, from the narrowest to the widest, which takes everything that the others take. */
export function shapesOf(operation: Operation, model: Model, twins: Twins): Shape[] {
  const { result, success } = operation;
  const record = recordType(result.record, twins);
  if (result.shape === "array") return [{ result: `${record}[]` }];
  assertEnvelope(operation, model);
  const isPlain = !twins.has(result.record);
  if (result.shape === "list")
    return [{ result: isPlain ? identifier(success.schema ?? "") : `Envelope<${record}[]>` }];
  if (result.shape === "object")
    return [{ result: isPlain ? identifier(success.schema ?? "") : `Envelope<${record}>` }];
  return mapShapes(operation, record);
}

function mapShapes(operation: Operation, record: string): Shape[] {
  const { keyedBy = [], arrayUnder = [], unwrappedFor = [], maySkip = false } = operation.result;
  const constraint = lookupConstraint(operation);
  const map = (value: string) => (maySkip ? `Entries<${value}>` : `{ [key: string]: ${value} }`);
  if (constraint === undefined) {
    if (arrayUnder.length + unwrappedFor.length > 0) {
      throw new Error(
        `"${operation.operationId}" answers in several shapes and has no constraint over what it is asked for.`,
      );
    }
    return [{ result: `Envelope<${map(record)}>` }];
  }
  const exclusive = constraint.exactlyOneOf !== undefined;
  const names = namesOf(constraint);
  const single = keyedBy.filter((name) => !arrayUnder.includes(name));
  const shapes: Shape[] = [];
  if (unwrappedFor.length > 0) {
    shapes.push({ lookups: oneGroup(operation, unwrappedFor, names), result: `Envelope<${record}>` });
    shapes.push({
      lookups: severalGroup(operation, single, names, exclusive),
      result: `Envelope<${map(record)}>`,
    });
  } else if (arrayUnder.length > 0) {
    shapes.push({
      lookups: anyGroup(operation, single, names, exclusive),
      result: `Envelope<${map(record)}>`,
    });
  }
  if (arrayUnder.length > 0) {
    shapes.push({
      lookups: anyGroup(operation, arrayUnder, names, exclusive),
      result: `Envelope<${map(`${record}[]`)}>`,
    });
  }
  const values = arrayUnder.length > 0 ? `${record} | ${record}[]` : record;
  const widest = unwrappedFor.length > 0 ? `${record} | ${map(values)}` : map(values);
  return [...shapes, { result: `Envelope<${widest}>` }];
}

/** The constraint over the parameters whose values become the map's keys. */
export function lookupConstraint({ constraints, result }: Operation) {
  return constraints.find((constraint) => namesOf(constraint).some((name) => result.keyedBy?.includes(name)));
}

/** The groups of an operation's constraints, the lookups' in the form that a shape wants. */
export function groupsOf(operation: Operation, { lookups }: Shape): Group[] {
  const ofLookups = lookups === undefined ? undefined : lookupConstraint(operation);
  return operation.constraints.map((constraint) =>
    lookups !== undefined && constraint === ofLookups ? lookups : constraintGroup(operation, constraint),
  );
}

/** Every envelope that is not an array holds `data` and `status`, which the client's own types rely on. */
function assertEnvelope({ operationId, success }: Operation, model: Model): void {
  const schema = model.records.get(success.schema ?? "")?.schema ?? {};
  const properties = propertiesOf(schema, model);
  const required = asList(schema["required"]);
  const isEnvelope =
    properties.size === 2 &&
    required.includes("data") &&
    required.includes("status") &&
    recordName(properties.get("status")) === "Status";
  if (!isEnvelope) throw new Error(`The answer of "${operationId}" is not an object of "data" and "status".`);
}

/**
 * The type of one item of a page.
 * @throws {Error} when the contract's pointer leads to no list of records.
 */
export function itemType(operation: Operation, model: Model, twins: Twins): string {
  const { pagination, result, operationId } = operation;
  const [, ...path] = (pagination?.items ?? "").split("/").slice(1);
  let record: string | undefined = result.record;
  for (const segment of path) {
    const properties = propertiesOf(resolved(model.records.get(record)?.schema, model.records), model);
    record = recordName(asObject(properties.get(segment))["items"]);
    if (record === undefined)
      throw new Error(`The pages of "${operationId}" hold no list of records at "${segment}".`);
  }
  return recordType(record, twins);
}
