import { readFileSync } from "node:fs";
import { CORE_SCHEMA, constructFromEvents, type Event, mergeTag, parseEvents } from "js-yaml";
import type { Json } from "./json.ts";

/** Reads dates as text, as Redocly does. */
const SCHEMA = CORE_SCHEMA.withTags(mergeTag);

/** A parsed YAML or JSON file. */
export interface ParsedFile {
  readonly text: string;
  readonly value: Json;
  /** The parser's events of a YAML file. */
  readonly events?: readonly Event[];
}

/** Caches parsed files by text. Two versions of a contract share most files. */
const parsed = new Map<string, ParsedFile>();
/** The latest text of each file. The cache drops earlier texts. */
const latest = new Map<string, string>();

/**
 * Reads a YAML or JSON file. Files with the same text share one value, so callers must not change the value.
 * @throws {Error} for a missing file or a syntax error.
 */
export function readYaml(file: string): Json {
  return parseFile(file).value;
}

/** Reads a file as `readYaml`, with the text and the parser's events. */
export function parseFile(file: string): ParsedFile {
  const text = readText(file);
  const earlier = latest.get(file);
  if (earlier !== undefined && earlier !== text) parsed.delete(earlier);
  latest.set(file, text);
  let known = parsed.get(text);
  if (known === undefined) {
    known = parseJson(text) ?? parseYaml(text);
    parsed.set(text, known);
  }
  return known;
}

/** Drops a byte order mark. */
const UTF_8 = new TextDecoder();

/** Reads a file in UTF-8, or in UTF-16 with a byte order mark. */
export function readText(file: string): string {
  const bytes = readFileSync(file);
  const mark = bytes.toString("latin1", 0, 2);
  if (mark === "\xff\xfe") return new TextDecoder("utf-16le").decode(bytes);
  if (mark === "\xfe\xff") return new TextDecoder("utf-16be").decode(bytes);
  return UTF_8.decode(bytes);
}

/** Five times faster than the YAML parser. Undefined for YAML, and for JSON with a repeated key. */
function parseJson(text: string): ParsedFile | undefined {
  if (!/^\s*\{/.test(text)) return undefined;
  try {
    const value = JSON.parse(text) as Json;
    return countKeys(JSON.stringify(value)) === countKeys(text) ? { text, value } : undefined;
  } catch {
    return undefined;
  }
}

/** Counts the quotes before colons: all keys, and the same texts before and after `JSON.parse`. */
function countKeys(json: string): number {
  return json.match(/(?<!\\)"\s*:/g)?.length ?? 0;
}

function parseYaml(text: string): ParsedFile {
  const events = parseEvents(text, {});
  const [value, ...others] = constructFromEvents(events, { source: text, schema: SCHEMA }) as Json[];
  if (value === undefined) throw new Error("The file is empty.");
  if (others.length > 0) throw new Error("The file has more than one YAML document.");
  return { text, value, events };
}
