import { dereference, type OutputUnit, type Schema, validate } from "@cfworker/json-schema";
import { type Json, type JsonObject, type Pointer, toList, toObject, valueAt } from "./json.ts";
import { nearestName } from "./names.ts";
import { parseReference } from "./references.ts";

/** A mismatch between a value and a schema. */
export interface ValidationError {
  /** Path in the value. For an unknown or missing field, the path of the object. */
  path: string[];
  /** The failed JSON Schema keyword. `false` for a forbidden field. */
  keyword: string;
  /** The value of the keyword in the schema. */
  expected: Json | undefined;
  schema: JsonObject;
  /** The value at the path. */
  value: Json;
  /** The unknown or missing field. */
  field?: string;
}

/** An error with the path to the failed keyword through keywords and references: `["oneOf", "0", "required"]`. */
interface PlacedError extends ValidationError {
  way: string[];
}

/** Keywords with nested failures. */
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

/** Keywords with alternative schemas. */
const CHOICES = new Set(["anyOf", "oneOf"]);

/** Keywords against unknown fields. */
const CLOSINGS = new Set(["additionalProperties", "unevaluatedProperties"]);

/** Keywords in descending order of clarity of their failures. */
const CLEAREST = ["additionalProperties", "unevaluatedProperties", "enum", "const", "pattern", "type"];

/**
 * Validates values against the schemas of a document. Schemas are interpreted, because compiling a schema takes far
 * longer than using the schema once or twice.
 */
export class Validator {
  readonly #document: JsonObject;
  readonly #lookup: Record<string, Schema | boolean>;
  /** Caches valid values by schema location: many operations state the same values. */
  readonly #fitting = new Set<string>();

  constructor(document: JsonObject) {
    this.#document = document;
    this.#lookup = dereference(document as Schema);
  }

  /**
   * Returns all mismatches between a value and the schema at a pointer, the clearest first. For a choice, returns only
   * the mismatches of the best matching branch. Empty for a valid value.
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
      // The library returns one unit per missing field, without the name of the field.
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

  /** Returns the schema at the end of a path through keywords and references. */
  #schemaAt(start: Pointer, way: readonly string[]): JsonObject {
    let pointer = start;
    for (const segment of way) {
      const next = [...pointer, segment];
      pointer = segment === "$ref" ? parseReference(String(valueAt(this.#document, next))) : next;
    }
    return toObject(valueAt(this.#document, pointer));
  }
}

/** Removes errors of branches that match worse than the best branch of the same choice. */
function withoutOtherBranches(errors: readonly PlacedError[]): PlacedError[] {
  let kept = [...errors];
  const choices = errors.filter(({ keyword }) => CHOICES.has(keyword));
  // Inner choices come first, so that outer choices count only the remaining errors.
  for (const choice of choices.sort((one, other) => other.way.length - one.way.length)) {
    const branches = toList(choice.expected).map((_, index) =>
      kept.filter(({ way }) => isBelow(way, [...choice.way, String(index)])),
    );
    // A value that matches several branches of `oneOf` violates the choice itself.
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
 * Returns the distance between a value and a branch of a choice. A wrong type counts most, then a wrong field, then a
 * misspelt field. Nested errors count little, because the value has the shape of the branch.
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

/** Fixes for failed keywords. */
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
  multipleOf: (step) => `a multiple of ${step}`,
  pattern: (pattern) => `text that matches ${pattern}`,
  type: (types) => `a value of type ${types.replaceAll(", ", " or ")}`,
};

/** Describes the problem and its fix: `is 0; write a value of at least 1`. */
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
  if (keyword === "oneOf") return "matches several of the allowed shapes; write a value of a single shape";
  const text = keyword === "const" ? JSON.stringify(expected) : [expected ?? []].flat().join(", ");
  const remedy = REMEDIES[keyword]?.(text) ?? `one that fits "${keyword}": ${JSON.stringify(expected)}`;
  return `is ${JSON.stringify(value)}; write ${remedy}`;
}
