import { toObject, valueAt } from "@market-data/generator-core";
import type { Pair } from "./pair.ts";

/** The equal parts of two documents: equal text, and equal text of all references. */
export class CommonParts {
  readonly #pair: Pair;
  /** The components, each as `section/Name`, by whether their text is equal. */
  readonly #components = new Map<string, boolean>();

  constructor(pair: Pair) {
    this.#pair = pair;
  }

  /** Whether the operations of a path are equal. */
  hasPath(path: string): boolean {
    const { base, now } = this.#pair;
    const used = now.references.byPath().get(path);
    return (
      used !== undefined &&
      isSame(toObject(base.document["paths"])[path], toObject(now.document["paths"])[path]) &&
      this.#haveAll(used)
    );
  }

  /** Whether a component is equal. @param name As `section/Name`. */
  has(name: string): boolean {
    return this.hasText(name) && this.#haveAll(this.#pair.now.references.fromComponent(name));
  }

  /** Whether the text of a component is equal. False for a missing component. */
  hasText(name: string): boolean {
    const known = this.#components.get(name);
    if (known !== undefined) return known;
    const place = ["components", ...name.split("/")];
    const [before, after] = [
      valueAt(this.#pair.base.document, place),
      valueAt(this.#pair.now.document, place),
    ];
    const has = after !== undefined && isSame(before, after);
    this.#components.set(name, has);
    return has;
  }

  #haveAll(names: Iterable<string>): boolean {
    for (const name of names) if (!this.hasText(name)) return false;
    return true;
  }
}

/** Whether two values are equal, with keys in equal order. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
