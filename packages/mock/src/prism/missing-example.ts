import type { Preferences } from "../preferences.ts";
import type { Resource } from "./types.ts";

/** What to say where the example that is preferred does not exist; undefined where it does, or none is preferred. */
export function missingExample(
  { responses }: Resource,
  { example, code = 200 }: Preferences,
): string | undefined {
  if (example === undefined) return undefined;
  const response = responses.find((each) => each.code === String(code));
  const names = (response?.contents ?? []).flatMap(({ examples = [] }) => examples.map(({ key }) => key));
  if (names.includes(example)) return undefined;
  const known = names.length === 0 ? "there is none" : `there are: ${names.join(", ")}`;
  return `There is no example "${example}" of status ${code} here; ${known}`;
}
