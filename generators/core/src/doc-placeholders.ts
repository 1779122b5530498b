import { componentName, isObject, type Json, type JsonObject, type Pointer } from "@market-data/spec/reading";
import { inlineJson } from "./text/markdown.ts";
import { type DocTag, docComment } from "./text/typescript.ts";

/** The content of a documentation comment. */
export interface Doc {
  text: string;
  tags: readonly DocTag[];
}

/** Creates the comment of an operation, parameter, header, response or schema. */
export type Documentation = (value: JsonObject, pointer: Pointer) => Doc;

/** Keywords whose keys are names from the contract. */
const NAME_MAPS = new Set(
  "paths properties patternProperties $defs schemas parameters headers responses content".split(" "),
);
/** Keywords whose values are values of the API. */
const VALUE_KEYWORDS = new Set(["const", "enum"]);
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
/** Keywords with bounds of numbers, lengths and counts. */
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

/** Keywords that types do not show. Extensions are handled separately. */
const UNTYPED_KEYWORDS = new Set<string>([...BOUNDS, "pattern", "uniqueItems"]);
const COMMENT_WITH_PLACEHOLDER = /^( *)\/\*\*(?:[^*]|\*(?!\/))*?%%doc-(\d+)%%(?:[^*]|\*(?!\/))*?\*\/\n/gm;

/** Maximum characters of an example in a comment. Longer examples hide the useful part of a hover text. */
const MAX_EXAMPLE_LENGTH = 160;

/** Returns the tags for a schema's annotations, with values as JSON. */
export function schemaTags(schema: JsonObject): DocTag[] {
  const { default: fallback, format, examples } = schema;
  return [
    ...(fallback === undefined ? [] : [["default", inlineJson(fallback)] as const]),
    ...(typeof format === "string" ? [["format", format] as const] : []),
    ...(Array.isArray(examples) ? examples.flatMap(exampleTag) : []),
  ];
}

/** Returns an example as a tag, or nothing for a long example. */
export function exampleTag(example: Json): DocTag[] {
  const text = inlineJson(example);
  return text.length > MAX_EXAMPLE_LENGTH ? [] : [["example", text]];
}

/** Uses the descriptions of the document. */
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
 * Moves the descriptions of a document into TypeScript comments. First, placeholders replace the descriptions. After
 * the types are generated, the comments replace the placeholders.
 */
export class DocPlaceholders {
  readonly #docs: Doc[] = [];
  readonly #document: JsonObject;
  readonly #documentation: Documentation;

  constructor(document: JsonObject, documentation: Documentation) {
    this.#document = document;
    this.#documentation = documentation;
  }

  /**
   * Copies the paths and components of the document. Placeholders replace descriptions, and keywords without an effect
   * on types are removed.
   */
  withPlaceholders(): JsonObject {
    const { paths, components, webhooks } = this.#document;
    return {
      ...(webhooks === undefined ? {} : { webhooks }),
      paths: this.#copyMap(paths ?? {}, ["paths"]),
      components: this.#copy(components ?? {}, ["components"]),
    };
  }

  /** Replaces each comment that contains a placeholder. */
  restore(typescript: string): string {
    return typescript.replaceAll(COMMENT_WITH_PLACEHOLDER, (_, indent: string, index: string) => {
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
      if (ANNOTATIONS.has(key) || UNTYPED_KEYWORDS.has(key) || key.startsWith("x-")) continue;
      if (VALUE_KEYWORDS.has(key)) copy[key] = item;
      else copy[key] = NAME_MAPS.has(key) ? this.#copyMap(item, inside) : this.#copy(item, inside);
    }
    const doc = this.#getDoc(value, pointer);
    if (doc.text !== "" || doc.tags.length > 0) copy["description"] = `%%doc-${this.#docs.push(doc) - 1}%%`;
    return copy;
  }

  #copyMap(value: Json, pointer: Pointer): Json {
    if (!isObject(value)) return this.#copy(value, pointer);
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, this.#copy(item, [...pointer, key])]),
    );
  }

  /** A property that only refers to a record gets the record's description. */
  #getDoc(value: JsonObject, pointer: Pointer): Doc {
    const doc = this.#documentation(value, pointer);
    const reference = value["$ref"];
    if (doc.text !== "" || typeof reference !== "string" || !reference.startsWith("#/components/schemas/"))
      return doc;
    const components = this.#document["components"] as { schemas?: JsonObject } | undefined;
    const target = components?.schemas?.[componentName(reference) ?? ""];
    return isObject(target) ? { text: writtenDoc(target, pointer).text, tags: doc.tags } : doc;
  }
}
