import type { Json, JsonObject, Model, Operation } from "@market-data/generator-core";

/** One example of a successful response, with the call that brings it. */
export interface ExampleResponse {
  /** The operation's id and the example's name. */
  name: string;
  operation: Operation;
  request: Record<string, Json>;
  value: Json;
}

/** Every example of a successful response in the contract. */
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

/** What a response holds beside its `status`: `data`, or the whole body where that is a bare array. */
export function getData({ value }: ExampleResponse): Json {
  return Array.isArray(value) ? value : ((value as JsonObject)["data"] ?? null);
}

/** The records of a response, whatever its outer shape: a list, a map of records or of lists, one record. */
export function getRecords(response: ExampleResponse): JsonObject[] {
  const data = getData(response);
  if (Array.isArray(data)) return data as JsonObject[];
  if (isUnwrapped(response)) return [data as JsonObject];
  return Object.values(data as JsonObject).flat() as JsonObject[];
}

/** Whether a response's `data` is one record: always for an object, for a map when one value was asked for. */
export function isUnwrapped({ operation, request }: ExampleResponse): boolean {
  const { shape, unwrappedFor = [] } = operation.result;
  if (shape === "object") return true;
  return shape === "map" && unwrappedFor.some((parameter) => getValues(request[parameter]).length === 1);
}

/** The values that a request gives for a parameter: none, one, or those of a list. */
export function getValues(value: Json | undefined): string[] {
  if (value === undefined) return [];
  return (Array.isArray(value) ? value : [value]).map(String);
}
