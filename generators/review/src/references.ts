import {
  getReference,
  type Json,
  type JsonObject,
  type Pointer,
  parseReference,
  toObject,
  valueAt,
  walk,
} from "@market-data/generator-core";

/** Which components a document's parts use, each named `section/Name` (`schemas/Quote`). */
export class References {
  readonly #document: JsonObject;
  readonly #direct = new Map<string, string[]>();
  readonly #operations = new Map<string, Set<string>>();

  constructor(document: JsonObject) {
    this.#document = document;
  }

  /** Every component that a value refers to, directly or through other components. */
  from(value: Json): Set<string> {
    const found = new Set<string>();
    const open = referred(value);
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
  pathsAt(pointer: Pointer): string[] {
    const [first, second, third] = pointer;
    if (first === "paths") return second === undefined ? [] : [String(second)];
    if (first !== "components" || third === undefined) return [];
    const component = `${second}/${third}`;
    return [...this.byPath()].flatMap(([path, used]) => (used.has(component) ? [path] : []));
  }

  #fromComponent(name: string): string[] {
    const known = this.#direct.get(name);
    if (known !== undefined) return known;
    const names = referred(valueAt(this.#document, ["components", ...name.split("/")]) ?? null);
    this.#direct.set(name, names);
    return names;
  }
}

function referred(value: Json): string[] {
  const names: string[] = [];
  walk(value, (each) => {
    const reference = getReference(each);
    if (reference !== undefined) names.push(parseReference(reference).slice(1, 3).join("/"));
    return true;
  });
  return names;
}
