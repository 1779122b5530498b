/** Facts that the emitters of several languages need. */

import { isObject, type JsonObject } from "@market-data/spec/reading";
import type { Constraints, ErrorCodes } from "./generated/extensions.ts";
import type { Model, Operation, Parameter } from "./model.ts";
import { asObject, collectProperties, recordName, resolveSchema } from "./schemas.ts";

/** Returns the parameter names of a constraint. */
export function constraintNames({ exactlyOneOf, atLeastOneOf, atMostOneOf }: Constraints[number]): string[] {
  return exactlyOneOf ?? atLeastOneOf ?? atMostOneOf ?? [];
}

/** How a parameter is sent: in the path, as a time, a number, a boolean, or as text. Lists have the kind of their items. */
export type ParameterKind = "path" | "time" | "number" | "boolean" | "text";

/** Returns the kind of a parameter. */
export function parameterKind(parameter: Parameter): ParameterKind {
  if (parameter.in === "path") return "path";
  if (parameter.readsAs?.type === "time") return "time";
  const { schema, list } = parameter;
  const value = list && isObject(schema["items"]) ? schema["items"] : schema;
  const [type] = [value["type"]].flat();
  if (type === "integer" || type === "number") return "number";
  return type === "boolean" ? "boolean" : "text";
}

/** Encodes the parameters for a client's runtime, in the format of `packages/client/src/operation.ts`. */
export function encodeParameters({ parameters }: Operation): string {
  return parameters.map(encodeParameter).join(" ");
}

/** Encodes the constraints for a client's runtime, in the format of `packages/client/src/operation.ts`. */
export function encodeConstraints({ constraints }: Operation): string {
  return constraints.map(encodeConstraint).join(" ");
}

const KIND_SUFFIXES = { path: "/", time: "@", number: "#", boolean: "?", text: "" } as const;

function encodeParameter(parameter: Parameter): string {
  const { name, schema, list, required } = parameter;
  return `${name}${KIND_SUFFIXES[parameterKind(parameter)]}${list ? `*${schema["maxItems"] ?? ""}` : ""}${required ? "!" : ""}`;
}

function encodeConstraint(constraint: Constraints[number]): string {
  const prefix =
    constraint.exactlyOneOf !== undefined ? "=" : constraint.atLeastOneOf !== undefined ? "+" : "-";
  return prefix + constraintNames(constraint).join(",");
}

/** The pages of an operation. */
export interface PageFacts {
  /** The keys from the body to the list of items. Empty for a bare array. */
  items: string[];
  /** The maximum number of items of a page. */
  maximum: number;
  /** Whether `data.has_more` marks the last page. Otherwise a page shorter than `limit` is the last page. */
  hasMore: boolean;
}

/**
 * Returns the pages of an operation. Undefined for an operation without pages.
 * @throws {Error} for a paging parameter without a maximum.
 */
export function findPage({ pagination, parameters }: Operation): PageFacts | undefined {
  if (pagination === null) return undefined;
  const { limit, items = "", end } = pagination;
  const { schema, readsAs } = parameters.find(({ name }) => name === limit) ?? {};
  const maximum = readsAs?.maximum ?? schema?.["maximum"];
  if (typeof maximum !== "number") throw new Error(`The paging parameter "${limit}" has no maximum.`);
  return { items: items.split("/").slice(1), maximum, hasMore: end === "has-more" };
}

/**
 * Returns the record of a page's items.
 * @throws {Error} for a pointer to anything but a list of records.
 */
export function findItemRecord({ pagination, result, operationId }: Operation, model: Model): string {
  const [, ...path] = (pagination?.items ?? "").split("/").slice(1);
  let record: string | undefined = result.record;
  for (const segment of path) {
    const properties = collectProperties(
      resolveSchema(model.records.get(record)?.schema, model.records),
      model,
    );
    record = recordName(asObject(properties.get(segment))["items"]);
    if (record === undefined)
      throw new Error(`The pages of "${operationId}" have no list of records at "${segment}".`);
  }
  return record;
}

/** Returns the request of the contract's first example. A list with a single item becomes the item. */
export function exampleRequest({ success }: Operation): JsonObject {
  const entries = Object.entries(success.examples[0]?.request ?? {}).map(([name, value]) => [
    name,
    Array.isArray(value) && value.length === 1 ? value[0] : value,
  ]);
  return Object.fromEntries(entries) as JsonObject;
}

/** Returns the error codes whose HTTP status or retry class differs from the class of their status. */
export function findErrorExceptions(errors: ErrorCodes): ErrorCodes {
  return errors.filter(
    ({ code, status, retry }) =>
      code !== status || retry !== (status === 429 || status >= 500 ? "retry" : "never"),
  );
}

/** Returns the names of the request headers with secrets. */
export function findSecretHeaders({ document: { components }, keyHeader }: Model): string[] {
  const schemes =
    isObject(components) && isObject(components["securitySchemes"]) ? components["securitySchemes"] : {};
  const names = Object.values(schemes).flatMap((scheme) => {
    if (!isObject(scheme)) return [];
    if (scheme["type"] === "apiKey" && scheme["in"] === "header") return [String(scheme["name"])];
    return scheme["type"] === "http" ? ["Authorization"] : [];
  });
  return [...new Set([keyHeader, ...names])];
}
