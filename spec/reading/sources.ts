import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import { type JsonObject, type Pointer, valueAt } from "./json.ts";
import { getReference, parseReference } from "./references.ts";
import { readYaml } from "./yaml.ts";

/** The root file of this project's contract. */
export const contractRoot = fileURLToPath(new URL("../openapi.yaml", import.meta.url));

/** A location in a source file. Line and column start at 1. */
export interface SourcePlace {
  file: string;
  line: number;
  column: number;
}

interface ParsedFile {
  document: Document;
  lines: LineCounter;
}

/** A YAML node and its file. */
interface Written {
  file: string;
  node: Node | null;
}

/** Maps locations of the bundle to locations in the source files. */
export class Sources {
  readonly root: string;
  readonly #files = new Map<string, ParsedFile>();

  /** @param root Absolute path of the root file, `openapi.yaml`. */
  constructor(root: string) {
    this.root = root;
  }

  /** Returns the source location of a bundle pointer, or of the nearest source node around the pointer. */
  locate(pointer: Pointer): SourcePlace {
    const definition = this.#findDefinition(pointer);
    return (
      (definition && this.#locateBelow(definition, definition.below)) ??
      this.#locateBelow(this.#contents(this.root), pointer) ??
      this.#place(this.#contents(this.root))
    );
  }

  /** Returns the location of the definition of a component or path, not of its line in the root file. */
  locateDefinition(pointer: Pointer): SourcePlace {
    const definition = this.#findDefinition(pointer);
    if (definition?.below.length !== 0) return this.locate(pointer);
    return this.#place(definition);
  }

  /** Returns the separate file of a component or path and the remaining pointer. Avoids parsing the long root file. */
  #findDefinition(pointer: Pointer): (Written & { below: Pointer }) | undefined {
    const [section] = pointer;
    const length = section === "components" ? 3 : 2;
    if ((section !== "components" && section !== "paths") || pointer.length < length) return undefined;
    const reference = getReference(valueAt(this.written(), pointer.slice(0, length)));
    if (reference === undefined || reference.startsWith("#")) return undefined;
    return { ...this.#resolve(this.root, reference), below: pointer.slice(length) };
  }

  /**
   * Locates a value below a node, or the nearest node around the value. Undefined if the nearest node is the start
   * node.
   */
  #locateBelow(start: Written, pointer: Pointer): SourcePlace | undefined {
    let { file, node } = start;
    let place: SourcePlace | undefined;
    for (const segment of pointer) {
      ({ file, node } = this.#follow({ file, node }));
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(segment));
        if (pair === undefined) return place;
        place = this.#place({ file, node: pair.key as Node });
        node = pair.value as Node | null;
      } else if (isSeq(node)) {
        const item = node.items[Number(segment)] as Node | undefined;
        if (item === undefined) return place;
        place = this.#place({ file, node: item });
        node = item;
      } else {
        return place;
      }
    }
    return place;
  }

  /** The content of the root file. */
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

  #contents(file: string): Written {
    return { file, node: this.#parse(file).document.contents as Node | null };
  }

  #place({ file, node }: Written): SourcePlace {
    const { line, col } = this.#parse(file).lines.linePos(node?.range?.[0] ?? 0);
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) };
  }

  #follow(written: Written): Written {
    const reference = isMap(written.node) ? written.node.get("$ref") : undefined;
    if (typeof reference !== "string") return written;
    return this.#follow(this.#resolve(written.file, reference));
  }

  /** Returns the target of a reference in a file. */
  #resolve(file: string, reference: string): Written {
    const [path = "", fragment = ""] = reference.split("#");
    const target = path === "" ? file : resolve(dirname(file), path);
    if (fragment === "") return this.#contents(target);
    const { document } = this.#parse(target);
    return { file: target, node: document.getIn(parseReference(fragment), true) as Node | null };
  }
}
