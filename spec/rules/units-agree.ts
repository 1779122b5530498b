import type { Rule } from "./support/rule.ts";

/** Minutes by unit of a duration. In a name, `m` is also a month, so a name with `m` is not compared. */
const MINUTES: Readonly<Record<string, number>> = { m: 1, h: 60, d: 1440 };
const NAME_DURATION = /(?:^|_)(\d+)([hd])(?:_|$)/;
const TEXT_DURATIONS = /(?:\b(\d+)[ -]?|\blast )(minute|hour|day|h|d)s?\b/gi;
const BEFORE_PERIOD = /\b(?:last|over|within)(?: the)? $/i;
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

/** Returns the first period of a text, if no duration of the text equals the duration in the name. */
function findDuration(name: string, text: string): string | undefined {
  const [, count, unit = ""] = NAME_DURATION.exec(name) ?? [];
  if (count === undefined) return undefined;
  const durations = [...text.matchAll(TEXT_DURATIONS)];
  const minutes = Number(count) * (MINUTES[unit] ?? 0);
  const isStated = durations.some(
    ([, number = "1", word = ""]) =>
      Number(number) * (MINUTES[word.charAt(0).toLowerCase()] ?? 0) === minutes,
  );
  const period = durations.find(
    ({ 0: phrase, index }) => /^last |^\d+-/i.test(phrase) || BEFORE_PERIOD.test(text.slice(0, index)),
  );
  return isStated ? undefined : period?.[0];
}

function findUnit(name: string, text: string): string | undefined {
  const unit = NAME_UNIT.exec(name)?.[1]?.replace(/^ms$/, "milliseconds");
  const [stated, other] = TEXT_UNIT.exec(text) ?? [];
  return unit === undefined || unit === other ? undefined : stated;
}
