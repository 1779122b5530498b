import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseYaml } from "@redocly/openapi-core";
import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import { isObject, type JsonObject, type Pointer, parseReference, valueAt } from "./json.ts";

/** A place in a source file. Line and column count from 1. */
export interface SourcePlace {
  file: string;
  line: number;
  column: number;
}

interface ParsedFile {
  document: Document;
  lines: LineCounter;
}

/** Finds the place in the hand-written files that a place of the bundled contract comes from. */
export class Sources {
  readonly root: string;
  readonly #files = new Map<string, ParsedFile>();
  #rootValue: JsonObject | undefined;

  /** @param root The contract's root file, `openapi.yaml`, as an absolute path. */
  constructor(root: string) {
    this.root = root;
  }

  /** Where the value at a pointer of the bundle is written, or the nearest thing around it that is written. */
  locate(pointer: Pointer): SourcePlace {
    let file = this.root;
    let node = this.#parse(file).document.contents as Node | null;
    let place = this.#place(file, node);
    for (const segment of pointer) {
      ({ file, node } = this.#follow(file, node));
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(segment));
        if (pair === undefined) return place;
        place = this.#place(file, pair.key as Node);
        node = pair.value as Node | null;
      } else if (isSeq(node)) {
        const item = node.items[Number(segment)] as Node | undefined;
        if (item === undefined) return place;
        place = this.#place(file, item);
        node = item;
      } else {
        return place;
      }
    }
    return place;
  }

  /** The `$ref` texts of the root file's `paths`, or of one section of its `components`, by key. */
  rootReferences(pointer: Pointer): Map<string, string> {
    this.#rootValue ??= parseYaml(readFileSync(this.root, "utf8")) as JsonObject;
    const references = new Map<string, string>();
    const section = valueAt(this.#rootValue, pointer);
    for (const [key, entry] of Object.entries(isObject(section) ? section : {})) {
      const reference = isObject(entry) ? entry["$ref"] : undefined;
      if (typeof reference === "string") references.set(key, reference);
    }
    return references;
  }

  #parse(file: string): ParsedFile {
    const known = this.#files.get(file);
    if (known !== undefined) return known;
    const lines = new LineCounter();
    const parsed = { document: parseDocument(readFileSync(file, "utf8"), { lineCounter: lines }), lines };
    this.#files.set(file, parsed);
    return parsed;
  }

  #place(file: string, node: Node | null): SourcePlace {
    const { line, col } = this.#parse(file).lines.linePos(node?.range?.[0] ?? 0);
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) };
  }

  #follow(file: string, node: Node | null): { file: string; node: Node | null } {
    if (!isMap(node)) return { file, node };
    const reference = node.get("$ref");
    if (typeof reference !== "string") return { file, node };
    const [path = "", fragment = ""] = reference.split("#");
    const target = path === "" ? file : resolve(dirname(file), path);
    const { document } = this.#parse(target);
    const inside = document.getIn(parseReference(fragment), true);
    return this.#follow(target, (fragment === "" ? document.contents : inside) as Node | null);
  }
}

/** Every `.yaml` file below a folder, as paths relative to it, sorted. */
export function yamlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".yaml"))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}
