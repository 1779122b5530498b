import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import type { JsonObject, Pointer } from "./json.ts";
import { parseReference } from "./references.ts";
import { readYaml } from "./yaml.ts";

/** The root file of this project's contract. */
export const contractRoot = fileURLToPath(new URL("../openapi.yaml", import.meta.url));

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

  /** As `locate`, but a component or a path where it is itself written, and not by its line in the root. */
  locateDefinition(pointer: Pointer): SourcePlace {
    const [section] = pointer;
    const isListed = section === "components" ? pointer.length === 3 : pointer.length === 2;
    if (!isListed || (section !== "components" && section !== "paths")) return this.locate(pointer);
    const root = this.#parse(this.root).document;
    const { file, node } = this.#follow(this.root, root.getIn(pointer, true) as Node | null);
    return file === this.root ? this.locate(pointer) : this.#place(file, node);
  }

  /** The root file as it is written. */
  written(): JsonObject {
    return readYaml(this.root) as JsonObject;
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
