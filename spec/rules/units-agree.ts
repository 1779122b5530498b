import type { Rule } from "./support/rule.ts";

/** Hours by unit of a duration. Minutes and months share a letter, so neither is compared. */
const HOURS: Readonly<Record<string, number>> = { h: 1, d: 24 };
const NAME_DURATION = /(?:^|_)(\d+)([hd])(?:_|$)/;
const TEXT_DURATIONS = /(?:\b(\d+)[ -]?|\blast )(hour|day|h|d)s?\b/g;
const NAME_UNIT = /(?:^|_)(ms|milliseconds|seconds|minutes|hours|days)(?:_|$)/;
const TEXT_UNIT = /\bin (milliseconds|seconds|minutes|hours|days)\b/;

export default {
  description: "A unit in the name of a parameter or field is the unit of its description.",
  *check({ nodes }) {
    for (const { kind, role, name: key, value, path } of nodes) {
      if (kind !== "parameter" && role !== "property") continue;
      const name = String(kind === "parameter" ? value["name"] : key);
      // Names of other fields have their own units.
      const text = String(value["description"] ?? "").replace(/`[^`]*`/g, "");
      const conflict = findDuration(name, text) ?? findUnit(name, text);
      if (conflict === undefined) continue;
      const message = `The name "${name}" and the description ("${conflict}") have different units; correct the wrong unit.`;
      yield { path: [...path, "description"], message };
    }
  },
} satisfies Rule;

/** Returns the first duration of a text, if no duration of the text equals the duration in the name. */
function findDuration(name: string, text: string): string | undefined {
  const [, count, unit = ""] = NAME_DURATION.exec(name) ?? [];
  if (count === undefined) return undefined;
  const durations = [...text.matchAll(TEXT_DURATIONS)];
  const hours = Number(count) * (HOURS[unit] ?? 0);
  const isStated = durations.some(
    ([, number = "1", word = ""]) => Number(number) * (HOURS[word.charAt(0)] ?? 0) === hours,
  );
  return isStated ? undefined : durations[0]?.[0];
}

function findUnit(name: string, text: string): string | undefined {
  const unit = NAME_UNIT.exec(name)?.[1]?.replace(/^ms$/, "milliseconds");
  const [stated, other] = TEXT_UNIT.exec(text) ?? [];
  return unit === undefined || unit === other ? undefined : stated;
}
