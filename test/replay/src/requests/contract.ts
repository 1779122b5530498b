import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Operation, operations } from "@market-data/openapi";
import { parse } from "yaml";

/** The parameters of a request by name, as in the contract's examples. */
export type Values = Readonly<Record<string, unknown>>;

/** An operation with the requests of its examples. */
export interface ReplayOperation {
  readonly operation: Operation;
  /** At least one request. */
  readonly examples: readonly Values[];
}

interface Example {
  readonly $ref?: string;
  readonly "x-svc-request"?: Values;
}

interface Bundle {
  readonly paths: Readonly<
    Record<string, { readonly get: { readonly responses: Readonly<Record<string, Success>> } }>
  >;
  readonly components: { readonly examples: Readonly<Record<string, Example>> };
}

interface Success {
  readonly content: { readonly "application/json": { readonly examples: Readonly<Record<string, Example>> } };
}

const BUNDLE = fileURLToPath(import.meta.resolve("@market-data/openapi/openapi.yaml"));

/** Returns the operations of the contract with the requests of their examples. */
export function readOperations(): ReplayOperation[] {
  const { paths, components } = parse(readFileSync(BUNDLE, "utf8")) as Bundle;
  const list: readonly Operation[] = Object.values(operations);
  return list.map((operation) => {
    const success = paths[operation.path]?.get.responses["200"];
    const named = Object.values(success?.content["application/json"].examples ?? {});
    const examples = named.flatMap(({ $ref, ...example }) => {
      const { "x-svc-request": values } =
        $ref === undefined ? example : (components.examples[$ref.split("/").at(-1) ?? ""] ?? {});
      return values === undefined ? [] : [values];
    });
    if (examples.length === 0) throw new TypeError(`${operation.operationId} has no example with a request.`);
    return { operation, examples };
  });
}

/** Returns the path and query of a request. Values are percent-encoded, except the commas of lists. */
export function targetFor({ path, parameters }: Operation, values: Values): string {
  const names = new Set(parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(values[name] ?? "none"));
  const query = Object.entries(values)
    .filter(([name]) => !names.has(name))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encoded(value)}`);
  return query.length === 0 ? filled : `${filled}?${query.join("&")}`;
}

function encoded(value: unknown): string {
  return encodeURIComponent(String(value)).replaceAll("%2C", ",");
}
