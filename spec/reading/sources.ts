import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type Json, type JsonObject, type Pointer, valueAt } from "./json.ts";
import { Offsets } from "./offsets.ts";
import { formatReference, getReference, parseReference } from "./references.ts";
import { type ParsedFile, parseFile } from "./yaml.ts";

/** The root file of this project's contract. */
export const contractRoot = fileURLToPath(new URL("../openapi.yaml", import.meta.url));

/** A location in a source file. Line and column start at 1. */
export interface SourcePlace {
  file: string;
  line: number;
  column: number;
  /** The JSON pointer in a file of one line: `#/paths/~1pets/get`. */
  pointer?: string;
}

/** A value of a source file. */
interface Written {
  file: string;
  pointer: Pointer;
}

/** Maps locations of the bundle to locations in the source files. */
export class Sources {
  readonly root: string;
  readonly #files = new Map<string, ParsedFile>();
  readonly #offsets = new Map<string, Offsets | undefined>();

  /** @param root Absolute path of the root file, `openapi.yaml`. */
  constructor(root: string) {
    this.root = root;
  }

  /** Returns the source location of a bundle pointer, or of the nearest source value around the pointer. */
  locate(pointer: Pointer): SourcePlace {
    const root = { file: this.root, pointer: [] };
    const definition = this.#findDefinition(pointer);
    const place =
      (definition && this.#findBelow(definition, definition.below)) ?? this.#findBelow(root, pointer) ?? root;
    return this.#place(place);
  }

  /** Returns the location of the definition of a component or path, not of its line in the root file. */
  locateDefinition(pointer: Pointer): SourcePlace {
    const definition = this.#findDefinition(pointer);
    return definition?.below.length === 0 ? this.#place(definition) : this.locate(pointer);
  }

  /** Returns the separate file of a component or path and the remaining pointer. */
  #findDefinition(pointer: Pointer): (Written & { below: Pointer }) | undefined {
    const [section] = pointer;
    const length = section === "components" ? 3 : 2;
    if ((section !== "components" && section !== "paths") || pointer.length < length) return undefined;
    const reference = getReference(valueAt(this.written(), pointer.slice(0, length)));
    if (reference === undefined || reference.startsWith("#") || URL.canParse(reference)) return undefined;
    return { ...resolveIn(this.root, reference), below: pointer.slice(length) };
  }

  /** Finds a value below a value, or the nearest value around it. Undefined if the nearest value is the start. */
  #findBelow(start: Written, pointer: Pointer): Written | undefined {
    let found: Written | undefined;
    for (const segment of pointer) {
      const { file, pointer: around } = this.#follow(found ?? start);
      const below = { file, pointer: [...around, segment] };
      if (this.#valueOf(below) === undefined) break;
      found = below;
    }
    return found;
  }

  /** The content of the root file. */
  written(): JsonObject {
    return this.#parse(this.root).value as JsonObject;
  }

  #parse(file: string): ParsedFile {
    let parsed = this.#files.get(file);
    if (parsed === undefined) {
      parsed = parseFile(file);
      this.#files.set(file, parsed);
    }
    return parsed;
  }

  #valueOf({ file, pointer }: Written): Json | undefined {
    return valueAt(this.#parse(file).value, pointer);
  }

  #follow(written: Written): Written {
    const reference = getReference(this.#valueOf(written));
    if (reference === undefined || URL.canParse(reference)) return written;
    return this.#follow(resolveIn(written.file, reference));
  }

  #place({ file, pointer }: Written): SourcePlace {
    const offsets = this.#offsetsOf(file);
    if (offsets !== undefined) return { file, ...offsets.find(pointer) };
    return { file, line: 1, column: 1, pointer: formatReference(pointer) };
  }

  /** Undefined for a file without usable lines. */
  #offsetsOf(file: string): Offsets | undefined {
    if (!this.#offsets.has(file)) this.#offsets.set(file, createOffsets(this.#parse(file)));
    return this.#offsets.get(file);
  }
}

function createOffsets(parsed: ParsedFile): Offsets | undefined {
  if (!/\n\s*\S/.test(parsed.text)) return undefined;
  try {
    return new Offsets(parsed);
  } catch {
    // Only `JSON.parse` reads more than 100 levels.
    return undefined;
  }
}

/** Resolves a reference in a file. */
function resolveIn(file: string, reference: string): Written {
  const [path = "", fragment = ""] = reference.split("#");
  return {
    file: path === "" ? file : resolve(dirname(file), path),
    pointer: parseReference(`#${fragment}`),
  };
}
