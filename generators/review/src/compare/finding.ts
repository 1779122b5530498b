import type { Json } from "@market-data/generator-core";
import type { Graded } from "../catalogue.ts";
import type { Places } from "../pair.ts";
import type { Direction } from "../review.ts";

/** A difference between two documents. */
export interface Finding extends Graded {
  subject: string;
  /** The change in words. */
  text: string;
  places: Places;
  parameter?: string;
  values?: readonly string[];
  /** The values on both sides, if the document states no value at the places. */
  before?: Json;
  after?: Json;
  direction?: Direction;
}

/** Parts for readers. */
type ProseNoun =
  | (typeof INFO_NOUNS)[number]
  | ("info" | "description" | "example" | "group" | "groups" | "link" | "summary");

/** The fields of `info`. */
export const INFO_NOUNS = [
  "title",
  "version",
  "summary",
  "description",
  "termsOfService",
  "contact",
  "license",
] as const;

/** A changed description, example or other part for readers. */
export function proseChanged(
  noun: ProseNoun,
  subject: string,
  places: Places,
  text = `The ${noun} of ${subject} changed.`,
): Finding {
  return { rule: `${noun}-changed`, subject, text, places };
}
