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
import { Anchors } from "./anchors.ts";
import { PROSE, withoutProse } from "./prose.ts";

/** The places of schemas for one value. */
export type SchemaRef = readonly [Pointer, ...Pointer[]];

export type Bound = (typeof BOUNDS)[number];

/** Keywords with a schema, besides the schemas of fields and items. */
const TESTS = ["not", "propertyNames", "contains", "contentSchema"] as const;
export type SchemaTest = (typeof TESTS)[number];

/** Keywords with rules, and keywords without an effect on values. Unknown keywords are compared as text, with references. */
const KNOWN = new Set<string>([
  ...["$ref", "$defs", "definitions", "$id", "$anchor", "$dynamicAnchor", "$schema"],
  ...[
    "allOf",
    "oneOf",
    "anyOf",
    "not",
    "type",
    "nullable",
    "enum",
    "const",
    "pattern",
    "format",
    "x-extensible-enum",
  ],
  ...["properties", "required", "additionalProperties", "unevaluatedProperties", "patternProperties"],
  ...[
    "propertyNames",
    "dependentRequired",
    "items",
    "prefixItems",
    "contains",
    "uniqueItems",
    "contentSchema",
  ],
  ...["discriminator", "readOnly", "writeOnly", "deprecated", "default"],
  ...BOUNDS,
  ...PROSE,
]);

/** A schema in the normal form, equal for all schemas with the same values. */
export interface NormalSchema {
  /** The place of the schema, or of the referenced component. */
  readonly pointer: Pointer;
  /** Without `null`, and without `integer` next to `number`. Empty if no value is accepted, undefined for any. */
  readonly types: ReadonlySet<string> | undefined;
  readonly nullable: boolean;
  /** The only values, without `null`; undefined for any. */
  readonly values: readonly Json[] | undefined;
  /** The known values of `x-extensible-enum`. The list may grow. */
  readonly knownValues: readonly Json[] | undefined;
  readonly bounds: ReadonlyMap<Bound, number>;
  readonly patterns: readonly string[];
  readonly format: string | undefined;
  readonly fields: ReadonlyMap<string, SchemaRef>;
  readonly required: ReadonlySet<string>;
  /** Unnamed fields: accepted, rejected, or of a schema. */
  readonly otherFields: "open" | "closed" | SchemaRef;
  readonly patternFields: ReadonlyMap<string, SchemaRef>;
  readonly dependentRequired: ReadonlyMap<string, ReadonlySet<string>>;
  readonly items: SchemaRef | undefined;
  /** The schemas of the first items, in their order. */
  readonly firstItems: readonly SchemaRef[];
  readonly uniqueItems: boolean;
  /** Each must be met. */
  readonly choices: readonly Choice[];
  /** The discriminating field. */
  readonly discriminator: string | undefined;
  /** The forms by discriminating value, including subtypes with this schema in `allOf`. */
  readonly forms: ReadonlyMap<string, SchemaRef>;
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  readonly deprecated: boolean;
  readonly default: Json | undefined;
  readonly prose: JsonObject;
  /** Schemas of keywords for a whole value. */
  readonly tests: ReadonlyMap<SchemaTest, SchemaRef>;
  /** Keywords without a rule, with the referenced schemas. */
  readonly others: JsonObject;
  /** The original schemas. Equal originals need no comparison. */
  readonly written: readonly JsonObject[];
}

/** A `oneOf` or `anyOf`. */
export interface Choice {
  /** `null` among them counts as `nullable`. */
  readonly members: readonly SchemaRef[];
  /** True for `oneOf`, because values of several members are rejected. */
  readonly isExclusive: boolean;
}

/** A schema object for a value, with a place. */
interface Part {
  readonly node: JsonObject;
  readonly pointer: Pointer;
  /** True if `null` is also accepted. */
  readonly orNull: boolean;
  /** True for a part from the base of a subtype in `allOf`. */
  readonly isInherited?: boolean;
}

/** The schema `false` accepts nothing. */
const NOTHING: JsonObject = { not: {} };

/** Returns true if no value is accepted. */
export function acceptsNothing({ types, nullable }: NormalSchema): boolean {
  return types?.size === 0 && !nullable;
}

