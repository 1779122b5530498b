import { componentName, isObject, type Json, type JsonObject, type Pointer } from "@market-data/spec/reading";
import { type DocTag, docComment, inlineJson } from "./text.ts";

/** What a comment says. */
export interface Doc {
  text: string;
  tags: readonly DocTag[];
}

/** What to say of a place of a document: of an operation, a parameter, a header, a response or a schema. */
export type Documentation = (value: JsonObject, pointer: Pointer) => Doc;

/** Keys under which the keys are names, chosen by the contract's writer. */
const MAPS = new Set(
  "paths properties patternProperties $defs schemas parameters headers responses content".split(" "),
);
/** Keys under which there are values of the API, not words about it. */
const VALUES = new Set(["const", "enum"]);
const ANNOTATIONS = new Set([
  "title",
  "summary",
  "description",
  "format",
  "default",
  "deprecated",
  "example",
  "examples",
]);
/** The keywords that bound numbers, lengths and counts. */
export const BOUNDS = [
  "minimum",
  "exclusiveMinimum",
  "maximum",
  "exclusiveMaximum",
  "multipleOf",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "minProperties",
  "maxProperties",
] as const;

/** Keywords that types do not show, in addition to extensions. */
const UNTYPED = new Set<string>([...BOUNDS, "pattern", "uniqueItems"]);
const COMMENT_WITH_MARK = /^( *)\/\*\*(?:[^*]|\*(?!\/))*?%%doc-(\d+)%%(?:[^*]|\*(?!\/))*?\*\/\n/gm;

/** A longer example hides what an editor is asked for; the responses' own examples show whole records. */
const LONGEST_EXAMPLE = 160;

/** The tags of a schema's annotations; values are written as JSON. */
export function schemaTags(schema: JsonObject): DocTag[] {
  const { default: fallback, format, examples } = schema;
  return [
    ...(fallback === undefined ? [] : [["default", inlineJson(fallback)] as const]),
    ...(typeof format === "string" ? [["format", format] as const] : []),
    ...(Array.isArray(examples) ? examples.flatMap(exampleTag) : []),
  ];
}

/** An example as a tag, unless it is too long for one. */
export function exampleTag(example: Json): DocTag[] {
  const text = inlineJson(example);
  return text.length > LONGEST_EXAMPLE ? [] : [["example", text]];
}

/** What the document itself says of a place. */
export const writtenDoc: Documentation = (value) => {
  const { summary, description, deprecated, example } = value;
  const schema = isObject(value["schema"]) ? value["schema"] : value;
  const tags: DocTag[] = [
    ...schemaTags(schema),
    ...(example === undefined ? [] : exampleTag(example)),
    ...(deprecated === true ? [["deprecated", ""] as const] : []),
  ];
  return { text: [summary, description].filter((text) => typeof text === "string").join("\n\n"), tags };
};

/**
 * Takes the words out of a document, leaves a mark for each, and puts them back, as comments of our own, into the
 * TypeScript that a generator made of the marked document.
 */
export class DocMarks {
  readonly #docs: Doc[] = [];
  readonly #document: JsonObject;
  readonly #documentation: Documentation;

  constructor(document: JsonObject, documentation: Documentation) {
    this.#document = document;
    this.#documentation = documentation;
  }

  /** A copy of the document's paths and components with marks in place of their words, and nothing that types do not show. */
  marked(): JsonObject {
    const { paths, components, webhooks } = this.#document;
    return {
      ...(webhooks === undefined ? {} : { webhooks }),
      paths: this.#copyMap(paths ?? {}, ["paths"]),
      components: this.#copy(components ?? {}, ["components"]),
    };
  }

  /** The TypeScript with a comment in place of each comment that holds a mark. */
  restore(typescript: string): string {
    return typescript.replaceAll(COMMENT_WITH_MARK, (_, indent: string, index: string) => {
      const { text, tags } = this.#docs[Number(index)] as Doc;
      return docComment(text, indent, tags);
    });
  }

  #copy(value: Json, pointer: Pointer): Json {
    if (Array.isArray(value)) return value.map((item, index) => this.#copy(item, [...pointer, index]));
    if (!isObject(value)) return value;
    const copy: JsonObject = {};
    for (const [key, item] of Object.entries(value)) {
      const inside = [...pointer, key];
      if (ANNOTATIONS.has(key) || UNTYPED.has(key) || key.startsWith("x-")) continue;
      if (VALUES.has(key)) copy[key] = item;
      else copy[key] = MAPS.has(key) ? this.#copyMap(item, inside) : this.#copy(item, inside);
    }
    const doc = this.#docOf(value, pointer);
    if (doc.text !== "" || doc.tags.length > 0) copy["description"] = `%%doc-${this.#docs.push(doc) - 1}%%`;
    return copy;
  }

  #copyMap(value: Json, pointer: Pointer): Json {
    if (!isObject(value)) return this.#copy(value, pointer);
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, this.#copy(item, [...pointer, key])]),
    );
  }

  /** A bare reference to a record says what the record says, so that no property is silent. */
  #docOf(value: JsonObject, pointer: Pointer): Doc {
    const doc = this.#documentation(value, pointer);
    const reference = value["$ref"];
    if (doc.text !== "" || typeof reference !== "string" || !reference.startsWith("#/components/schemas/"))
      return doc;
    const components = this.#document["components"] as { schemas?: JsonObject } | undefined;
    const target = components?.schemas?.[componentName(reference) ?? ""];
    return isObject(target) ? { text: writtenDoc(target, pointer).text, tags: doc.tags } : doc;
  }
}
