import { HttpError } from "@market-data/http/in-process";
import type { MockOperation } from "../contract/operation.ts";

/** A response that the contract shows, or that is made up from its schema. */
export interface ContractMade {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Whether the body is made of the examples in the schema, which know nothing of the request. */
  readonly isSampled?: boolean;
}

/** What is wanted of the contract. */
export interface ContractWish {
  /** The HTTP status. */
  readonly code: number;
  /** The name of an example; the first one where absent. */
  readonly example?: string;
  /** Whether to make up a response from the schema. */
  readonly dynamic: boolean;
  /** The seed that makes such a response the same each time. */
  readonly seed?: string;
}

/** Makes up a response from a schema. @throws {HttpError} where the contract has no such response. */
export type Generate = (operation: MockOperation, wish: ContractWish) => Promise<ContractMade>;

/**
 * A response as the contract shows it.
 *
 * @param generate Makes one up, where that is wished, or there is no example.
 * @throws {HttpError} where the contract has no such response.
 */
export async function getContractResponse(
  operation: MockOperation,
  wish: ContractWish,
  generate: Generate,
): Promise<ContractMade> {
  const { code, example, dynamic } = wish;
  const response = operation.responses.get(String(code));
  if (response === undefined) {
    const known = [...operation.responses.keys()].join(", ");
    throw new HttpError("badRequest", `There is no response of status ${code} here; there are: ${known}`);
  }
  const { examples, headers, schema } = response;
  if (example !== undefined && !examples.has(example)) {
    const known = examples.size === 0 ? "there is none" : `there are: ${[...examples.keys()].join(", ")}`;
    throw new HttpError("badRequest", `There is no example "${example}" of status ${code} here; ${known}`);
  }
  if (dynamic || (examples.size === 0 && schema !== undefined)) return generate(operation, wish);
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
