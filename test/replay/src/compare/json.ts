import { parse } from "yaml";
import type { Difference } from "./compare.ts";

/**
 * The places at which two texts of JSON or YAML differ; undefined where one is neither, or only its spelling differs,
 * such as spaces or the digits of a number.
 */
export function differingValues(old: string, present: string): Difference[] | undefined {
  const [before, now] = [parsed(old), parsed(present)];
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

/** The contract, whose first line says where it is from. */
const YAML_DOCUMENT = /^(?:#.*\n)*openapi:/;
/** The contract is sent many times, and takes a second to parse as YAML. */
const REMEMBERED_TEXTS = 8;
const remembered = new Map<string, unknown>();

/** The value of a text; undefined where it is neither JSON nor a document of YAML. */
function parsed(text: string): unknown {
  if (!remembered.has(text)) {
    const [first = ""] = remembered.keys();
    if (remembered.size >= REMEMBERED_TEXTS) remembered.delete(first);
    remembered.set(text, parsedAnew(text));
  }
  return remembered.get(text);
}

function parsedAnew(text: string): unknown {
  try {
    return YAML_DOCUMENT.test(text) ? parse(text) : JSON.parse(text);
  } catch {
    return undefined;
  }
}
