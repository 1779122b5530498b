import { dereference, type OutputUnit, type Schema, validate } from "@cfworker/json-schema";
import { isObject, type Json, type JsonObject, type Pointer, parseReference, valueAt } from "./json.ts";

/** One way in which a value fails to fit a schema. */
export interface Misfit {
  /** Where in the value; for an unknown field, the field. */
  at: Pointer;
  /** The keyword of JSON Schema that failed. */
  keyword: string;
  /** What the schema says for that keyword. */
  expected: Json | undefined;
  /** The schema that the keyword stands in. */
  schema: JsonObject;
}

/** Keywords that fail because something inside of them does. */
const CONTAINERS = new Set([
  "$ref",
  "properties",
  "patternProperties",
  "items",
  "prefixItems",
  "allOf",
  "anyOf",
  "oneOf",
  "if",
]);

/** The keywords whose failure says most about what was meant, first. */
const TELLING = ["additionalProperties", "enum", "const", "pattern", "type"];

/**
 * Checks values against the schemas of one document. It interprets schemas instead of compiling them: each is used once or
 * twice in a run, and compiling takes far longer.
 */
export class Validator {
  readonly #document: JsonObject;
  readonly #lookup: Record<string, Schema | boolean>;

  constructor(document: JsonObject) {
    this.#document = document;
    this.#lookup = dereference(document as Schema);
  }

  /**
   * Every way in which a value fails to fit the schema at a place of the document, the most telling first; empty where
   * it fits.
   */
  misfits(value: Json, schema: Pointer): Misfit[] {
    const target = valueAt(this.#document, schema) as Schema;
    const { errors } = validate(value, target, "2020-12", this.#lookup, false);
    const misfits = errors.flatMap((error, index) => this.#misfit(error, errors[index + 1], schema));
    return misfits.sort((a, b) => rank(a) - rank(b));
  }

  #misfit(error: OutputUnit, next: OutputUnit | undefined, root: Pointer): Misfit[] {
    const { keyword } = error;
    if (CONTAINERS.has(keyword) || keyword === "false") return [];
    const schema = this.#schemaOf(root, parseReference(error.keywordLocation).slice(0, -1));
    const expected = schema[keyword];
    // A field that nothing allows: the next error stands at the field itself.
    const isUnknownField = keyword === "additionalProperties" && expected === false;
    if (keyword === "additionalProperties" && !isUnknownField) return [];
    const place = isUnknownField ? (next ?? error) : error;
    return [{ at: parseReference(place.instanceLocation), keyword, expected, schema }];
  }

  /** The schema at the end of a way through keywords and references. */
  #schemaOf(root: Pointer, way: readonly string[]): JsonObject {
    let pointer = root;
    for (const segment of way) {
      const next = [...pointer, segment];
      pointer = segment === "$ref" ? parseReference(String(valueAt(this.#document, next))) : next;
    }
    const schema = valueAt(this.#document, pointer);
    return isObject(schema) ? schema : {};
  }
}

function rank({ keyword }: Misfit): number {
  const index = TELLING.indexOf(keyword);
  return index === -1 ? TELLING.length : index;
}

/** What a value must be, in words: `must be >= 1`, `must be integer`. */
export function requirement({ keyword, expected }: Misfit): string {
  const value = Array.isArray(expected) ? expected.join(", ") : JSON.stringify(expected);
  switch (keyword) {
    case "type":
      return `must be ${Array.isArray(expected) ? expected.join(" or ") : expected}`;
    case "minimum":
      return `must be >= ${value}`;
    case "maximum":
      return `must be <= ${value}`;
    case "required":
      return `must have ${value}`;
    case "enum":
      return `must be one of ${value}`;
    case "additionalProperties":
      return "is a field that the schema does not have";
    default:
      return `must fit "${keyword}": ${value}`;
  }
}
