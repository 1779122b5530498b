import {
  componentName,
  isObject,
  type Json,
  type JsonObject,
  type Model,
  type RecordModel,
} from "@market-data/generator-core";
import { code } from "./text.ts";

/** The type of a value as Markdown, with links to records. */
export function describeType(schema: Json | undefined): string {
  return [...new Set(alternatives(schema))].join(" or ");
}

function alternatives(schema: Json | undefined): string[] {
  return listAlternatives(schema).flatMap((each) => {
    const name = recordName(each);
    return name === undefined ? listTypes(each) : [`[${name}](record:${name})`];
  });
}

/** The schemas of which a value has one: those of `oneOf` and `anyOf`, else the schema itself. */
export function listAlternatives(schema: Json | undefined): JsonObject[] {
  if (!isObject(schema)) return [{}];
  const several = schema["oneOf"] ?? schema["anyOf"];
  return Array.isArray(several) ? several.flatMap(listAlternatives) : [schema];
}

/** The types of a schema without alternatives, in words. */
export function listTypes(schema: JsonObject): string[] {
  const { type } = schema;
  return type === undefined ? ["anything"] : [type].flat().map((each) => plainType(String(each), schema));
}

/** The record that a schema refers to; undefined where the schema is inline. */
export function findRecord(schema: JsonObject, { records }: Model): RecordModel | undefined {
  return records.get(recordName(schema) ?? "");
}

/** The name of the record that a schema refers to; undefined where the schema is inline. */
function recordName({ $ref }: JsonObject): string | undefined {
  return typeof $ref === "string" ? componentName($ref) : undefined;
}

function plainType(type: string, schema: JsonObject): string {
  if (type === "array") return `list of ${describeType(schema["items"])}`;
  const { additionalProperties, format } = schema;
  if (type === "object" && isObject(additionalProperties) && !isObject(schema["properties"])) {
    return `map of ${describeType(additionalProperties)}`;
  }
  if (type === "string" && format === "date-time") return "time";
  if (type === "string" && format === "uri") return "URL";
  return type;
}

/** The choices and bounds of a value. */
function describeValue(schema: JsonObject): string {
  const choices = listChoices(schema);
  const { minimum, maximum } = schema;
  return [
    choices.length === 0 ? "" : `One of ${choices.map((each) => code(String(each))).join(", ")}.`,
    minimum === undefined ? "" : `At least ${minimum}.`,
    maximum === undefined ? "" : `At most ${maximum}.`,
  ]
    .filter((words) => words !== "")
    .join(" ");
}

/** The values of an enumeration, or of one that the items of a list are from; empty for others. */
export function listChoices(schema: JsonObject): readonly Json[] {
  const { enum: choices, items } = schema;
  if (Array.isArray(choices)) return choices;
  return isObject(items) && Array.isArray(items["enum"]) ? items["enum"] : [];
}

/** A field of a record, its own or one of a record that it extends. */
export interface Field {
  name: string;
  required: boolean;
  schema: Json;
  /** As Markdown. */
  type: string;
  description: string;
  example: Json | undefined;
}

/** The fields of a record in the order of the contract. */
export function listFields(schema: JsonObject, model: Model): Field[] {
  const { properties, required } = flatten(schema, model);
  return [...properties].map(([name, property]) => {
    const target = isObject(property) ? recordName(property) : undefined;
    const known = target === undefined ? undefined : model.records.get(target);
    const own = isObject(property) ? property : {};
    const { examples, description } = own;
    const words = [
      typeof description === "string" ? description : (known?.description ?? ""),
      describeValue(own),
    ];
    return {
      name,
      required: required.has(name),
      schema: property,
      type: `${describeType(property)}${isNullable(known) ? " or null" : ""}`,
      description: words.filter((each) => each !== "").join(" "),
      example: Array.isArray(examples) ? examples.find((each) => each !== null) : undefined,
    };
  });
}

/** Whether null is a value of a record, which its name does not say. */
function isNullable(record: RecordModel | undefined): boolean {
  return [record?.schema["type"] ?? []].flat().includes("null");
}

interface FlatSchema {
  properties: Map<string, Json>;
  required: Set<string>;
  /** What fields without a name of their own hold, as in a map. */
  additional: Json | undefined;
}

/** An object's schema together with those that it extends. */
export function flatten(schema: JsonObject, model: Model): FlatSchema {
  const properties = new Map<string, Json>();
  const required = new Set<string>();
  for (const part of Array.isArray(schema["allOf"]) ? schema["allOf"] : []) {
    if (!isObject(part)) continue;
    const name = recordName(part);
    const target = name === undefined ? part : model.records.get(name)?.schema;
    const inner = flatten(target ?? {}, model);
    for (const [name, property] of inner.properties) properties.set(name, property);
    for (const name of inner.required) required.add(name);
  }
  if (isObject(schema["properties"])) {
    for (const [name, property] of Object.entries(schema["properties"])) properties.set(name, property);
  }
  if (Array.isArray(schema["required"])) for (const name of schema["required"]) required.add(String(name));
  return { properties, required, additional: schema["additionalProperties"] };
}
