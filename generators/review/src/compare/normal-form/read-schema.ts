import {
  BOUNDS,
  getReference,
  isObject,
  type Json,
  type JsonObject,
  type Pointer,
  parseReference,
  valueAt,
} from "@market-data/generator-core";
import type { References } from "../../references.ts";
import { PROSE } from "./prose.ts";

/** The places of the schemas that apply together to a value. */
export type SchemaRef = readonly [Pointer, ...Pointer[]];

export type Bound = (typeof BOUNDS)[number];

/** Keywords that are compared as they are written, with what they refer to. */
const OTHERS = [
  "not",
  "if",
  "then",
  "else",
  "dependentRequired",
  "dependentSchemas",
  "patternProperties",
  "propertyNames",
  "contains",
  "minContains",
  "maxContains",
  "prefixItems",
  "unevaluatedItems",
  "contentEncoding",
  "contentMediaType",
  "contentSchema",
] as const;

/** A schema in its normal form: schemas that accept the same values have the same, however they are written. */
export interface NormalSchema {
  /** Where it is written: a component's place for a reference to it. */
  readonly pointer: Pointer;
  /** Without `null`, and `integer` only where `number` is not there; none where no value is accepted, undefined for any. */
  readonly types: ReadonlySet<string> | undefined;
  readonly nullable: boolean;
  /** The only values, without `null`; undefined for any. */
  readonly values: readonly Json[] | undefined;
  readonly bounds: ReadonlyMap<Bound, number>;
  readonly patterns: readonly string[];
  readonly format: string | undefined;
  readonly fields: ReadonlyMap<string, SchemaRef>;
  readonly required: ReadonlySet<string>;
  /** Fields that are not named: accepted, rejected, or of a schema. */
  readonly otherFields: "open" | "closed" | SchemaRef;
  readonly items: SchemaRef | undefined;
  readonly uniqueItems: boolean;
  /** Each must be met. */
  readonly choices: readonly Choice[];
  readonly discriminator: JsonObject | undefined;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly deprecated: boolean;
  readonly default: Json | undefined;
  readonly prose: JsonObject;
  readonly others: JsonObject;
  /** What is written: the same text is the same schema. */
  readonly written: readonly JsonObject[];
}

/** A `oneOf` or `anyOf`. */
export interface Choice {
  /** `null` among them counts as `nullable`. */
  readonly members: readonly SchemaRef[];
  /** Whether a value that fits more than one of them is rejected: a `oneOf`. */
  readonly isExclusive: boolean;
}

/** A schema object that applies to a value, with its place. */
interface Part {
  readonly node: JsonObject;
  readonly pointer: Pointer;
  /** Whether `null` is accepted as well. */
  readonly orNull: boolean;
}

/** What `false` accepts: nothing. */
const NOTHING: JsonObject = { not: {} };

/** Whether no value is accepted. */
export function acceptsNothing({ types, nullable }: NormalSchema): boolean {
  return types?.size === 0 && !nullable;
}

/** How the parts of a schema are read. */
interface Reading {
  nodeAt(pointer: Pointer): JsonObject;
  expand(value: Json): Json;
}

/** Reads the schemas of a document in their normal form. */
export class SchemaReader {
  readonly #document: JsonObject;
  readonly #reading: Reading;
  readonly #known = new Map<string, NormalSchema>();
  readonly #keys = new WeakMap<SchemaRef, string>();

