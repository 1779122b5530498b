import type { Json } from "@market-data/generator-core";
import type { Places } from "../pair.ts";
import type { Direction, Kind, Level } from "../review.ts";

/** One difference between two documents. */
export interface Finding {
  rule: string;
  /** What it breaks; nothing where it does not. */
  breaks: readonly Kind[];
  /** The level of a change that breaks nothing: it adds to the API, or changes words alone. */
  otherwise: Exclude<Level, "major" | "none">;
  subject: string;
  /** What changed. */
  text: string;
  /** What a client must do. */
  advice: string;
  places: Places;
  parameter?: string;
  values?: readonly string[];
  /** The values on both sides, where the document does not state them at its places as they count. */
  before?: Json;
  after?: Json;
  direction?: Direction;
}

/** What happens to the values that are accepted or sent: fewer, more, or others. */
export type Effect = "narrowed" | "widened" | "changed";

/**
 * What an effect breaks. A request breaks when fewer values are accepted, a response when more can come.
 * @param typed Whether the generated types show it.
 */
export function breaksBy(effect: Effect, direction: Direction, typed: boolean): Kind[] {
  const types: Kind[] = typed ? ["types"] : [];
  if (direction === "request") return effect === "widened" ? [] : ["wire", ...types];
  return effect === "narrowed" ? [] : ["wire", ...types, "validation"];
}

/** The effect of a part that must now be present, or may now be missing. */
export function presence(isRequired: boolean): Effect {
  return isRequired ? "narrowed" : "widened";
}

/** The level of a finding. */
export function levelOfFinding({ breaks, otherwise }: Finding): Level {
  return breaks.length > 0 ? "major" : otherwise;
}

/** A change of words: what they are, and of what. */
export function proseChanged(
  noun: string,
  subject: string,
  places: Places,
  text = `The ${noun} of ${subject} changed.`,
): Finding {
  return {
    rule: `${noun}-changed`,
    breaks: [],
    otherwise: "patch",
    subject,
    text,
    advice: ONLY_PROSE_ADVICE,
    places,
  };
}

export const NOTHING = "Nothing.";
export const COMPARE_VERSIONS =
  "Compare the two versions: whether programs are affected depends on what they rely on.";
export const ONLY_PROSE_ADVICE = "Nothing: only words changed.";
