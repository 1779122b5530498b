/** Describes schemas in short Markdown sentences: rules for values, choices and deprecations. */

import { isObject, type Json, type JsonObject } from "@market-data/spec/reading";
import { describeLifecycle, describeRange, formatCount } from "./describe.ts";
import type { Lifecycle } from "./generated/extensions.ts";
import type { Parameter } from "./model.ts";
import { code, inlineJson } from "./text/markdown.ts";

/** Describes the keywords that limit a value: bounds, lengths, patterns, and the rules for items and keys. */
export function describeRules(schema: JsonObject): string {
  const { const: constant, pattern, items, propertyNames, patternProperties, additionalProperties } = schema;
  const patterns = Object.entries(isObject(patternProperties) ? patternProperties : {});
  return joinSentences(
    constant === undefined ? "" : `Always ${code(inlineJson(constant))}.`,
    describeRange(schema),
    describeCount("character", schema["minLength"], schema["maxLength"]),
    describeCount("item", schema["minItems"], schema["maxItems"]),
    schema["uniqueItems"] === true ? "No item twice." : "",
    describeCount("key", schema["minProperties"], schema["maxProperties"]),
    typeof pattern === "string" ? `Matches ${code(pattern)}.` : "",
    describePart("Each item", items),
    describePart("Keys", propertyNames),
    ...patterns.map(([key, value]) => describePart(`Keys that match ${code(key)}`, value)),
    describePart("Values", additionalProperties),
  );
}

/** The description, choices and rules of a schema within another schema. */
function describePart(label: string, schema: Json | undefined): string {
  if (!isObject(schema)) return "";
  const { description } = schema;
  const choices = label === "Each item" ? "" : describeChoices(listChoices(schema));
  const text = joinSentences(
    typeof description === "string" ? description : "",
    choices,
    describeRules(schema),
  );
  return text === "" ? "" : `${label}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

function describeCount(noun: string, least: Json | undefined, most: Json | undefined): string {
  const words = (count: Json) => formatCount(Number(count), noun);
  if (least !== undefined && most !== undefined)
    return least === most ? `Exactly ${words(most)}.` : `${least} to ${words(most)}.`;
  if (least !== undefined) return `At least ${words(least)}.`;
  return most === undefined ? "" : `At most ${words(most)}.`;
}

/** States that a parameter or field is deprecated or legacy, with its replacement. Empty for others. */
export function describeDeprecation(schema: JsonObject): string {
  const written = (schema["x-svc-lifecycle"] ?? {}) as unknown as Partial<Lifecycle>;
  const {
    status = schema["deprecated"] === true ? "deprecated" : "current",
    replacedBy,
    reason = "",
  } = written;
  return status === "current"
    ? ""
    : joinSentences(
        describeLifecycle({ ...written, status }),
        replacedBy ? `Use ${code(replacedBy)}.` : "",
        reason.replace(/(?<![.!?])$/, reason === "" ? "" : "."),
      );
}

/** States that a parameter or its schema is deprecated or legacy. Empty for others. */
export function describeParameterDeprecation({ schema, deprecated, lifecycle }: Parameter): string {
  const own = { ...(deprecated && { deprecated }), ...(lifecycle && { "x-svc-lifecycle": lifecycle }) };
  return describeDeprecation({ ...schema, ...own } as JsonObject);
}

/** Joins sentences with a space, and skips empty sentences. */
export function joinSentences(...sentences: readonly string[]): string {
  return sentences.filter((each) => each !== "").join(" ");
}

/** The values of an enumeration, or of the items of a list. Empty for other schemas. */
export function listChoices(schema: JsonObject): readonly Json[] {
  const { enum: choices, items } = schema;
  if (Array.isArray(choices)) return choices;
  const constants = listConstants(schema).flatMap(({ const: value }) => (value === undefined ? [] : [value]));
  return constants.length === 0 && isObject(items) ? listChoices(items) : constants;
}

/** The alternatives of a schema, if each is a constant. */
function listConstants(schema: JsonObject): JsonObject[] {
  const several = [schema["oneOf"] ?? schema["anyOf"] ?? []].flat().filter(isObject);
  return several.every((each) => each["const"] !== undefined) ? several : [];
}

function describeChoices(choices: readonly Json[]): string {
  return choices.length === 0 ? "" : `One of ${choices.map((each) => code(String(each))).join(", ")}.`;
}

/** The text about a value, and a list of its choices. */
export interface ValueText {
  text: string;
  /** Lines about single choices, such as "`asc` from small to large". The last line names the remaining choices. */
  choices: readonly string[];
  /** The number of choices. */
  total: number;
}

/** Moves clauses of a description that begin with a choice to a list of choices. */
export function splitChoices(description: string, schema: JsonObject): ValueText {
  const names = listChoices(schema).map((each) => code(String(each)));
  if (names.length < 2) return { text: description, choices: names, total: names.length };
  const name = `(?:${names.map((each) => each.replaceAll(/[^\w`]/g, "\\$&")).join("|")})`;
  const clause = new RegExp(`^${name}(?:(?:, | and )${name})*(?:$|[:,]? (?!and|or|to\\b))`);
  const constants = [schema, schema["items"] ?? {}].flatMap((each) => listConstants(each as JsonObject));
  const lines = constants.flatMap((each) => {
    const { const: value, title = "", description: meaning = title } = each;
    const words = joinSentences(String(meaning), describeDeprecation(each));
    return words === "" ? [] : [`${code(String(value))}: ${words}`];
  });
  const sentences = description.split(/(?<=\.)\s+/).map((sentence) => {
    const [, head = "", list = ""] = /^((?:[^`]*:|.*?;) (?=`)|)(.*?)\.?$/s.exec(sentence) ?? [];
    const clauses = list.split(new RegExp(`, (?:or |and )?(?=${name})`));
    if (!clauses.every((each) => clause.test(each))) return sentence;
    lines.push(...clauses.filter((each) => !names.includes(each)));
    return head.replace(/[:;] $/, ".");
  });
  const named = lines.map((line) => clause.exec(line)?.[0] ?? line).join();
  const rest = names.filter((each) => !named.includes(each));
  return {
    text: joinSentences(...sentences),
    choices: [...lines, ...(rest.length === 0 ? [] : [rest.join(", ")])],
    total: names.length,
  };
}

/** Lists the deprecations in a schema, each with the path of the field or value. A reference is not followed. */
export function listDeprecations(schema: Json, path = ""): [string, string][] {
  if (Array.isArray(schema)) return schema.flatMap((each) => listDeprecations(each, path));
  if (!isObject(schema)) return [];
  const inner = ["allOf", "oneOf", "anyOf", "items", "additionalProperties"].flatMap((key) =>
    listDeprecations(schema[key] ?? [], path),
  );
  const fields = Object.entries(isObject(schema["properties"]) ? schema["properties"] : {}).flatMap(
    ([name, each]) => listDeprecations(each, path === "" ? name : `${path}.${name}`),
  );
  const value = schema["const"] === undefined ? path : `${path} = ${schema["const"]}`;
  const own = describeDeprecation(schema);
  return [...(own === "" ? [] : [[value, own] as [string, string]]), ...inner, ...fields];
}
