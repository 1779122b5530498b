import {
  followReferences,
  isObject,
  type JsonObject,
  type Pointer,
  valueAt,
} from "@market-data/generator-core";
import type { Finding } from "../finding.ts";
import type { Pair, Side } from "../pair.ts";
import { code } from "./text.ts";

/** What a finding is about, as readers of the API name it. */
export interface Subject {
  /** "parameter `limit`", "field `name` of `MapItem`", "response header `ETag`". */
  words: string;
  /** The parameter's name, the field's, the header's. */
  name: string;
  kind: "parameter" | "field" | "record" | "header" | "response" | "operation" | "other";
  /** The component schema that holds it. */
  record?: string;
}

/** What a finding is about. */
export function subjectOf(pair: Pair, { usage, places, typeName, property }: Finding): Subject {
  const side = places.now === undefined ? pair.base : pair.now;
  const whole = places.now ?? places.base ?? [];
  // A keyword belongs to what it stands in.
  const pointer = property !== undefined && whole.at(-1) === property ? whole.slice(0, -1) : whole;
  return (
    parameterSubject(side, pointer) ??
    headerSubject(usage) ??
    schemaSubject(side, pointer) ??
    responseSubject(usage) ??
    operationSubject(usage) ??
    otherSubject(pointer, typeName)
  );
}

function parameterSubject(side: Side, pointer: Pointer): Subject | undefined {
  const at = pointer.indexOf("parameters");
  if (at < 0 || pointer[at + 1] === undefined) return undefined;
  const value = valueAt(
    side.contract.document,
    followReferences(side.contract.document, pointer.slice(0, at + 2)),
  );
  const name = isObject(value) ? String(value["name"]) : String(pointer[at + 1]);
  const item = pointer.slice(at + 2).includes("items") ? "an item of " : "";
  return { words: `${item}parameter ${code(name)}`, name, kind: "parameter" };
}

function headerSubject(usage: Pointer): Subject | undefined {
  const at = usage.indexOf("headers");
  const name = at < 0 ? undefined : usage[at + 1];
  if (name === undefined) return undefined;
  return { words: `response header ${code(String(name))}`, name: String(name), kind: "header" };
}

/** Keywords below which a schema's own parts stand. */
const PART_WORDS: Record<string, string> = { items: "[]", additionalProperties: ".*" };

function schemaSubject(side: Side, pointer: Pointer): Subject | undefined {
  const [components, section, record, ...rest] = pointer;
  if (components === "components" && section === "schemas" && record !== undefined) {
    return fieldSubject(String(record), fieldPath(schemaOf(side, pointer.slice(0, 3)), rest));
  }
  const at = pointer.indexOf("schema");
  if (at < 0 || !pointer.includes("content")) return undefined;
  const field = fieldPath(schemaOf(side, pointer.slice(0, at + 1)), pointer.slice(at + 1));
  const words = field === "" ? "the answer" : `field ${code(field)} of the answer`;
  return { words, name: field, kind: field === "" ? "response" : "field" };
}

function fieldSubject(record: string, field: string): Subject {
  if (field === "") return { words: `record ${code(record)}`, name: record, kind: "record", record };
  return { words: `field ${code(field)} of ${code(record)}`, name: field, kind: "field", record };
}

function schemaOf(side: Side, pointer: Pointer): JsonObject {
  const schema = valueAt(side.contract.document, pointer);
  return isObject(schema) ? schema : {};
}

/** `properties/quotes/items/properties/price` as `quotes[].price`. */
function fieldPath(schema: JsonObject, way: Pointer): string {
  let path = "";
  let at: unknown = schema;
  for (let index = 0; index < way.length; index++) {
    const segment = String(way[index]);
    at = isObject(at) || Array.isArray(at) ? (at as JsonObject)[segment] : undefined;
    if (segment === "properties" && way[index + 1] !== undefined) {
      index++;
      const name = String(way[index]);
      path += path === "" ? name : `.${name}`;
      at = isObject(at) ? at[name] : undefined;
    } else if (segment in PART_WORDS) {
      path += PART_WORDS[segment];
    }
  }
  return path.replace(/^\./, "");
}

function responseSubject(usage: Pointer): Subject | undefined {
  const at = usage.indexOf("responses");
  const status = at < 0 ? undefined : usage[at + 1];
  if (status === undefined) return undefined;
  return { words: `the answer with status ${status}`, name: String(status), kind: "response" };
}

function operationSubject(usage: Pointer): Subject | undefined {
  const [paths, path] = usage;
  if (paths !== "paths" || path === undefined) return undefined;
  return { words: code(`GET ${path}`), name: String(path), kind: "operation" };
}

/** What stands outside of the operations. */
const OTHER_WORDS: Record<string, string> = {
  info: "the API's description",
  servers: "the servers",
  tags: "the groups of operations",
  security: "the security of every operation",
  components: "the header that carries the key",
};

function otherSubject([first]: Pointer, typeName: string): Subject {
  return { words: OTHER_WORDS[String(first)] ?? typeName, name: String(first ?? typeName), kind: "other" };
}
