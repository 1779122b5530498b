import { isObject, type JsonObject, literal, type Parameter } from "@market-data/generator-core";
import { currencyType } from "./narrowed-types.ts";

const TYPES: Record<string, string> = {
  string: "string",
  integer: "number",
  number: "number",
  boolean: "boolean",
};

/** The accepted argument types of a string parameter that the API parses, by the parsed type (`readsAs`). */
const READ_AS: Record<string, string> = {
  integer: "number | `${number}`",
  number: "number | `${number}`",
  boolean: 'boolean | "true" | "false"',
  time: "Time",
};

/** The number of values in a list: any number, exactly one, or at least two. */
export type Amount = "List" | "One" | "Several";

/**
 * Returns the type of a parameter's argument.
 * @throws {Error} for the schema of an object.
 */
export function argumentType(
  { name, schema, list, readsAs }: Parameter,
  amount: Amount,
  selectsCurrency: boolean,
): string {
  const currency = selectsCurrency ? currencyType(name) : undefined;
  if (currency !== undefined) return currency;
  if (list) return `${amount}<${valueType(toSchema(schema["items"]))}>`;
  if (readsAs !== undefined) return READ_AS[readsAs.type] ?? "string";
  return valueType(schema);
}

function valueType(schema: JsonObject): string {
  const { type, enum: values } = schema;
  if (Array.isArray(values)) return union(values.map((value) => literal(value)));
  // `null` is the same as an omitted parameter.
  const own = Array.isArray(type) ? type.filter((each) => each !== "null") : [];
  if (own.length > 0) return union(own.map((each) => valueType({ ...schema, type: each })));
  const name = typeof type === "string" ? TYPES[type] : undefined;
  if (name === undefined) throw new Error(`A parameter cannot have this schema: ${literal(schema)}`);
  return name;
}

function toSchema(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

function union(types: readonly string[]): string {
  return [...new Set(types)].join(" | ");
}
