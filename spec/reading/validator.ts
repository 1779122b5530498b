import { dereference, type OutputUnit, type Schema, validate } from "@cfworker/json-schema";
import { type Json, type JsonObject, type Pointer, toList, toObject, valueAt } from "./json.ts";
import { nearestName } from "./names.ts";
import { parseReference } from "./references.ts";

/** One way in which a value fails to fit a schema. */
export interface ValidationError {
  /** Where in the value; of an unknown or a missing field, the object around it. */
  path: string[];
  /** The keyword of JSON Schema that failed; `false` for a field that must not be there. */
  keyword: string;
  /** What the schema says for that keyword. */
  expected: Json | undefined;
  /** The schema with the keyword. */
  schema: JsonObject;
  /** What is at the path. */
  value: Json;
  /** The unknown or missing field. */
  field?: string;
}

/** An error, and the way to its schema through keywords and references: `["oneOf", "0", "required"]`. */
interface PlacedError extends ValidationError {
  way: string[];
}

/** Keywords that fail because something inside of them does. */
const CONTAINERS = new Set([
  "$ref",
  "properties",
  "patternProperties",
  "items",
  "prefixItems",
  "allOf",
  "if",
  "dependentSchemas",
  "propertyNames",
]);

/** Keywords that name what else a field could be. */
const CHOICES = new Set(["anyOf", "oneOf"]);

/** Keywords that reject a field that no other names. */
const CLOSINGS = new Set(["additionalProperties", "unevaluatedProperties"]);

/** The keywords whose failure shows best what was meant, first. */
const CLEAREST = ["additionalProperties", "unevaluatedProperties", "enum", "const", "pattern", "type"];

/**
 * Checks values against the schemas of one document. It interprets schemas instead of compiling them: each is used once or
 * twice in a run, and compiling takes far longer.
 */
export class Validator {
  readonly #document: JsonObject;
  readonly #lookup: Record<string, Schema | boolean>;
  /** What was found to fit, by the schema's place: many operations state the same. */
  readonly #fitting = new Set<string>();

  constructor(document: JsonObject) {
    this.#document = document;
    this.#lookup = dereference(document as Schema);
  }

