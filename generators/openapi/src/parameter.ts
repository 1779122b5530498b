import {
  ContractError,
  type Diagnostic,
  type Json,
  type JsonObject,
  type Parameter,
} from "@market-data/generator-core";

/** A parameter as the reader of queries wants it: what it is called, what its text stands for, which values it takes. */
export interface ParameterData {
  name: string;
  in: "query" | "path";
  type: "string" | "integer" | "number" | "boolean" | "time";
  required?: true;
  list?: true;
  nullable?: true;
  default?: Json;
  [keyword: string]: Json;
}

/** A place in a source file. */
export type Place = Pick<Diagnostic, "file" | "line" | "column">;

/** Keywords that the reader knows as they stand, of a value or of a list's item. */
const VALUE_KEYWORDS = ["format", "enum", "pattern", "minLength", "maxLength", "minimum", "maximum"];
/** Keywords that need no word in the data: read elsewhere, or they refuse nothing. */
const KNOWN = new Set([...VALUE_KEYWORDS, "type", "items", "default", "minItems", "maxItems", "uniqueItems"]);
const TYPES = new Set(["string", "integer", "number", "boolean"]);
const ANNOTATIONS = new Set(["title", "description", "examples", "deprecated"]);

/**
 * The data of a parameter. A fact is left out where another says it: no pattern of times and booleans, and no least
 * length or number of items that the refusal of empty values implies.
 * @param place Finds where the parameter's schema is written.
 * @throws {ContractError} for a schema keyword that the reader would not obey.
 */
export function parameterData(parameter: Parameter, place: () => Place): ParameterData {
  const { schema, list, readsAs } = parameter;
  const item = (list ? schema["items"] : schema) as JsonObject;
  const unreadable = whatIsUnreadable(parameter, item);
  if (unreadable !== undefined) throw new ContractError([{ ...place(), ...unreadable }]);
  const type = (readsAs?.type ?? plainTypes(item)[0]) as ParameterData["type"];
  return {
    name: parameter.name,
    in: parameter.in,
    type,
    ...(parameter.required ? { required: true as const } : {}),
    ...(list ? { list: true as const } : {}),
    ...([item["type"]].flat().includes("null") ? { nullable: true as const } : {}),
    ...valueRules(item, readsAs),
    ...listRules(schema),
    ...(schema["default"] === undefined ? {} : { default: readDefault(schema["default"], type) }),
    ...(parameter.fallback === undefined ? {} : { fallback: parameter.fallback }),
  };
}

/** What the reader would not obey, so that no fact of the contract is lost in silence. */
function whatIsUnreadable(
  { name, schema }: Parameter,
  item: JsonObject,
): Pick<Diagnostic, "message" | "advice"> | undefined {
  const unknown = [...Object.keys(schema), ...Object.keys(item)].find(isUnknown);
  if (unknown !== undefined) {
    const known = [...VALUE_KEYWORDS, "minItems", "maxItems", "default"].join(", ");
    return {
      message: `The reader of queries does not know the keyword "${unknown}" of the parameter "${name}".`,
      advice: `Use only ${known}, or teach it to the reader.`,
    };
  }
  const [type, ...others] = plainTypes(item);
  if (!TYPES.has(String(type)) || others.length > 0) {
    return {
      message: `The reader of queries wants one type for the parameter "${name}", of its items where it is a list.`,
      advice: `Write one of ${[...TYPES].join(", ")}, beside "null" where null may be sent.`,
    };
  }
  return undefined;
}

function isUnknown(keyword: string): boolean {
  return !KNOWN.has(keyword) && !ANNOTATIONS.has(keyword) && !keyword.startsWith("x-");
}

function plainTypes(item: JsonObject): Json[] {
  return [item["type"] ?? []].flat().filter((type) => type !== "null");
}

function valueRules(item: JsonObject, readsAs: Parameter["readsAs"]): Record<string, Json> {
  const rules: Record<string, Json> = {};
  for (const keyword of VALUE_KEYWORDS) {
    const value = item[keyword];
    if (value === undefined || (keyword === "minLength" && Number(value) <= 1)) continue;
    if (keyword === "pattern" && (readsAs?.type === "time" || readsAs?.type === "boolean")) continue;
    rules[keyword] = value;
  }
  if (readsAs?.minimum !== undefined) rules["minimum"] = readsAs.minimum;
  if (readsAs?.maximum !== undefined) rules["maximum"] = readsAs.maximum;
  return rules;
}

function listRules({ minItems, maxItems }: JsonObject): Record<string, Json> {
  return {
    ...(minItems === undefined || Number(minItems) <= 1 ? {} : { minItems }),
    ...(maxItems === undefined ? {} : { maxItems }),
  };
}

/** A default is written in the contract as text where the parameter's type is string, whatever the text stands for. */
function readDefault(written: Json, type: ParameterData["type"]): Json {
  if (typeof written !== "string") return written;
  if (type === "integer" || type === "number") return Number(written);
  return type === "boolean" ? written.toLowerCase() === "true" : written;
}
