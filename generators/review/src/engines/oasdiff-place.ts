import {
  followReferences,
  isObject,
  type JsonObject,
  type Pointer,
  toObject,
  valueAt,
} from "@market-data/generator-core";
import type { Pair, Places, Side } from "../pair.ts";
import { RECORDS_PATH } from "./documents.ts";
import type { OasdiffChange } from "./oasdiff.ts";

/** Where a change of oasdiff is, and the keywords that it is about where it names no line. */
export interface OasdiffPlace extends Places {
  /** The keywords of the place's schema of which one was changed; absent where the place is exact. */
  keywords?: readonly string[];
}

/** Of which keywords the checks speak that come without a line. */
const KEYWORDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/deprecated|reactivated|sunset/, ["deprecated"]],
  [/nullable|type/, ["type", "format", "nullable"]],
  [/enum/, ["enum"]],
  [/const/, ["const"]],
  [/pattern/, ["pattern"]],
  [/default/, ["default"]],
  [/max-length/, ["maxLength"]],
  [/min-length/, ["minLength"]],
  [/max-items/, ["maxItems"]],
  [/min-items/, ["minItems"]],
  [/exclusive-max/, ["exclusiveMaximum"]],
  [/exclusive-min/, ["exclusiveMinimum"]],
  [/max/, ["maximum"]],
  [/min/, ["minimum"]],
  [/optional|required/, ["required"]],
  [/one-of/, ["oneOf"]],
  [/any-of/, ["anyOf"]],
  [/all-of/, ["allOf"]],
];

/** Where a change of oasdiff is: by its lines, else by the parameter or the property that its text names. */
export function oasdiffPlace(
  pair: Pair,
  change: OasdiffChange,
  lines: { base: Pointer[]; now: Pointer[] },
): OasdiffPlace {
  const base = lineOf(change.baseSource?.line, lines.base);
  const now = lineOf(change.revisionSource?.line, lines.now);
  if (base !== undefined || now !== undefined) return places(base, now);
  if (change.id.includes("security"))
    return places(namedPlace(pair.base, change), namedPlace(pair.now, change));
  const keywords = KEYWORDS.find(([pattern]) => pattern.test(change.id))?.[1] ?? [];
  return { ...places(namedPlace(pair.base, change), namedPlace(pair.now, change)), keywords };
}

function lineOf(line: number | undefined, pointers: readonly Pointer[]): Pointer | undefined {
  return line === undefined ? undefined : pointers[line - 1];
}

function places(base: Pointer | undefined, now: Pointer | undefined): Places {
  return { ...(base === undefined ? {} : { base }), ...(now === undefined ? {} : { now }) };
}

/** The schema of the parameter, or of the answer's property, that a text names in backticks. */
function namedPlace(side: Side, { id, text, path }: OasdiffChange): Pointer | undefined {
  const { document } = side.contract;
  if (id.startsWith("api-global-security")) return ["security"];
  if (id.startsWith("api-security-component")) return ["components", "securitySchemes"];
  const operation = operationPointer(document, path ?? "");
  if (operation === undefined) return undefined;
  if (id.startsWith("api-security")) return [...operation, "security"];
  const parameter = /parameter `([^`]+)`/.exec(text)?.[1];
  if (parameter !== undefined) return parameterSchema(side, operation, parameter);
  const status = /status(?: code)? `(\d+)`|`(\d+)` status/.exec(text);
  const code = status?.[1] ?? status?.[2] ?? "200";
  const body = path?.startsWith(RECORDS_PATH)
    ? ["components", "schemas", path.slice(RECORDS_PATH.length)]
    : [...operation, "responses", code, "content", "application/json", "schema"];
  const property = /property `([^`]+)`/.exec(text)?.[1];
  return schemaAt(
    side,
    followReferences(side.contract.document, body),
    property?.split("/").filter((each) => each !== "") ?? [],
  );
}

function operationPointer(document: JsonObject, path: string): Pointer | undefined {
  if (path.startsWith(RECORDS_PATH)) return ["paths", path];
  return toObject(document["paths"])[path] === undefined ? undefined : ["paths", path, "get"];
}

function parameterSchema(side: Side, operation: Pointer, name: string): Pointer | undefined {
  const { document } = side.contract;
  const parameters = valueAt(document, [...operation, "parameters"]);
  for (const index of Array.isArray(parameters) ? parameters.keys() : []) {
    const pointer = followReferences(side.contract.document, [...operation, "parameters", index]);
    const parameter = valueAt(document, pointer);
    if (isObject(parameter) && parameter["name"] === name) return [...pointer, "schema"];
  }
  return undefined;
}

/** Follows a path such as `data/items/oneOf[subschema #2]/name` from a schema. */
function schemaAt(side: Side, start: Pointer, way: readonly string[]): Pointer | undefined {
  let at = start;
  for (const segment of way) {
    const step = stepOf(side, at, segment);
    if (step === undefined) return undefined;
    at = followReferences(side.contract.document, [...at, ...step]);
  }
  return at;
}

function stepOf(side: Side, at: Pointer, segment: string): Pointer | undefined {
  const schema = valueAt(side.contract.document, at);
  if (!isObject(schema)) return undefined;
  const properties = schema["properties"];
  if (isObject(properties) && segment in properties) return ["properties", segment];
  const choice = /^(allOf|anyOf|oneOf)\[(.+)\]$/.exec(segment);
  if (choice === null) return segment in schema ? [segment] : undefined;
  const [, keyword = "", which = ""] = choice;
  const numbered = /subschema #(\d+)/.exec(which)?.[1];
  const index = numbered === undefined ? indexOfReference(schema[keyword], which) : Number(numbered) - 1;
  return index < 0 ? undefined : [keyword, index];
}

function indexOfReference(choices: unknown, reference: string): number {
  if (!Array.isArray(choices)) return -1;
  return choices.findIndex((choice) => isObject(choice) && choice["$ref"] === reference.split(" ")[0]);
}
