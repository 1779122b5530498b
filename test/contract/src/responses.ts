import type { Json, JsonObject, Model, Operation } from "@market-data/generator-core";

/** An example of a successful response with its request. */
export interface ExampleResponse {
  /** The operationId and the name of the example. */
  name: string;
  operation: Operation;
  request: Record<string, Json>;
  value: Json;
}

/** Returns all examples of successful responses in the contract. */
export function listResponses(model: Model): ExampleResponse[] {
  return model.operations.flatMap((operation) =>
    operation.success.examples.map(({ name, request, value }) => ({
      name: `${operation.operationId}/${name}`,
      operation,
      request,
      value,
    })),
  );
}

/** Returns `data`, or the whole body of a bare array. */
export function getData({ value }: ExampleResponse): Json {
  return Array.isArray(value) ? value : ((value as JsonObject)["data"] ?? null);
}

/** Returns the records of a response of any outer shape: a list, a map, or one record. */
export function getRecords(response: ExampleResponse): JsonObject[] {
  const data = getData(response);
  if (Array.isArray(data)) return data as JsonObject[];
  if (isUnwrapped(response)) return [data as JsonObject];
  return Object.values(data as JsonObject).flat() as JsonObject[];
}

/** True for `data` with a single record: every object, and a map with a single requested value. */
export function isUnwrapped({ operation, request }: ExampleResponse): boolean {
  const { shape, unwrappedFor = [] } = operation.result;
  if (shape === "object") return true;
  return shape === "map" && unwrappedFor.some((parameter) => getValues(request[parameter]).length === 1);
}

/** Returns the requested values of a parameter. */
export function getValues(value: Json | undefined): string[] {
  if (value === undefined) return [];
  return (Array.isArray(value) ? value : [value]).map(String);
}
