import {
  asList,
  asObject,
  collectProperties,
  type Json,
  type JsonObject,
  type Model,
  type Parameter,
  pascalCase,
  python,
  recordName,
} from "@market-data/generator-core";

const PLAIN: Record<string, string> = {
  string: "str",
  number: "float",
  integer: "int",
  boolean: "bool",
  null: "None",
};

/** The accepted types of a string parameter that the API parses, by the parsed type (`readsAs`). */
const READ_AS: Record<string, string> = {
  integer: "int | str",
  number: "float | str",
  boolean: 'bool | Literal["true", "false"]',
  time: "Time",
};

/** Receives the schema of an object with properties, and the name of its class. */
export type OnObject = (name: string, schema: JsonObject) => void;

/**
 * Returns the Python type of a schema.
 * @param name The name of the class of an inline object.
 */
export function schemaType(written: Json, name: string, model: Model, onObject: OnObject): string {
  const schema = asObject(written);
  const { const: constant, enum: choices, items, oneOf, anyOf, additionalProperties, type } = schema;
  const record = recordName(schema);
  const part = (value: Json | undefined, suffix: string) =>
    schemaType(value ?? {}, name + suffix, model, onObject);
  if (record !== undefined) return python.identifier(record);
  if (constant !== undefined) return `Literal[${python.expression(constant)}]`;
  if (Array.isArray(choices)) return literalType(choices);
  const several = asList(oneOf ?? anyOf);
  if (several.length > 0)
    return union(several.map((each, index) => part(each, index === 0 ? "" : `${index}`)));
  const types = [type ?? (schema["allOf"] === undefined ? [] : "object")].flat();
  if (types.length > 1) return union(types.map((each) => part({ ...schema, type: each }, "")));
  if (types[0] === "array") return `list[${part(items, "Item")}]`;
  if (types[0] !== "object") return PLAIN[String(types[0])] ?? "Any";
  const properties = collectProperties(schema, model);
  if (typeof additionalProperties === "object") {
    const values = [...properties].map(([key, value]) => part(value, pascalCase(key)));
    return `dict[str, ${union([...values, part(additionalProperties, "Value")])}]`;
  }
  if (properties.size === 0) return "dict[str, Any]";
  onObject(name, schema);
  return python.identifier(name);
}

/** Returns a `Literal` type. Null is None. */
function literalType(choices: readonly Json[]): string {
  return `Literal[${choices.map(python.expression).join(", ")}]`;
}

/** Joins types without repetitions. */
export function union(types: readonly string[]): string {
  return [...new Set(types.flatMap((type) => (type.includes("[") ? [type] : type.split(" | "))))].join(" | ");
}

/** The number of values in a list: any number, a single value, or a list. */
export type Amount = "any" | "one" | "list";

/** Returns the type of a parameter's argument, without None. */
export function argumentType({ schema, list, readsAs }: Parameter, amount: Amount = "any"): string {
  if (!list) return readsAs === undefined ? valueType(schema) : (READ_AS[readsAs.type] ?? "str");
  const item = valueType(asObject(schema["items"]));
  if (amount === "one") return item;
  return amount === "list" ? `list[${item}]` : union([item, `list[${item}]`]);
}

/** None is the same as an omitted parameter. */
function valueType({ type, enum: choices }: JsonObject): string {
  if (Array.isArray(choices)) return literalType(choices.filter((each) => each !== null));
  return union(
    [type ?? "string"].flat().flatMap((each) => (each === "null" ? [] : (PLAIN[String(each)] ?? "str"))),
  );
}
