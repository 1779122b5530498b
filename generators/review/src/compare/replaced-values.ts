import { isObject, type Json, type Pointer, valueAt } from "@market-data/generator-core";
import type { Pair, Places, Side } from "../pair.ts";
import type { Change } from "../review.ts";
import { formatValue } from "../text/format.ts";
import { same } from "./normal-form/read-schema.ts";

/** The text of a finding, with values if the document states no value at the places. */
interface Stated {
  readonly text: string;
  readonly before?: Json | undefined;
  readonly after?: Json | undefined;
}

/** Maximum length of a value in a text. JSON has longer values. */
const MAX_CHARACTERS = 60;

/**
 * The replaced values of a change, and the text with the values: "...: `5000` -> `1000`."
 * @param isProse True if the stated values are sentences. Sentences are never cut.
 */
export function withValues(
  pair: Pair,
  places: Places,
  stated: Stated,
  isProse = false,
): Pick<Change, "text" | "before" | "after"> {
  const before = stated.before ?? valueIn(pair.base, places.base);
  const after = stated.after ?? valueIn(pair.now, places.now);
  if (same(before, after)) return { text: stated.text };
  const show = isProse && stated.before !== undefined ? quoted : formatValue;
  const isShown = before !== undefined && after !== undefined && typeof after !== "boolean";
  const values = isShown ? [show(before), show(after)] : [];
  return {
    text: withArrow(stated.text, values, show === quoted ? Infinity : MAX_CHARACTERS),
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  };
}

/** A readable value: no object, no list of objects, no boolean. */
function valueIn({ document }: Side, pointer: Pointer | undefined): Json | undefined {
  const value = pointer === undefined ? undefined : valueAt(document, pointer);
  const items = Array.isArray(value) ? value : [value];
  return items.some((item) => isObject(item) || Array.isArray(item) || typeof item === "boolean")
    ? undefined
    : value;
}

function withArrow(text: string, [old, fresh]: readonly string[], most: number): string {
  if (old === undefined || fresh === undefined) return text;
  if (old === fresh || Math.max(old.length, fresh.length) > most) return text;
  return `${text.replace(/\.$/, "")}: ${old} -> ${fresh}.`;
}

function quoted(sentence: Json): string {
  return `"${String(sentence).replace(/\.$/, "")}"`;
}
