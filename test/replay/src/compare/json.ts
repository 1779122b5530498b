import { parse } from "yaml";
import type { Difference } from "./difference.ts";

/**
 * Returns the paths of differences between two JSON or YAML texts. Undefined for texts with equal values in a different
 * spelling (spaces, digits of a number), and for all remaining texts.
 */
export function differingValues(old: string, present: string): Difference[] | undefined {
  const [before, now] = [parseCached(old), parseCached(present)];
  if (!isTree(before) || !isTree(now)) return undefined;
  const found: Difference[] = [];
  collect(before, now, "", found);
  return found.length === 0 ? undefined : found;
}

function collect(old: unknown, present: unknown, place: string, found: Difference[]): void {
  if (Object.is(old, present)) return;
  if (!isTree(old) || !isTree(present) || Array.isArray(old) !== Array.isArray(present)) {
    found.push({ field: `body ${place}`.trimEnd(), old: shown(old), new: shown(present) });
    return;
  }
  const [before, now] = [Object.keys(old), Object.keys(present)];
  for (const key of new Set([...before, ...now])) {
    collect(old[key], present[key], place === "" ? key : `${place}.${key}`, found);
  }
  const haveSameKeys = before.length === now.length && before.every((key) => key in present);
  if (haveSameKeys && before.some((key, index) => key !== now[index])) {
    found.push({ field: `body ${place} (order of fields)`, old: before.join(), new: now.join() });
  }
}

function isTree(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function shown(value: unknown): string {
  return value === undefined ? "(none)" : JSON.stringify(value);
}

/** The first line of the contract as YAML. */
const YAML_DOCUMENT = /^(?:#.*\n)*openapi:/;
/** Many responses contain the contract, and parsing the YAML takes one second. */
const MAX_CACHED_TEXTS = 8;
const cache = new Map<string, unknown>();

/** Parses a text. Undefined for text other than JSON or a YAML document. */
function parseCached(text: string): unknown {
  if (!cache.has(text)) {
    const [first = ""] = cache.keys();
    if (cache.size >= MAX_CACHED_TEXTS) cache.delete(first);
    cache.set(text, parseUncached(text));
  }
  return cache.get(text);
}

function parseUncached(text: string): unknown {
  try {
    return YAML_DOCUMENT.test(text) ? parse(text) : JSON.parse(text);
  } catch {
    return undefined;
  }
}
