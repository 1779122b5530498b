import { isObject, type JsonObject, literal, type Parameter } from "@market-data/generator-core";
import { currencyType } from "./conversion.ts";

const TYPES: Record<string, string> = {
  string: "string",
  integer: "number",
  number: "number",
  boolean: "boolean",
};

/** What a text parameter takes beside text. */
const READ_AS: Record<string, string> = {
  integer: "string | number",
  number: "string | number",
  boolean: 'boolean | "true" | "false"',
  time: "Time",
};

/** How many values a list takes: any number; exactly one; two or more. */
export type Amount = "List" | "One" | "Several";

/**
 * The type of what a caller passes for a parameter.
 * @throws {Error} for a schema that no query could carry.
 */
export function argumentType(
  { name, schema, list, readsAs }: Parameter,
  amount: Amount,
  choosesCurrency: boolean,
): string {
  const currency = choosesCurrency ? currencyType(name) : undefined;
  if (currency !== undefined) return currency;
  if (list) return `${amount}<${valueType(asSchema(schema["items"]))}>`;
  if (readsAs !== undefined) return READ_AS[readsAs.type] ?? "string";
  return valueType(schema);
}

function valueType(schema: JsonObject): string {
  const { type, enum: values } = schema;
  if (Array.isArray(values)) return union(values.map((value) => literal(value)));
  // A caller leaves out what is null.
  const own = Array.isArray(type) ? type.filter((each) => each !== "null") : [];
  if (own.length > 0) return union(own.map((each) => valueType({ ...schema, type: each })));
  const name = typeof type === "string" ? TYPES[type] : undefined;
  if (name === undefined) throw new Error(`A parameter cannot be of this schema: ${literal(schema)}`);
  return name;
}

function asSchema(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

function union(types: readonly string[]): string {
  return [...new Set(types)].join(" | ");
}
