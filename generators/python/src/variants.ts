import {
  collectProperties,
  constraintNames,
  type Model,
  type Operation,
  python,
  recordName,
} from "@market-data/generator-core";
import type { Amount } from "./types.ts";

/** An overload of a method: the required and the excluded parameters, and the result. */
export interface Variant {
  /** The required lookup. Undefined for an operation without lookups. */
  required?: string;
  amount?: Amount;
  excluded: readonly string[];
  result: string;
}

/** Creates the overloads of an operation: a variant for each lookup, because the lookup decides the shape of the result. */
export function createVariants(operation: Operation, model: Model): Variant[] {
  const { constraints, result } = operation;
  const lookups = constraints.find(({ atMostOneOf }) => atMostOneOf === undefined);
  const fixed = fixedResult(operation);
  if (lookups === undefined) return [{ excluded: [], result: fixed ?? mapOf(operation, model, false) }];
  const names = constraintNames(lookups);
  const isArray = (name: string) => result.arrayUnder?.includes(name) === true;
  return names.flatMap((required): Variant[] => {
    const others = names.filter((name) => name !== required);
    // Lookups without a key of the map only filter the results.
    const differs = (name: string) =>
      isArray(name) !== isArray(required) && result.keyedBy?.includes(name) === true;
    const excluded = lookups.exactlyOneOf === undefined ? others.filter(differs) : others;
    if (fixed !== undefined) return [{ required, excluded, result: fixed }];
    if (result.shape === "object")
      return [
        { required, excluded, result: envelope(operation, model, recordValue(operation, isArray(required))) },
      ];
    const map = mapOf(operation, model, isArray(required));
    if (result.unwrappedFor?.includes(required) !== true) return [{ required, excluded, result: map }];
    const single = recordValue(operation, false);
    const either = envelope(operation, model, `${single} | dict[str, ${single}]`);
    return [
      { required, amount: "one", excluded: others, result: envelope(operation, model, single) },
      // A list with one item returns the record alone, too.
      { required, amount: "list", excluded, result: either },
    ];
  });
}

/** The result of an operation whose shape does not depend on the lookups. */
function fixedResult({ result, success }: Operation): string | undefined {
  const { shape, record, arrayUnder = [], unwrappedFor = [] } = result;
  if (shape === "array") return `list[${python.identifier(record)}]`;
  return arrayUnder.length + unwrappedFor.length > 0 ? undefined : python.identifier(success.schema ?? "");
}

function mapOf(operation: Operation, model: Model, isArray: boolean): string {
  return envelope(operation, model, `dict[str, ${recordValue(operation, isArray)}]`);
}

function recordValue({ result: { record } }: Operation, isArray: boolean): string {
  return isArray ? `list[${python.identifier(record)}]` : python.identifier(record);
}

/** @throws {Error} for a response with another status record than the one of `Envelope`. */
function envelope({ success, operationId }: Operation, model: Model, data: string): string {
  const status = collectProperties(model.records.get(success.schema ?? "")?.schema ?? {}, model).get(
    "status",
  );
  if (recordName(status) !== "Status")
    throw new Error(`The status of "${operationId}" must be the record Status.`);
  return `Envelope[${data}]`;
}
