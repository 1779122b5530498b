import { readFileSync } from "node:fs";
import { ownContract } from "../../src/contract/load.ts";

// biome-ignore lint/suspicious/noExplicitAny: a document of any shape
type Any = any;

/** A copy of the contract for each caller, who may change it. */
export function contract(): Any {
  return JSON.parse(readFileSync(ownContract(), "utf8"));
}

/** One of the contract's examples of a success, and the call whose response it is. */
export interface ExampleCall {
  readonly id: string;
  readonly example: string;
  readonly address: string;
  readonly keyRequired: boolean;
  readonly value: Any;
}

const document = contract();

/** Every example of every operation's success. */
export const exampleCalls: readonly ExampleCall[] = Object.entries<Any>(document.paths).flatMap(
  ([path, { get }]) =>
    Object.entries<Any>(get.responses["200"].content["application/json"].examples).map(
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

/** What a response says beside its status, which tells of the moment. */
export function getData(body: Any): Any {
  return Array.isArray(body) ? body : body.data;
}
