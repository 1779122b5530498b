import {
  getReference,
  isObject,
  type Json,
  type JsonObject,
  type Pointer,
  parseReference,
  toObject,
  valueAt,
} from "@market-data/generator-core";
import { toList } from "@market-data/spec/reading";
import { withoutProse } from "./compare/normal-form/prose.ts";

/** The components used by parts of a document, each named `section/Name` (`schemas/Quote`). */
export class References {
  readonly #document: JsonObject;
  readonly #direct = new Map<string, string[]>();
  readonly #operations = new Map<string, Set<string>>();
  #users: Map<string, string[]> | undefined;
  #subtypes: Map<string, string[]> | undefined;
  #hasXml: boolean | undefined;

  constructor(document: JsonObject) {
    this.#document = document;
  }

  /** Every component referenced by a value, directly or through components. */
  from(value: Json): Set<string> {
    return this.#reach(referred(value));
  }

  /** Like `from`, for a component. */
  fromComponent(name: string): Set<string> {
    return this.#reach([...this.#fromComponent(name)]);
  }

  /** A value with all its references, without prose. Values with an equal meaning are equal in two documents. */
  expand(value: Json): Json {
    const names = [...this.from(value)].sort();
    if (names.length === 0) return withoutProse(value);
    return [withoutProse(value), ...names.map((name) => [name, withoutProse(this.#component(name) ?? null)])];
  }

  #component(name: string): Json | undefined {
    return valueAt(this.#document, ["components", ...name.split("/")]);
  }

  #reach(open: string[]): Set<string> {
    const found = new Set<string>();
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      if (found.has(name)) continue;
      found.add(name);
      open.push(...this.#fromComponent(name));
    }
    return found;
  }

  /** The components used by the operations of each path. */
  byPath(): ReadonlyMap<string, ReadonlySet<string>> {
    if (this.#operations.size === 0) {
      for (const [path, item] of Object.entries(toObject(this.#document["paths"]))) {
        this.#operations.set(path, this.from(item));
      }
    }
    return this.#operations;
  }

  /** The paths with a place of the document in their operations, directly or in a used component. */
  pathsAt(pointer: Pointer): readonly string[] {
    const [first, second, third] = pointer;
    if (first === "paths") return second === undefined ? [] : [String(second)];
    if (first !== "components" || third === undefined) return [];
    return this.#pathsByComponent().get(`${second}/${third}`) ?? [];
  }

  #pathsByComponent(): ReadonlyMap<string, readonly string[]> {
    if (this.#users === undefined) {
      this.#users = new Map();
      for (const [path, used] of this.byPath()) {
        for (const name of used) {
          const paths = this.#users.get(name);
          if (paths === undefined) this.#users.set(name, [path]);
          else paths.push(path);
        }
      }
    }
    return this.#users;
  }

  #fromComponent(name: string): string[] {
    const known = this.#direct.get(name);
    if (known !== undefined) return known;
    const component = this.#component(name) ?? null;
    const names = referred(component);
    if (isObject(component) && component["discriminator"] !== undefined) {
      const subtypes = this.subtypes(["components", ...name.split("/")]);
      names.push(...subtypes.map((subtype) => `schemas/${subtype}`));
    }
    this.#direct.set(name, names);
    return names;
  }

  /** The names of the components with a component in `allOf`, directly or through components. */
  subtypes(pointer: Pointer): readonly string[] {
    const [, section, name] = pointer;
    if (section !== "schemas" || name === undefined || pointer.length !== 3) return [];
    this.#subtypes ??= readSubtypes(toObject(toObject(this.#document["components"])["schemas"]));
    const found: string[] = [];
    const open = [String(name)];
    for (let each = open.pop(); each !== undefined; each = open.pop()) {
      for (const subtype of this.#subtypes.get(each) ?? []) {
        if (found.includes(subtype)) continue;
        found.push(subtype);
        open.push(subtype);
      }
    }
    return found;
  }

  /** Whether the media type of a body is XML. */
  get hasXml(): boolean {
    this.#hasXml ??= hasXmlContent(this.#document);
    return this.#hasXml;
  }
}

function hasXmlContent(value: Json): boolean {
  if (typeof value !== "object" || value === null) return false;
  const types = isObject(value) ? Object.keys(toObject(value["content"])) : [];
  return types.some((type) => /[/+]xml\b/i.test(type)) || Object.values(value).some(hasXmlContent);
}

function readSubtypes(schemas: JsonObject): Map<string, string[]> {
  const subtypes = new Map<string, string[]>();
  for (const [name, schema] of Object.entries(schemas)) {
    for (const member of toList(toObject(schema)["allOf"])) {
      const [, section, parent] = parseReference(getReference(member) ?? "");
      if (section !== "schemas" || parent === undefined) continue;
      const known = subtypes.get(parent);
      if (known === undefined) subtypes.set(parent, [name]);
      else known.push(name);
    }
  }
  return subtypes;
}

function referred(value: Json, names: string[] = []): string[] {
  if (typeof value !== "object" || value === null) return names;
  const reference = getReference(value);
  if (reference !== undefined) names.push(parseReference(reference).slice(1, 3).join("/"));
  const mapping = isObject(value) ? toObject(toObject(value["discriminator"])["mapping"]) : {};
  for (const target of Object.values(mapping)) {
    if (typeof target === "string")
      names.push(target.replace(/^#\/components\//, "").replace(/^([^/]+)$/, "schemas/$1"));
  }
  for (const item of Object.values(value)) referred(item, names);
  return names;
}