/** How the parts of a schema are read. */
interface Reading {
  locate(pointer: Pointer): Pointer;
  nodeAt(pointer: Pointer): JsonObject;
  expand(value: Json): Json;
  /** The names of components with a component in `allOf`. */
  subtypes(pointer: Pointer): readonly string[];
  read(ref: SchemaRef): NormalSchema;
  /** True if a body of the document is XML. */
  readonly hasXml: boolean;
}

/** Reads the schemas of a document in their normal form. */
export class SchemaReader {
  readonly #document: JsonObject;
  readonly #reading: Reading;
  readonly #anchors: Anchors;
  readonly #known = new Map<string, NormalSchema>();
  readonly #keys = new WeakMap<SchemaRef, string>();

  constructor(document: JsonObject, references: References) {
    this.#document = document;
    this.#anchors = new Anchors(document);
    this.#reading = {
      locate: (pointer) => this.locate(pointer),
      nodeAt: (pointer) => this.#nodeAt(pointer),
      expand: (value) => references.expand(value),
      subtypes: (pointer) => references.subtypes(pointer),
      read: (ref) => this.read(ref),
      get hasXml() {
        return references.hasXml;
      },
    };
  }

  /** The place of a schema, or the target of a bare reference. */
  locate(pointer: Pointer): Pointer {
    let at = pointer;
    for (const seen = new Set<string>(); ; ) {
      const node = valueAt(this.#document, at);
      const reference = getReference(node);
      if (reference === undefined || !isObject(node) || hasOwnKeywords(node) || seen.has(reference))
        return at;
      seen.add(reference);
      at = this.#anchors.resolve(reference);
    }
  }

  /** The key of a schema, equal for references to a component. */
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

  /** The schema objects at a place, including `allOf` and references. */
  #parts(pointer: Pointer, orNull: boolean, seen: Set<string>): Part[] {
    const key = `${orNull} ${pointer.join("/")}`;
    const node = valueAt(this.#document, pointer);
    if (node === false) return [{ node: NOTHING, pointer, orNull }];
    if (seen.has(key) || !isObject(node)) return [];
    // A schema that applies twice applies once.
    seen.add(key);
    const { $ref: _, $dynamicRef, allOf, ...written } = node;
    const anchors = typeof $dynamicRef === "string" ? this.#anchors.all($dynamicRef) : [];
    // Several schemas with the anchor: the schema depends on the references before.
    const bindings = anchors.map((at) => valueAt(this.#document, at) ?? null);
    const rest = bindings.length > 1 ? { ...written, $dynamicRef: bindings } : written;
    const references = [getReference(node), ...(anchors.length === 1 ? [$dynamicRef] : [])].filter(
      (each) => typeof each === "string",
    );
    const only = onlyChoice(rest, pointer);
    // OpenAPI 3.0: authors write `nullable` next to references, choices and enumerations, and mean all of them.
    const isNullable = orNull || node["nullable"] === true;
    return [
      { node: only === undefined ? rest : without(rest, only.keyword), pointer, orNull: isNullable },
      ...references.flatMap((each) => this.#parts(this.#anchors.resolve(each), isNullable, seen)),
      ...list(allOf).flatMap((_member, index, members) =>
        this.#parts([...pointer, "allOf", index], isNullable, seen).map((part) =>
          members.length > 1 || written["properties"] !== undefined ? { ...part, isInherited: true } : part,
        ),
      ),
      ...(only === undefined ? [] : this.#parts(only.pointer, true, seen)),
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

/** The only member of a choice besides `null`. */
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

function merge(pointer: Pointer, parts: readonly Part[], reading: Reading): NormalSchema {
  const own = parts[0]?.node ?? {};
  // Words next to a reference take precedence over the words of the component.
  const proseNode =
    parts.find(({ node }) => PROSE.some((keyword) => node[keyword] !== undefined))?.node ?? {};
  const groups = parts.flatMap((part) => choicesIn(part, reading));
  const written = parts.flatMap(({ node, orNull }) => typesIn(node, orNull));
  const unions = groups.flatMap(({ types }) => (types === undefined ? [] : [types]));
  const nothing = parts.some(isNothing) ? [new Set<string>()] : [];
  const allowed = intersect([...nothing, ...written, ...unions]);
  const values = valuesIn(parts, groups);
  const choices = groups.filter(({ members }) => members.length > 0);
  const types =
    allowed ??
    (values === undefined ? (choices.length === 0 ? impliedTypes(parts) : undefined) : inferTypes(values));
  const orNull = groups.some((group) => group.orNull);
  const discriminator = parts
    .filter(({ isInherited }) => !isInherited)
    .map(({ node }) => node["discriminator"])
    .find(isObject);
  let forms: NormalSchema["forms"] | undefined;
  return {
    pointer,
    types: types === undefined ? undefined : normalTypes(types),
    nullable:
      (types === undefined ? choices.length === 0 || orNull : types.has("null")) &&
      (values === undefined || values.includes(null)),
    values: isType(values) ? undefined : values?.filter((value) => value !== null),
    knownValues: parts.map(({ node }) => node["x-extensible-enum"]).find((each) => Array.isArray(each)),
    bounds: boundsOf(types, boundsIn(parts)),
    patterns: hasType(types, ["string"])
      ? sorted(
          parts.flatMap(({ node: { pattern } }) =>
            typeof pattern === "string" && !ANY_TEXT.test(pattern) ? [pattern] : [],
          ),
        )
      : [],
    format: formatIn(parts),
    fields: refsByName(parts, "properties"),
    required: new Set(
      hasType(types, ["object"])
        ? parts.flatMap(({ node: { required } }) => (Array.isArray(required) ? required.map(String) : []))
        : [],
    ),
    otherFields: otherFieldsIn(parts),
    patternFields: new Map(
      [...refsByName(parts, "patternProperties")].filter(([pattern]) => !ANY_TEXT.test(pattern)),
    ),
    dependentRequired: dependentRequiredIn(parts),
    items: refIn(parts, "items"),
    firstItems: firstItemsIn(parts),
    uniqueItems: parts.some(({ node }) => node["uniqueItems"] === true),
    choices,
    discriminator:
      discriminator === undefined || typeof discriminator["propertyName"] !== "string"
        ? undefined
        : discriminator["propertyName"],
    // Computed on use, because a form can contain the schema.
    get forms() {
      forms ??= discriminator === undefined ? new Map() : formsIn(pointer, discriminator, choices, reading);
      return forms;
    },
    readOnly: parts.some(({ node }) => node["readOnly"] === true),
    writeOnly: parts.some(({ node }) => node["writeOnly"] === true),
    deprecated: own["deprecated"] === true || parts.some(({ node }) => node["deprecated"] === true),
    default: parts.map(({ node }) => node["default"]).find((value) => value !== undefined),
    prose: pick(proseNode, PROSE),
    tests: testsIn(parts),
    others: Object.fromEntries(parts.toReversed().flatMap((part) => Object.entries(othersIn(part, reading)))),
    written: parts.map(({ node, orNull }) => (orNull ? { orNull, node } : node)),
  };
}

/** Patterns for any text without line feeds. */
const ANY_TEXT = /^\^?(?:(?:\.|\[\\s\\S\]|\[\\S\\s\]|\[\\w\\W\]|\[\\d\\D\])\*)?\$?$/;

/** OpenAPI 3.1 writes the formats of OpenAPI 3.0 for bytes as keywords. */
const BYTE_FORMATS: Readonly<Record<string, string>> = {
  "contentEncoding base64": "byte",
  "contentMediaType application/octet-stream": "binary",
};

function formatIn(parts: readonly Part[]): string | undefined {
  return lastText(parts, "format") ?? parts.map(({ node }) => byteFormat(node)).find(Boolean);
}

function byteFormat(node: JsonObject): string | undefined {
  return ["contentEncoding", "contentMediaType"]
    .map((keyword) => BYTE_FORMATS[`${keyword} ${String(node[keyword]).toLowerCase()}`])
    .find(Boolean);
}

/** The intended type of a schema with keywords of a single type. */
function impliedTypes(parts: readonly Part[]): ReadonlySet<string> | undefined {
  const has = (...keywords: string[]) =>
    parts.some(({ node }) => keywords.some((keyword) => node[keyword] !== undefined));
  const orNull = parts.some((part) => part.orNull) ? ["null"] : [];
  if (has("properties", "additionalProperties", "patternProperties")) return new Set(["object", ...orNull]);
  if (has("items", "prefixItems")) return new Set(["array", ...orNull]);
  return parts.some(({ node }) => byteFormat(node)) ? new Set(["string", ...orNull]) : undefined;
}

/** The forms of a schema by discriminating value: from the mapping, the values of the field, or names of components. */
function formsIn(
  pointer: Pointer,
  { propertyName, mapping, defaultMapping }: JsonObject,
  choices: readonly Choice[],
  { subtypes, read, nodeAt }: Reading,
): Map<string, SchemaRef> {
  const component = (name: string): Pointer => ["components", "schemas", name];
  const forms = new Map<string, SchemaRef>();
  // OpenAPI 3.2 names a form for all other values.
  const other = defaultMapping === undefined ? {} : { "any other value": defaultMapping };
  for (const [value, target] of Object.entries({ ...(isObject(mapping) ? mapping : {}), ...other })) {
    const text = String(target);
    const at = text.includes("/") ? parseReference(text) : component(text);
    if (Object.keys(nodeAt(at)).length > 0) forms.set(value, [at]);
  }
  const mapped = new Set([...forms.values()].map(([at]) => at.join("/")));
  const members = choices.flatMap((choice) => choice.members);
  const others = members.length > 0 ? members : subtypes(pointer).map((name): SchemaRef => [component(name)]);
  for (const ref of others) {
    const at = read(ref).pointer;
    if (mapped.has(at.join("/"))) continue;
    const field = read(ref).fields.get(String(propertyName));
    const values = field === undefined ? undefined : read(field).values;
    const names = values ?? (isComponent(at) ? [at.at(-1) as Json] : []);
    for (const name of names) if (!forms.has(String(name))) forms.set(String(name), ref);
  }
  return forms;
}

function isComponent(pointer: Pointer): boolean {
  return pointer[0] === "components" && pointer.length === 3;
}

function isNothing({ node: { not } }: Pick<Part, "node">): boolean {
  return not === true || (isObject(not) && Object.keys(not).length === 0);
}

/** Keywords without an effect: without the keyword that they complete, or with the default. */
function hasNoEffect({ contains, if: condition }: JsonObject, keyword: string, value: Json): boolean {
  if (keyword === "then" || keyword === "else") return condition === undefined;
  return (
    /^m..Contains$/.test(keyword) && (contains === undefined || (keyword === "minContains" && value === 1))
  );
}

function othersIn({ node }: Part, { expand, hasXml }: Reading): JsonObject {
  const isKnown = (keyword: string) =>
    KNOWN.has(keyword) ||
    hasNoEffect(node, keyword, node[keyword] ?? null) ||
    keyword.startsWith("x-") ||
    (keyword === "xml" && !hasXml) ||
    BYTE_FORMATS[`${keyword} ${String(node[keyword]).toLowerCase()}`] !== undefined;
  return Object.fromEntries(
    Object.entries(node).flatMap(([keyword, value]) => (isKnown(keyword) ? [] : [[keyword, expand(value)]])),
  );
}

/** The schemas of keywords for a whole value. Several `not` of a schema are compared together. */
function testsIn(parts: readonly Part[]): Map<SchemaTest, SchemaRef> {
  return new Map(
    TESTS.flatMap((keyword): [SchemaTest, SchemaRef][] => {
      const applied = keyword === "not" ? parts.filter((part) => !isNothing(part)) : parts;
      const ref = refIn(applied, keyword);
      return ref === undefined ? [] : [[keyword, ref]];
    }),
  );
}

function dependentRequiredIn(parts: readonly Part[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { node } of parts) {
    const dependent = node["dependentRequired"];
    for (const [name, fields] of Object.entries(isObject(dependent) ? dependent : {})) {
      found.set(name, new Set([...(found.get(name) ?? []), ...list(fields).map(String)]));
    }
  }
  return found;
}

function firstItemsIn(parts: readonly Part[]): SchemaRef[] {
  const lists = parts.flatMap(({ node, pointer }) =>
    Array.isArray(node["prefixItems"]) ? [{ pointer, count: node["prefixItems"].length }] : [],
  );
  const most = Math.max(0, ...lists.map(({ count }) => count));
  return Array.from({ length: most }).flatMap((_, index): SchemaRef[] => {
    const [first, ...rest] = lists
      .filter(({ count }) => index < count)
      .map(({ pointer }): Pointer => [...pointer, "prefixItems", index]);
    return first === undefined ? [] : [[first, ...rest]];
  });
}

/** The accepted types of a node; empty for a node without types. */
function typesIn(node: JsonObject, orNull: boolean): ReadonlySet<string>[] {
  const types = list(node["type"]).map(String);
  if (types.length === 0) return [];
  // OpenAPI 3.0 writes `nullable`.
  const more = orNull || node["nullable"] === true ? ["null"] : [];
  return [new Set([...types, ...more])];
}

/** A choice in the document. Members without further keywords become types. */
interface WrittenChoice extends Choice {
  readonly orNull: boolean;
  readonly types: ReadonlySet<string> | undefined;
  /** The values, if all members are enumerations. */
  readonly values: readonly Json[] | undefined;
}

function choicesIn({ node, pointer, orNull: isNullable }: Part, reading: Reading): WrittenChoice[] {
  const { nodeAt } = reading;
  return ["oneOf", "anyOf"].flatMap((keyword): WrittenChoice[] => {
    const members = list(node[keyword]);
    if (members.length === 0) return [];
    const isExclusive = keyword === "oneOf";
    const all = listMembers([...pointer, keyword], keyword, reading);
    const texts = all.map(([at]) => JSON.stringify(withoutProse(nodeAt(at))));
    // A repeated member changes nothing in `anyOf`, and rejects its values in `oneOf`.
    const refs = all.filter((_ref, index) => isExclusive || texts.indexOf(texts[index] ?? "") === index);
    const nodes = refs.map(([at]) => nodeAt(at));
    const orNull = isNullable || nodes.some(isNull);
    const choice = { isExclusive, orNull, types: undefined, values: undefined };
    const plain = nodes.map((each) => withoutProse(each) as JsonObject);
    const more = orNull ? [null] : [];
    if (plain.every((each) => Object.keys(each).join() === "type")) {
      const types = plain.flatMap((each) => list(each["type"]).map(String));
      // A whole number fits both members of an exclusive choice.
      if (!isExclusive || !(types.includes("number") && types.includes("integer"))) {
        return [{ ...choice, members: [], types: new Set([...types, ...more.map(String)]) }];
      }
    }
    if (plain.every(isEnumeration)) {
      const values = plain.flatMap((each) => [...(enumeration(each) ?? [])]);
      const isDistinct = new Set(values.map((value) => JSON.stringify(value))).size === values.length;
      if (!isExclusive || isDistinct) return [{ ...choice, members: [], values: [...values, ...more] }];
    }
    const others = refs.filter((_ref, index) => !isNull(nodes[index]));
    return [{ ...choice, members: others }];
  });
}

/** The members of a choice. A member that is only a choice with the same keyword is replaced by its members. */
function listMembers(
  pointer: Pointer,
  keyword: string,
  reading: Reading,
  around: readonly JsonObject[] = [],
): SchemaRef[] {
  const members = list(reading.nodeAt(pointer.slice(0, -1))[keyword]);
  return members.flatMap((_member, index): SchemaRef[] => {
    const at = [...pointer, index];
    const node = reading.nodeAt(at);
    const isNested =
      Object.keys(withoutProse(node) as JsonObject).join() === keyword && !around.includes(node);
    if (!isNested) return [[at]];
    return listMembers([...reading.locate(at), keyword], keyword, reading, [...around, node]);
  });
}

function enumeration(node: JsonObject): readonly Json[] | undefined {
  const values = node["const"] === undefined ? node["enum"] : [node["const"]];
  return Array.isArray(values) ? values : undefined;
}

/** Returns true if a schema states values, and nothing else except the type. */
function isEnumeration(node: JsonObject): boolean {
  const isValues = enumeration(node) !== undefined || isNull(node);
  return isValues && Object.keys(node).every((keyword) => ["const", "enum", "type"].includes(keyword));
}

function valuesIn(parts: readonly Part[], groups: readonly WrittenChoice[]): readonly Json[] | undefined {
  const written = parts.flatMap(({ node, orNull }): (readonly Json[])[] => {
    const values = enumeration(node);
    return values === undefined ? [] : [orNull ? [...values, null] : values];
  });
  const lists = [...written, ...groups.flatMap(({ values }) => (values === undefined ? [] : [values]))];
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
      const tighter = bound === "multipleOf" ? commonMultiple : isLower(bound) ? Math.max : Math.min;
      bounds.set(bound, known === undefined ? value : tighter(known, value));
    }
  }
  return bounds;
}

/** The least common multiple of whole numbers, or the greater of other steps. */
function commonMultiple(one: number, other: number): number {
  if (!Number.isInteger(one) || !Number.isInteger(other) || one * other === 0) return Math.max(one, other);
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  return Math.abs(one * other) / divisor(one, other);
}

/** The types that a bound applies to. */
const BOUND_TYPES: readonly (readonly [bound: RegExp, types: readonly string[]])[] = [
  [/Length$/, ["string"]],
  [/Items$/, ["array"]],
  [/Properties$/, ["object"]],
  [/./, ["number", "integer"]],
];

function hasType(types: ReadonlySet<string> | undefined, names: readonly string[]): boolean {
  return types === undefined || names.some((name) => types.has(name));
}

/** The bounds with an effect on the types. Exclusive bounds of whole numbers become inclusive. */
function boundsOf(
  types: ReadonlySet<string> | undefined,
  all: ReadonlyMap<Bound, number>,
): Map<Bound, number> {
  const bounds = new Map(
    [...all].filter(([bound]) => hasType(types, BOUND_TYPES.find(([form]) => form.test(bound))?.[1] ?? [])),
  );
  if (types === undefined || !types.has("integer") || types.has("number")) return bounds;
  const {
    minimum,
    maximum,
    exclusiveMinimum: low,
    exclusiveMaximum: high,
    ...rest
  } = Object.fromEntries(bounds);
  const least = Math.max(Math.ceil(minimum ?? -Infinity), Math.floor(low ?? -Infinity) + 1);
  const most = Math.min(Math.floor(maximum ?? Infinity), Math.ceil(high ?? Infinity) - 1);
  return new Map([
    ...(Object.entries(rest) as [Bound, number][]),
    ...(least === -Infinity ? [] : [["minimum", least] as const]),
    ...(most === Infinity ? [] : [["maximum", most] as const]),
  ]);
}

/** Whether values are all values of a type: only null, or true and false. */
function isType(values: readonly Json[] = []): boolean {
  const others = values.filter((value) => value !== null);
  const isBoolean = others.length === 2 && others.includes(true) && others.includes(false);
  return values.length > 0 && (others.length === 0 || isBoolean);
}

/** Returns true for a lower bound. */
export function isLower(bound: Bound): boolean {
  return bound.startsWith("min") || bound === "exclusiveMinimum";
}

/** A bound with an effect: lengths and counts are never below 0. */
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

/** The schemas of a keyword with names of fields, or patterns of names, as keys. */
function refsByName(parts: readonly Part[], keyword: string): Map<string, SchemaRef> {
  const fields = new Map<string, SchemaRef>();
  for (const { node, pointer } of parts) {
    const schemas = node[keyword];
    if (!isObject(schemas)) continue;
    for (const name of Object.keys(schemas)) {
      const place: Pointer = [...pointer, keyword, name];
      const known = fields.get(name);
      fields.set(name, known === undefined ? [place] : [...known, place]);
    }
  }
  return fields;
}

function otherFieldsIn(parts: readonly Part[]): NormalSchema["otherFields"] {
  // Fields in `additionalProperties` are not unevaluated.
  const keyword = parts.some(({ node }) => node["additionalProperties"] !== undefined)
    ? "additionalProperties"
    : "unevaluatedProperties";
  // A pattern for every name leaves no field to the other keywords.
  const patterns = [...refsByName(parts, "patternProperties")].flatMap(([pattern, ref]) =>
    ANY_TEXT.test(pattern) ? ref : [],
  );
  const [first, ...rest] = patterns;
  if (first !== undefined) return [first, ...rest];
  const isClosed = parts.some(({ node }) => {
    const value = node[keyword];
    return value === false || (isObject(value) && isNothing({ node: value }));
  });
  return isClosed ? "closed" : (refIn(parts, keyword) ?? "open");
}

/** The schemas below a keyword. A schema without restrictions counts as missing. */
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
  const values = enumeration(schema);
  return schema["type"] === "null" || (values?.length === 1 && values[0] === null);
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

/** Returns true for equal values, in any order of keys. */
export function same(a: Json | undefined, b: Json | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && canonical(a) === canonical(b));
}

function canonical(value: Json): string {
  return JSON.stringify(value, (_key, each) =>
    isObject(each) ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1))) : each,
  );
}
