import { code, formatList } from "../../text/format.ts";
import { breaksBy, type Effect, NOTHING } from "../finding.ts";
import type { SchemaFinding, SchemaPair } from "../schema-pair.ts";

/** Formats whose values are also values of another. */
const WIDER: Readonly<Record<string, string>> = { int32: "int64", float: "double" };

/** The pattern and the format of texts and numbers. */
export function compareTextForms(pair: SchemaPair): SchemaFinding[] {
  return [...patterns(pair), ...format(pair)];
}

function patterns({ before, after, direction, subject }: SchemaPair): SchemaFinding[] {
  const gained = after.patterns.filter((pattern) => !before.patterns.includes(pattern));
  const lost = before.patterns.filter((pattern) => !after.patterns.includes(pattern));
  if (gained.length + lost.length === 0) return [];
  const effect =
    gained.length > 0 && lost.length > 0 ? "changed" : gained.length > 0 ? "narrowed" : "widened";
  const text =
    after.patterns.length === 0
      ? `${subject.label} has no pattern now; it was ${formatList(lost)}.`
      : lost.length > 0
        ? `The pattern of ${subject.label} changed.`
        : `The pattern of ${subject.label} is now ${formatList(after.patterns)}.`;
  return [aboutForm("pattern", effect, text, { direction, subject })];
}

function format({ before, after, direction, subject }: SchemaPair): SchemaFinding[] {
  const [old, fresh] = [before, after].map((each) => (each.format === "password" ? undefined : each.format));
  // Another type brings another format: the type says it.
  if (old === fresh || [...(before.types ?? [])].join() !== [...(after.types ?? [])].join()) return [];
  const text =
    fresh === undefined
      ? `The format of ${subject.label} was removed; it was ${code(old ?? "")}.`
      : old === undefined
        ? `The format of ${subject.label} is now ${code(fresh)}.`
        : `The format of ${subject.label} changed.`;
  return [aboutForm("format", getEffect(old, fresh), text, { direction, subject })];
}

function getEffect(old: string | undefined, fresh: string | undefined): Effect {
  if (old === undefined) return "narrowed";
  if (fresh === undefined || WIDER[old] === fresh) return "widened";
  return WIDER[fresh] === old ? "narrowed" : "changed";
}

function aboutForm(
  keyword: string,
  effect: Effect,
  text: string,
  { direction, subject }: Pick<SchemaPair, "direction" | "subject">,
): SchemaFinding {
  const breaks = breaksBy(effect, direction, false);
  const name = code(subject.name);
  const advice =
    direction === "request"
      ? `Send only values of ${name} in this ${keyword}: others are rejected.`
      : `Be ready for values of ${name} in another ${keyword}.`;
  return {
    rule: `${keyword}-${effect}`,
    breaks,
    otherwise: "minor",
    text: text.charAt(0).toUpperCase() + text.slice(1),
    advice: breaks.length > 0 ? advice : NOTHING,
    at: [keyword],
  };
}
