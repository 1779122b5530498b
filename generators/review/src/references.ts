import {
  getReference,
  type Json,
  type JsonObject,
  type Pointer,
  parseReference,
  toObject,
  valueAt,
} from "@market-data/generator-core";
import { withoutProse } from "./compare/normal-form/prose.ts";

/** Which components a document's parts use, each named `section/Name` (`schemas/Quote`). */
export class References {
  readonly #document: JsonObject;
  readonly #direct = new Map<string, string[]>();
  readonly #operations = new Map<string, Set<string>>();
  #users: Map<string, string[]> | undefined;

  constructor(document: JsonObject) {
    this.#document = document;
  }

  /** Every component that a value refers to, directly or through other components. */
  from(value: Json): Set<string> {
    return this.#reach(referred(value));
  }

  /** As `from`, of a component. */
  fromComponent(name: string): Set<string> {
    return this.#reach([...this.#fromComponent(name)]);
  }

  /** A value with all that it refers to, without what is for readers: the same in two documents where it means the same. */
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

  /** The components that each path's operation uses, by path. */
  byPath(): ReadonlyMap<string, ReadonlySet<string>> {
    if (this.#operations.size === 0) {
      for (const [path, item] of Object.entries(toObject(this.#document["paths"]))) {
        this.#operations.set(path, this.from(item));
      }
    }
    return this.#operations;
  }

  /** The paths whose operations hold a place of the document, by their own text or by a component that they use. */
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
    const names = referred(this.#component(name) ?? null);
    this.#direct.set(name, names);
    return names;
  }
}

function referred(value: Json, names: string[] = []): string[] {
  if (typeof value !== "object" || value === null) return names;
  const reference = getReference(value);
  if (reference !== undefined) names.push(parseReference(reference).slice(1, 3).join("/"));
  for (const item of Object.values(value)) referred(item, names);
  return names;
}
