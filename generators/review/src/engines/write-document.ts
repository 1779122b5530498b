import type { Json, JsonObject, Pointer } from "@market-data/generator-core";

/** A document as YAML, and what stands on each of its lines. */
export interface WrittenDocument {
  text: string;
  /** The place in the document of each line, the first line first. */
  lines: Pointer[];
}

/**
 * Writes a document as block YAML, an entry a line, so that a line that an engine names is a place in the document.
 * Engines name no lines for JSON.
 */
export function writeDocument(document: JsonObject): WrittenDocument {
  const written: string[] = [];
  const lines: Pointer[] = [];
  const add = (text: string, pointer: Pointer) => {
    written.push(text);
    lines.push(pointer);
  };
  writeEntries(document, [], "", add);
  return { text: `${written.join("\n")}\n`, lines };
}

function writeEntries(
  value: JsonObject | Json[],
  pointer: Pointer,
  indent: string,
  add: (text: string, pointer: Pointer) => void,
): void {
  const entries: [string | number, Json][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : Object.entries(value);
  for (const [key, item] of entries) {
    const at = [...pointer, key];
    // A dash alone keeps every item's own entries on lines of their own.
    const start = `${indent}${typeof key === "number" ? "-" : `${JSON.stringify(key)}:`}`;
    if (typeof item === "object" && item !== null && Object.keys(item).length > 0) {
      add(start, at);
      writeEntries(item, at, `${indent} `, add);
    } else {
      add(`${start} ${JSON.stringify(item)}`, at);
    }
  }
}