  /**
   * Every way in which a value fails to fit the schema at a place of the document, the clearest first; those of the best
   * fitting branch alone where a schema offers several. Empty where the value fits.
   */
  errors(value: Json, schema: Pointer = []): ValidationError[] {
    const key = JSON.stringify([schema, value]);
    if (this.#fitting.has(key)) return [];
    const target = valueAt(this.#document, schema) as Schema;
    const { valid, errors: units } = validate(value, target, "2020-12", this.#lookup, false);
    if (valid) {
      this.#fitting.add(key);
      return [];
    }
    const errors = units.flatMap((unit, index) => this.#read(unit, units[index + 1], value, schema));
    return withoutOtherBranches(errors).sort((one, other) => clarity(one) - clarity(other));
  }

  #read(unit: OutputUnit, next: OutputUnit | undefined, root: Json, start: Pointer): PlacedError[] {
    const { keyword } = unit;
    const isRejected = next?.keyword === "false";
    if (keyword === "false" || (CONTAINERS.has(keyword) && !(keyword === "properties" && isRejected)))
      return [];
    const way = parseReference(unit.keywordLocation);
    const schema = this.#schemaAt(start, way.slice(0, -1));
    const path = parseReference(unit.instanceLocation);
    const error = {
      path,
      keyword,
      expected: schema[keyword],
      schema,
      value: valueAt(root, path) ?? null,
      way,
    };
    if (keyword === "required") {
      // One unit comes for each missing field, and does not name it.
      const isRepeated = next?.keyword === "required" && next.keywordLocation === unit.keywordLocation;
      if (isRepeated && next.instanceLocation === unit.instanceLocation) return [];
      const missing = toList(schema["required"])
        .map(String)
        .filter((field) => !(field in toObject(error.value)));
      return missing.map((field) => ({ ...error, field }));
    }
    if (!CLOSINGS.has(keyword) && keyword !== "properties") return [error];
    if (next === undefined || !isRejected) return [];
    const field = parseReference(next.instanceLocation);
    if (keyword === "properties") {
      return [{ ...error, keyword: "false", path: field, value: valueAt(root, field) ?? null }];
    }
    return [{ ...error, field: field.at(-1) ?? "" }];
  }

  /** The schema at the end of a way through keywords and references. */
  #schemaAt(start: Pointer, way: readonly string[]): JsonObject {
    let pointer = start;
    for (const segment of way) {
      const next = [...pointer, segment];
      pointer = segment === "$ref" ? parseReference(String(valueAt(this.#document, next))) : next;
    }
    return toObject(valueAt(this.#document, pointer));
  }
}

/** The errors without those of branches that the value fits less well than another one of the same choice. */
function withoutOtherBranches(errors: readonly PlacedError[]): PlacedError[] {
  let kept = [...errors];
  const choices = errors.filter(({ keyword }) => CHOICES.has(keyword));
  // The innermost choice first, so that an outer one counts what is left of it.
  for (const choice of choices.sort((one, other) => other.way.length - one.way.length)) {
    const branches = toList(choice.expected).map((_, index) =>
      kept.filter(({ way }) => isBelow(way, [...choice.way, String(index)])),
    );
    // A value that fits several branches, where it may fit one, is wrong by the choice itself.
    if (branches.some((branch) => branch.length === 0)) {
      kept = kept.filter((error) => error === choice || !isBelow(error.way, choice.way));
      continue;
    }
    const [best] = [...branches].sort((one, other) => distance(choice, one) - distance(choice, other));
    const others = new Set(branches.filter((branch) => branch !== best).flat());
    kept = kept.filter((error) => error !== choice && !others.has(error));
  }
  return kept;
}

function isBelow(way: readonly string[], above: readonly string[]): boolean {
  return way.length > above.length && above.every((segment, index) => segment === way[index]);
}

/**
 * How far a value is from a branch of a choice. A wrong type counts most, then a wrong field, then a misspelt one; what
 * is wrong further down hardly counts, since the value has the shape of that branch.
 */
function distance(choice: PlacedError, errors: readonly PlacedError[]): number {
  return errors.reduce((sum, { path, keyword, value, field, schema }) => {
    if (path.length > choice.path.length) return sum + 0.25;
    if (keyword === "type") return sum + 5;
    if (keyword === "const") return sum + (typeof value === "string" ? 1 : 5);
    const isSlip = CLOSINGS.has(keyword) && nearestName(field ?? "", getFields(schema)) !== undefined;
    return sum + (isSlip ? 0.5 : 1);
  }, 0);
}

function clarity({ keyword }: ValidationError): number {
  const index = CLEAREST.indexOf(keyword);
  return index === -1 ? CLEAREST.length : index;
}

function getFields(schema: JsonObject): string[] {
  return Object.keys(toObject(schema["properties"]));
}

/** What to write where a keyword fails. */
const REMEDIES: Readonly<Record<string, (expected: string) => string>> = {
  const: (value) => value,
  enum: (values) => `one of ${values}`,
  exclusiveMaximum: (bound) => `a value below ${bound}`,
  exclusiveMinimum: (bound) => `a value above ${bound}`,
  format: (format) => `a value of the format ${format}`,
  maximum: (bound) => `a value of at most ${bound}`,
  maxItems: (count) => `at most ${count} items`,
  maxLength: (count) => `at most ${count} characters`,
  minimum: (bound) => `a value of at least ${bound}`,
  minItems: (count) => `at least ${count} items`,
  minLength: (count) => `at least ${count} characters`,
  pattern: (pattern) => `text that matches ${pattern}`,
  type: (types) => `a value of type ${types.replaceAll(", ", " or ")}`,
};

/** What is wrong with a value, and what to write instead: `is 0; write a value of at least 1`. */
export function describeError({ keyword, expected, schema, value, field = "" }: ValidationError): string {
  const fields = getFields(schema);
  if (CLOSINGS.has(keyword)) {
    const nearest = nearestName(field, fields);
    const instead = nearest ? `write "${nearest}"` : `it may have ${fields.join(", ")}`;
    return `has the unknown field "${field}"; ${instead}`;
  }
  if (keyword === "required") {
    const about = valueAt(schema, ["properties", field, "description"]);
    return `lacks "${field}"${typeof about === "string" ? ` (${about.trim()})` : ""}; add it`;
  }
  if (keyword === "false") return "must not be here; leave it out";
  if (keyword === "oneOf") return "fits more than one of the shapes that it may have; keep to one";
  const text = keyword === "const" ? JSON.stringify(expected) : [expected ?? []].flat().join(", ");
  const remedy = REMEDIES[keyword]?.(text) ?? `one that fits "${keyword}": ${JSON.stringify(expected)}`;
  return `is ${JSON.stringify(value)}; write ${remedy}`;
}
