import {
  componentName,
  describeDeprecation,
  describeRules,
  isObject,
  type Json,
  type JsonObject,
  joinSentences,
  listChoices,
  type Model,
  type RecordModel,
  splitChoices,
  type ValueText,
} from "@market-data/generator-core";
import { recordLink } from "./text.ts";

/** The type of a value as Markdown, with links to records. */
export function describeType(schema: Json | undefined): string {
  return [...new Set(alternatives(schema))].join(" or ");
}

function alternatives(schema: Json | undefined): string[] {
  return listAlternatives(schema).flatMap((each) => {
    const name = recordName(each);
    if (name !== undefined) return [recordLink(name)];
    const types = listTypes(each);
    const { format } = each;
    // "time" and "URL" already name the format.
    if (typeof format !== "string" || FORMATS[format] !== undefined) return types;
    return types.map((type) => (type === "null" ? type : `${type} (${format})`));
  });
}

/** The alternatives in `oneOf` or `anyOf`. Default: the schema alone. Alternatives with constants are an enumeration. */
export function listAlternatives(schema: Json | undefined): JsonObject[] {
  if (!isObject(schema)) return [{}];
  const several = schema["oneOf"] ?? schema["anyOf"];
  if (!Array.isArray(several)) return [schema];
  const choices = listChoices(schema);
  return choices.length > 0 ? [{ enum: [...choices] }] : several.flatMap(listAlternatives);
}

/** The types of a schema without alternatives, in words. */
export function listTypes(schema: JsonObject): string[] {
  const { type, const: constant, enum: choices } = schema;
  if (type !== undefined) return [type].flat().map((each) => plainType(String(each), schema));
  const values = constant === undefined ? (Array.isArray(choices) ? choices : []) : [constant];
  if (values.length === 0) return ["anything"];
  return [...new Set(values.map((value) => (value === null ? "null" : typeof value)))];
}

/** The record of a reference. Undefined for an inline schema. */
export function findRecord(schema: JsonObject, { records }: Model): RecordModel | undefined {
  return records.get(recordName(schema) ?? "");
}

function recordName({ $ref }: JsonObject): string | undefined {
  return typeof $ref === "string" ? componentName($ref) : undefined;
}

const FORMATS: Record<string, string> = { "date-time": "time", uri: "URL" };

function plainType(type: string, schema: JsonObject): string {
  if (type === "array") return `list of ${describeType(schema["items"])}`;
  const { additionalProperties, format } = schema;
  if (type === "object" && isObject(additionalProperties) && !isObject(schema["properties"])) {
    return `map of ${describeType(additionalProperties)}`;
  }
  return type === "string" ? (FORMATS[String(format)] ?? type) : type;
}

/** A field of a record or of an extended record. */
export interface Field extends ValueText {
  name: string;
  required: boolean;
  schema: Json;
  /** As Markdown. */
  type: string;
  isDeprecated: boolean;
  example: Json | undefined;
}

/** The fields of a record in the order of the contract. */
export function listFields(schema: JsonObject, model: Model): Field[] {
  const { properties, required } = flatten(schema, model);
  return [...properties].map(([name, property]) => {
    const own = isObject(property) ? property : {};
    const known = findRecord(own, model);
    const { examples, description } = own;
    const { text, choices, total } = splitChoices(
      typeof description === "string" ? description : (known?.description ?? ""),
      own,
    );
    const deprecation = describeDeprecation({ ...known?.schema, ...own });
    return {
      name,
      required: required.has(name),
      schema: property,
      type: `${describeType(property)}${isNullable(known) ? " or null" : ""}`,
      isDeprecated: deprecation !== "",
      text: joinSentences(deprecation, text, describeRules(own)),
      choices,
      total,
      example: Array.isArray(examples) ? examples.find((each) => each !== null) : undefined,
    };
  });
}

/** True if null is a value of a record. The record's name does not show null. */
function isNullable(record: RecordModel | undefined): boolean {
  return [record?.schema["type"] ?? []].flat().includes("null");
}

interface FlatSchema {
  properties: Map<string, Json>;
  required: Set<string>;
  /** The schema of unnamed fields, as in a map. */
  additional: Json | undefined;
}

/** An object's schema together with the schemas in `allOf`. */
export function flatten(schema: JsonObject, model: Model): FlatSchema {
  const parts = [schema["allOf"] ?? []].flat().filter(isObject);
  const flat = parts.map((part) => flatten(findRecord(part, model)?.schema ?? part, model));
  const own = isObject(schema["properties"]) ? schema["properties"] : {};
  const names = [schema["required"] ?? []].flat().map(String);
  return {
    properties: new Map([...flat.flatMap(({ properties }) => [...properties]), ...Object.entries(own)]),
    required: new Set([...flat.flatMap(({ required }) => [...required]), ...names]),
    additional: schema["additionalProperties"],
  };
}
