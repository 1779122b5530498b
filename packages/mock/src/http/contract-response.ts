import { HttpError } from "@market-data/http/in-process";
import type { MockOperation } from "../contract/operation.ts";

/** A response from the examples or schemas of the contract. */
export interface GeneratedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Whether the body is composed from examples in the schema, independent of the request. */
  readonly isSampled?: boolean;
}

/** The requested kind of response. */
interface ResponseChoice {
  /** The HTTP status. */
  readonly code: number;
  /** The name of an example. Default: the first example. */
  readonly example?: string;
  /** Whether to generate a random response from the schema. */
  readonly dynamic: boolean;
  /** The seed for a reproducible random response. */
  readonly seed?: string;
}

/** Generates a random response from a schema. @throws {HttpError} if the contract has no such response. */
export type GenerateResponse = (
  operation: MockOperation,
  choice: ResponseChoice,
) => Promise<GeneratedResponse>;

/**
 * Returns a response of the contract.
 *
 * @param generate Generates a random response, on request or for lack of an example.
 * @throws {HttpError} if the contract has no such response.
 */
export async function getContractResponse(
  operation: MockOperation,
  choice: ResponseChoice,
  generate: GenerateResponse,
): Promise<GeneratedResponse> {
  const { code, example, dynamic } = choice;
  const response = operation.responses.get(String(code));
  if (response === undefined) {
    const known = [...operation.responses.keys()].join(", ");
    throw new HttpError(
      "badRequest",
      `The operation has no response with status ${code}. Documented: ${known}.`,
    );
  }
  const { examples, headers, schema } = response;
  if (example !== undefined && !examples.has(example)) {
    const known = examples.size === 0 ? "none" : [...examples.keys()].join(", ");
    throw new HttpError(
      "badRequest",
      `The response with status ${code} has no example "${example}". Examples: ${known}.`,
    );
  }
  if (dynamic || (examples.size === 0 && schema !== undefined)) return generate(operation, choice);
  const shown = [...headers.values()].flatMap(({ name, example: text }) =>
    text === undefined ? [] : [[name, text] as const],
  );
  const body = example === undefined ? examples.values().next().value : examples.get(example);
  const isSampled = body === undefined && examples.size > 0;
  return {
    status: code,
    headers: Object.fromEntries(shown),
    body: isSampled ? response.sample() : body,
    isSampled,
  };
}
