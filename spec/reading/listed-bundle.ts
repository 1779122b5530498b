import { dirname, resolve } from "node:path";
import { isObject, type Json, type JsonObject, toEntries, valueAt } from "./json.ts";
import { formatReference, getReference, parseReference } from "./references.ts";
import { readYaml } from "./yaml.ts";

/**
 * The bundle of a document whose root lists each path and each component, with a file of its own or without one, as this
 * project's contract is written; in a tenth of the time that the general bundler takes.
 * @param root The root file, as an absolute path.
 * @returns undefined for what is written in any other way, or wrong: the general bundler bundles it, or says what is wrong.
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
  /** The component that each file holds, as a reference. */
  readonly #components = new Map<string, string>();
  readonly #references = new Set<string>();

  constructor(root: string) {
    this.#root = root;
  }

  bundle(): JsonObject {
    const written = readYaml(this.#root);
    if (!isObject(written) || !/^3\.[01]\./.test(String(written["openapi"])))
      throw new Error("Another format.");
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
      if (target === undefined) throw new Error(`${reference} leads nowhere.`);
      if (getReference(target) !== undefined) throw new Error("A reference to a reference.");
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

  /** What the root lists, each in place of the reference to its file. */
  #items(items: Json): Json {
    return Object.fromEntries(toEntries(items).map(([name, item]) => [name, this.#item(item)]));
  }

  #item(item: Json): Json {
    const reference = getReference(item);
    if (reference === undefined || reference.startsWith("#")) return this.#copy(item, this.#root);
    if (Object.keys(item as JsonObject).length > 1) throw new Error("More beside a reference.");
    const file = resolve(dirname(this.#root), reference);
    const value = readYaml(file);
    if (getReference(value) !== undefined) throw new Error("A reference to a reference.");
    return this.#copy(value, file);
  }

  #copy(value: Json, file: string): Json {
    if (Array.isArray(value)) return value.map((item) => this.#copy(item, file));
    if (!isObject(value)) return value;
    const entries = Object.entries(value).map(([key, item]): [string, Json] => {
      if (key === "mapping" || key === "externalValue" || key === "operationRef")
        throw new Error("A reference by another name.");
      return [key, key === "$ref" ? this.#reference(item, file) : this.#copy(item, file)];
    });
    // Not by assignment: a name such as __proto__ stays a name.
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
