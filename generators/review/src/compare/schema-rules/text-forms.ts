import type { Effect } from "../../catalogue.ts";
import { capitalize, code, formatList } from "../../text/format.ts";
import type { SchemaFinding, SchemaPair } from "../schema-pair.ts";

/** Formats with a wider format of more values. */
const WIDER: Readonly<Record<string, string>> = { int32: "int64", float: "double" };

/** The pattern and the format of texts and numbers. */
export function compareTextForms(pair: SchemaPair): SchemaFinding[] {
  return [...patterns(pair), ...format(pair)];
}

function patterns({ before, after, subject }: SchemaPair): SchemaFinding[] {
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
  return [{ rule: `pattern-${effect}`, text: capitalize(text), at: ["pattern"] }];
}

function format({ before, after, subject }: SchemaPair): SchemaFinding[] {
  const [old, fresh] = [before, after].map((each) => (each.format === "password" ? undefined : each.format));
  // The rule of types reports a new type, often with a new format.
  if (old === fresh || [...(before.types ?? [])].join() !== [...(after.types ?? [])].join()) return [];
  const text =
    fresh === undefined
      ? `The format of ${subject.label} was removed; it was ${code(old ?? "")}.`
      : old === undefined
        ? `The format of ${subject.label} is now ${code(fresh)}.`
        : `The format of ${subject.label} changed.`;
  return [{ rule: `format-${getEffect(old, fresh)}`, text, at: ["format"] }];
}

function getEffect(old: string | undefined, fresh: string | undefined): Effect {
  if (old === undefined) return "narrowed";
  if (fresh === undefined || WIDER[old] === fresh) return "widened";
  return WIDER[fresh] === old ? "narrowed" : "changed";
}
