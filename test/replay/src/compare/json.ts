import type { Difference } from "./compare.ts";

/** More places say no more. */
const MAX_PLACES = 8;

/**
 * The places at which two JSON texts differ; undefined where one is no JSON, or only its spelling differs, such as
 * spaces or the digits of a number.
 */
export function differingValues(old: string, present: string): Difference[] | undefined {
  const [before, now] = [old, present].map(parse);
  if (before === undefined || now === undefined) return undefined;
  const found: Difference[] = [];
  collect(before.value, now.value, "", found);
  return found.length === 0 ? undefined : found.slice(0, MAX_PLACES);
}

function collect(old: unknown, present: unknown, place: string, found: Difference[]): void {
  if (found.length >= MAX_PLACES || Object.is(old, present)) return;
  if (!isTree(old) || !isTree(present) || Array.isArray(old) !== Array.isArray(present)) {
    found.push({ field: `body ${place}`.trimEnd(), old: shown(old), new: shown(present) });
    return;
  }
  const [before, now] = [Object.keys(old), Object.keys(present)];
  for (const key of new Set([...before, ...now])) {
    collect(old[key], present[key], place === "" ? key : `${place}.${key}`, found);
  }
  const sameKeys = before.length === now.length && before.every((key) => key in present);
  if (sameKeys && before.some((key, index) => key !== now[index])) {
    found.push({ field: `body ${place} (order of fields)`, old: before.join(), new: now.join() });
  }
}

function isTree(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function shown(value: unknown): string {
  return value === undefined ? "(none)" : JSON.stringify(value);
}

function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
