import { readFileSync } from "node:fs";
import { getContractPath } from "../../src/contract/load.ts";

// biome-ignore lint/suspicious/noExplicitAny: a document of any shape
type Any = any;

/** Returns a modifiable copy of the contract. */
export function contract(): Any {
  return JSON.parse(readFileSync(getContractPath(), "utf8"));
}

/** An example of a success with the matching request. */
export interface ExampleCall {
  readonly id: string;
  readonly example: string;
  readonly address: string;
  readonly keyRequired: boolean;
  readonly value: Any;
}

const document = contract();

/** All examples of successful responses. */
export const exampleCalls: readonly ExampleCall[] = Object.entries<Any>(document.paths).flatMap(
  ([path, { get }]) =>
    Object.entries<Any>(get.responses["200"].content["application/json"]?.examples ?? {}).map(
      ([example, written]) => {
        const { value, "x-svc-request": request } = resolved(written);
        return {
          id: get.operationId,
          example,
          address: getAddress(path, request),
          keyRequired: get["x-svc-access"].keyRequired,
          value,
        };
      },
    ),
);

/** The first example of each operation. */
export const operationCalls = exampleCalls.filter(
  ({ id }, index) => exampleCalls.findIndex((call) => call.id === id) === index,
);

function getAddress(path: string, request: Record<string, unknown>): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(request[name]));
  const query = Object.entries(request).filter(([name]) => !path.includes(`{${name}}`));
  const search = query.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join("&");
  return search === "" ? filled : `${filled}?${search}`;
}

function resolved(value: Any): Any {
  if (value.$ref === undefined) return value;
  return value.$ref
    .slice(2)
    .split("/")
    .reduce((here: Any, step: string) => here[step], document);
}

/** Returns the body without `status`, because `status` depends on the time. */
export function getData(body: Any): Any {
  return Array.isArray(body) ? body : body.data;
}