  constructor(document: JsonObject, references: References) {
    this.#document = document;
    this.#reading = {
      nodeAt: (pointer) => this.#nodeAt(pointer),
      expand: (value) => references.expand(value),
    };
  }

  /** Where a schema is written: the target of references without other keywords. */
  locate(pointer: Pointer): Pointer {
    let at = pointer;
    for (const seen = new Set<string>(); ; ) {
      const node = valueAt(this.#document, at);
      const reference = getReference(node);
      if (reference === undefined || !isObject(node) || hasOwnKeywords(node) || seen.has(reference))
        return at;
      seen.add(reference);
      at = parseReference(reference);
    }
  }

  /** The key of a schema: the same for references to the same component. */
  key(ref: SchemaRef): string {
    const known = this.#keys.get(ref);
    if (known !== undefined) return known;
    const key = ref.map((pointer) => this.locate(pointer).join("/")).join(" & ");
    this.#keys.set(ref, key);
    return key;
  }

  read(ref: SchemaRef): NormalSchema {
    const key = this.key(ref);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const parts = ref.flatMap((pointer) => this.#parts(pointer, false, new Set()));
    const schema = merge(this.locate(ref[0]), parts, this.#reading);
    this.#known.set(key, schema);
    return schema;
  }

  /** The schema objects that apply at a place: `allOf` and references are followed. */
  #parts(pointer: Pointer, orNull: boolean, seen: ReadonlySet<string>): Part[] {
    const key = pointer.join("/");
    const node = valueAt(this.#document, pointer);
    if (node === false) return [{ node: NOTHING, pointer, orNull }];
    if (seen.has(key) || !isObject(node)) return [];
    const deeper = new Set([...seen, key]);
    const { $ref: _, allOf, ...rest } = node;
    const reference = getReference(node);
    const only = onlyChoice(rest, pointer);
    return [
      { node: only === undefined ? rest : without(rest, only.keyword), pointer, orNull },
      ...(reference === undefined ? [] : this.#parts(parseReference(reference), orNull, deeper)),
      ...list(allOf).flatMap((_member, index) => this.#parts([...pointer, "allOf", index], orNull, deeper)),
      ...(only === undefined ? [] : this.#parts(only.pointer, true, deeper)),
    ];
  }

  #nodeAt(pointer: Pointer): JsonObject {
    const node = valueAt(this.#document, this.locate(pointer));
    return isObject(node) ? node : {};
  }
}

function hasOwnKeywords(node: JsonObject): boolean {
  return Object.keys(node).some((key) => key !== "$ref" && !key.startsWith("x-"));
}

/** The one member of a choice between it and `null`. */
function onlyChoice(node: JsonObject, pointer: Pointer): { keyword: string; pointer: Pointer } | undefined {
  for (const keyword of ["oneOf", "anyOf"]) {
    const members = list(node[keyword]);
    const rest = members.flatMap((member, index) => (isNull(member) ? [] : [index]));
    if (members.length === 2 && rest.length === 1 && node["type"] === undefined) {
      return { keyword, pointer: [...pointer, keyword, rest[0] as number] };
    }
  }
  return undefined;
}

function merge(pointer: Pointer, parts: readonly Part[], { nodeAt, expand }: Reading): NormalSchema {
  const own = parts[0]?.node ?? {};
  // Words next to a reference take precedence over those of the component.
  const proseNode =
    parts.find(({ node }) => PROSE.some((keyword) => node[keyword] !== undefined))?.node ?? {};
  const groups = parts.flatMap((part) => choicesIn(part, nodeAt));
  const written = parts.flatMap(({ node, orNull }) => typesIn(node, orNull));
  const unions = groups.flatMap(({ types }) => (types === undefined ? [] : [types]));
  const nothing = parts.some(isNothing) ? [new Set<string>()] : [];
  const allowed = intersect([...nothing, ...written, ...unions]);
  const values = valuesIn(parts);
  const types = allowed ?? (values === undefined ? undefined : inferTypes(values));
  const orNull = groups.some((group) => group.orNull);
  const choices = groups.filter(({ members }) => members.length > 0);
  return {
    pointer,
    types: types === undefined ? undefined : normalTypes(types),
    nullable:
      (types === undefined ? choices.length === 0 || orNull : types.has("null")) &&
      (values === undefined || values.includes(null)),
    values: values?.filter((value) => value !== null),
    bounds: boundsIn(parts),
    patterns: sorted(
      parts.flatMap(({ node }) => (typeof node["pattern"] === "string" ? [node["pattern"]] : [])),
    ),
    format: lastText(parts, "format"),
    fields: fieldsIn(parts),
    required: new Set(parts.flatMap(({ node }) => list(node["required"]).map(String))),
    otherFields: otherFieldsIn(parts),
    items: refIn(parts, "items"),
    uniqueItems: parts.some(({ node }) => node["uniqueItems"] === true),
    choices,
    discriminator: parts.map(({ node }) => node["discriminator"]).find(isObject),
    readOnly: parts.some(({ node }) => node["readOnly"] === true),
    writeOnly: parts.some(({ node }) => node["writeOnly"] === true),
    deprecated: own["deprecated"] === true || parts.some(({ node }) => node["deprecated"] === true),
    default: parts.map(({ node }) => node["default"]).find((value) => value !== undefined),
    prose: pick(proseNode, PROSE),
    others: Object.assign({}, ...parts.map((part) => othersIn(part, expand)).reverse()),
    written: parts.map(({ node, orNull }) => (orNull ? { orNull, node } : node)),
  };
}

function isNothing({ node: { not } }: Part): boolean {
  return not === true || (isObject(not) && Object.keys(not).length === 0);
}

function othersIn(part: Part, expand: Reading["expand"]): JsonObject {
  const others = pick(isNothing(part) ? without(part.node, "not") : part.node, OTHERS);
  return Object.fromEntries(Object.entries(others).map(([keyword, value]) => [keyword, expand(value)]));
}

/** The types that a node accepts; none where it accepts any. */
function typesIn(node: JsonObject, orNull: boolean): ReadonlySet<string>[] {
  const types = list(node["type"]).map(String);
  if (types.length === 0) return [];
  // OpenAPI 3.0 writes `nullable`.
  const more = orNull || node["nullable"] === true ? ["null"] : [];
  return [new Set([...types, ...more])];
}

/** A choice as it is written. Where its members are types alone, it has these in place of them. */
interface WrittenChoice extends Choice {
  readonly orNull: boolean;
  readonly types: ReadonlySet<string> | undefined;
}

function choicesIn({ node, pointer }: Part, nodeAt: (pointer: Pointer) => JsonObject): WrittenChoice[] {
  return ["oneOf", "anyOf"].flatMap((keyword): WrittenChoice[] => {
    const members = list(node[keyword]);
    if (members.length === 0) return [];
    const isExclusive = keyword === "oneOf";
    const refs = members.map((_member, index): SchemaRef => [[...pointer, keyword, index]]);
    const nodes = refs.map(([at]) => nodeAt(at));
    const orNull = nodes.some(isNull);
    if (nodes.every((each) => Object.keys(each).join() === "type")) {
      const types = new Set(nodes.flatMap((each) => list(each["type"]).map(String)));
      return [{ members: [], isExclusive, orNull, types }];
    }
    const others = refs.filter((_ref, index) => !isNull(nodes[index]));
    return [{ members: others, isExclusive, orNull, types: undefined }];
  });
}

function valuesIn(parts: readonly Part[]): readonly Json[] | undefined {
  const lists = parts.flatMap(({ node, orNull }): Json[][] => {
    const values = node["const"] === undefined ? node["enum"] : [node["const"]];
    return Array.isArray(values) ? [orNull ? [...values, null] : values] : [];
  });
  if (lists.length === 0) return undefined;
  const [first = [], ...rest] = lists;
  return first.filter((value) => rest.every((each) => each.some((other) => same(value, other))));
}

function boundsIn(parts: readonly Part[]): Map<Bound, number> {
  const bounds = new Map<Bound, number>();
  for (const { node } of parts) {
    for (const bound of BOUNDS) {
      const value = boundIn(node, bound);
      if (value === undefined) continue;
      const known = bounds.get(bound);
      const tighter = isLower(bound) ? Math.max : Math.min;
      bounds.set(bound, known === undefined ? value : tighter(known, value));
    }
  }
  return bounds;
}

/** Whether a bound is one below values. */
export function isLower(bound: Bound): boolean {
  return bound.startsWith("min") || bound === "exclusiveMinimum";
}

/** A bound that bounds something: lengths and counts are never below 0. */
function boundIn(node: JsonObject, bound: Bound): number | undefined {
  const value = node[bound];
  // OpenAPI 3.0 marks `minimum` and `maximum` as exclusive.
  if (bound === "exclusiveMinimum" && value === true) return numberIn(node["minimum"]);
  if (bound === "exclusiveMaximum" && value === true) return numberIn(node["maximum"]);
  if (bound === "minimum" && node["exclusiveMinimum"] === true) return undefined;
  if (bound === "maximum" && node["exclusiveMaximum"] === true) return undefined;
  if (value === 0 && bound.startsWith("min") && bound !== "minimum") return undefined;
  return numberIn(value);
}

function numberIn(value: Json | undefined): number | undefined {
  return typeof value === "number" ? value : undefined;
}

function fieldsIn(parts: readonly Part[]): Map<string, SchemaRef> {
  const fields = new Map<string, SchemaRef>();
  for (const { node, pointer } of parts) {
    const properties = node["properties"];
    if (!isObject(properties)) continue;
    for (const name of Object.keys(properties)) {
      const place: Pointer = [...pointer, "properties", name];
      const known = fields.get(name);
      fields.set(name, known === undefined ? [place] : [...known, place]);
    }
  }
  return fields;
}

function otherFieldsIn(parts: readonly Part[]): NormalSchema["otherFields"] {
  // What one keyword accepts, the other is not asked about.
  const keyword = parts.some(({ node }) => node["additionalProperties"] !== undefined)
    ? "additionalProperties"
    : "unevaluatedProperties";
  const isClosed = parts.some(({ node }) => node[keyword] === false);
  return isClosed ? "closed" : (refIn(parts, keyword) ?? "open");
}

/** The schemas below a keyword; one that accepts everything is the same as none. */
function refIn(parts: readonly Part[], keyword: string): SchemaRef | undefined {
  const [first, ...rest] = parts.flatMap(({ node, pointer }): Pointer[] => {
    const value = node[keyword];
    const isAny = !isObject(value) || Object.keys(value).length === 0;
    return isAny && value !== false ? [] : [[...pointer, keyword]];
  });
  return first === undefined ? undefined : [first, ...rest];
}

function lastText(parts: readonly Part[], keyword: string): string | undefined {
  const value = parts.map(({ node }) => node[keyword]).find((each) => typeof each === "string");
  return typeof value === "string" ? value : undefined;
}

function normalTypes(types: ReadonlySet<string>): ReadonlySet<string> {
  const names = [...types].filter((name) => name !== "null" && !(name === "integer" && types.has("number")));
  return new Set(names.sort());
}

/** Every whole number is a number. */
function intersect(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> | undefined {
  const [first, ...rest] = sets;
  if (first === undefined) return undefined;
  const has = (set: ReadonlySet<string>, name: string) =>
    set.has(name) || (name === "integer" && set.has("number"));
  const all = [...first, ...(first.has("number") ? ["integer"] : [])];
  return new Set(all.filter((name) => rest.every((set) => has(set, name))));
}

function inferTypes(values: readonly Json[]): ReadonlySet<string> {
  return new Set(
    values.map((value) => {
      if (value === null) return "null";
      if (Array.isArray(value)) return "array";
      if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
      return typeof value;
    }),
  );
}

function isNull(schema: Json | undefined): boolean {
  if (!isObject(schema)) return false;
  const values = schema["const"] === undefined ? schema["enum"] : [schema["const"]];
  return schema["type"] === "null" || (Array.isArray(values) && values.length === 1 && values[0] === null);
}

function pick(node: JsonObject, keywords: readonly string[]): JsonObject {
  return Object.fromEntries(
    keywords.flatMap((keyword) => {
      const value = node[keyword];
      return value === undefined ? [] : [[keyword, value]];
    }),
  );
}

function without(node: JsonObject, keyword: string): JsonObject {
  const { [keyword]: _, ...rest } = node;
  return rest;
}

function list(value: Json | undefined): readonly Json[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

function sorted(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort();
}

/** Whether two values are the same, whatever the order of their keys. */
export function same(a: Json | undefined, b: Json | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && canonical(a) === canonical(b));
}

function canonical(value: Json): string {
  return JSON.stringify(value, (_key, each) =>
    isObject(each) ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1))) : each,
  );
}
