import { dirname, resolve } from "node:path";
import { isObject, type Json, type JsonObject, toEntries, valueAt } from "./json.ts";
import { formatReference, getReference, parseReference } from "./references.ts";
import { isSelfContained } from "./self-contained.ts";
import { readYaml } from "./yaml.ts";

/**
 * Bundles a document in one file, or a contract in the layout of this project: the root file lists every path and
 * component. Ten times faster than the general bundler.
 * @param root Absolute path of the root file.
 * @returns Undefined for every other layout and for mistakes. The general bundler then bundles the document or reports
 * the mistakes.
 */
export function bundleListed(root: string): JsonObject | undefined {
  try {
    return new ListedBundle(root).bundle();
  } catch {
    return undefined;
  }
}

class ListedBundle {
  readonly #root: string;
  /** The component reference of each file. */
  readonly #components = new Map<string, string>();
  readonly #references = new Set<string>();

  constructor(root: string) {
    this.#root = root;
  }

  bundle(): JsonObject {
    const written = readYaml(this.#root);
    if (!isObject(written) || !/^3\.[0-2]\./.test(String(written["openapi"])))
      throw new Error("Not an OpenAPI 3 document.");
    if (isSelfContained(written)) return written;
    for (const [section, named] of toEntries(written["components"])) {
      for (const [name, item] of toEntries(named)) this.#list(["components", section, name], item);
    }
    const entries = Object.entries(written).map(([key, value]): [string, Json] => {
      if (key === "paths") return [key, this.#items(value)];
      if (key !== "components") return [key, this.#copy(value, this.#root)];
      return [key, Object.fromEntries(toEntries(value).map(([name, items]) => [name, this.#items(items)]))];
    });
    const document = Object.fromEntries(entries);
    for (const reference of this.#references) {
      const target = valueAt(document, parseReference(reference));
      if (target === undefined) throw new Error(`The target of ${reference} does not exist.`);
      if (getReference(target) !== undefined) throw new Error("A file contains only a reference.");
    }
    return document;
  }

  #list(pointer: string[], item: Json): void {
    const reference = getReference(item);
    if (reference === undefined || reference.startsWith("#")) return;
    const file = resolve(dirname(this.#root), reference);
    if (this.#components.has(file)) throw new Error(`Two names for ${file}.`);
    this.#components.set(file, formatReference(pointer));
  }

  /** Replaces each listed reference by the content of the file. */
  #items(items: Json): Json {
    return Object.fromEntries(toEntries(items).map(([name, item]) => [name, this.#item(item)]));
  }

  #item(item: Json): Json {
    const reference = getReference(item);
    if (reference === undefined || reference.startsWith("#")) return this.#copy(item, this.#root);
    if (Object.keys(item as JsonObject).length > 1) throw new Error("A reference has other fields.");
    const file = resolve(dirname(this.#root), reference);
    const value = readYaml(file);
    if (getReference(value) !== undefined) throw new Error("A file contains only a reference.");
    return this.#copy(value, file);
  }

  #copy(value: Json, file: string): Json {
    if (Array.isArray(value)) return value.map((item) => this.#copy(item, file));
    if (!isObject(value)) return value;
    const entries = Object.entries(value).map(([key, item]): [string, Json] => {
      if (key === "externalValue" || key === "operationRef") throw new Error("A reference without `$ref`.");
      if (key === "mapping") return [key, this.#mapping(item, file)];
      return [key, key === "$ref" ? this.#reference(item, file) : this.#copy(item, file)];
    });
    // An assignment would not create a key such as `__proto__`.
    return Object.fromEntries(entries);
  }

  /** Copies the mapping of a discriminator, whose values are references. */
  #mapping(mapping: Json, file: string): Json {
    const entries = toEntries(mapping).map(([value, target]) => [value, this.#reference(target, file)]);
    return Object.fromEntries(entries);
  }

  #reference(value: Json, file: string): string {
    const reference = String(value);
    const component = reference.startsWith("#")
      ? file === this.#root && reference
      : this.#components.get(resolve(dirname(file), reference));
    if (typeof component !== "string") throw new Error(`${reference} is not listed.`);
    this.#references.add(component);
    return component;
  }
}
