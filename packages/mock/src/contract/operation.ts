import { type HeaderList, lifecycleHeaders, successMessage } from "@market-data/http";
import type { Operation } from "@market-data/openapi";
import { isObject, type JsonObject } from "@market-data/openapi/contract";
import type { Resource } from "../prism/types.ts";

/** Where the contract itself is served. */
export const CONTRACT_PATH = "/openapi.json";

/** Marks where the market's result goes, in the example that Prism chooses. */
export const RESULT: unique symbol = Symbol("the market's result");

/** An operation with everything about it that does not change from request to request. */
export interface MockOperation {
  readonly id: string;
  /** What the contract states about it. */
  readonly facts: Operation;
  /** As Prism knows it, with the contract's examples. */
  readonly resource: Resource;
  /** The same, with `MARKET_RESPONSE` as the only example of its success and no headers there: those are ours. */
  readonly withResponse: Resource;
  /** The schema of a success, references resolved. */
  readonly schema: JsonObject;
  /** Whether the body is the data alone. */
  readonly isBare: boolean;
  readonly errorMessage: "" | null;
  /** Headers of every response about the lifecycle. */
  readonly lifecycle: Readonly<HeaderList>;
}

/** @param findPath Finds the path of an operation of the same contract. */
export function toMockOperation(
  operation: Operation,
  written: Resource,
  findPath: (operationId: string) => string | undefined,
): MockOperation {
  // Prism would say `deprecation: true`, which is not what the contract says of that header.
  const resource: Resource = { ...written, deprecated: false };
  const success = resource.responses.find(({ code }) => code === "200");
  const schema: unknown = success?.contents?.[0]?.schema;
  return {
    id: operation.operationId,
    facts: operation,
    resource,
    withResponse: { ...resource, responses: resource.responses.map(withMarketResponse) },
    schema: isObject(schema) ? schema : {},
    isBare: operation.result.shape === "array",
    errorMessage: successMessage(operation),
    lifecycle: lifecycleHeaders(operation, CONTRACT_PATH, findPath),
  };
}

type Response = Resource["responses"][number];

function withMarketResponse(response: Response): Response {
  if (response.code !== "200") return response;
  const contents = response.contents ?? [];
  return {
    ...response,
    headers: [],
    contents: contents.map((content) => ({
      ...content,
      examples: [{ id: "result", key: "result", value: RESULT }],
    })),
  };
}
