import { isObject, type Json } from "@market-data/generator-core";
import type { Direction } from "../finding.ts";
import type { Level } from "../review.ts";
import { PROSE } from "./prose.ts";
import type { Subject } from "./subject.ts";
import { capital, code, listWords, valueWords } from "./text.ts";

/** A change in words, and what to do about it. */
export interface Told {
  text: string;
  advice: string;
}

/** What there is to tell of a keyword that was modified. */
export interface Modified {
  subject: Subject;
  direction: Direction;
  level: Level;
  before: Json | undefined;
  after: Json | undefined;
}

/** The words for keywords whose value was raised, lowered, set, removed or replaced. */
const NOUNS: Record<string, string> = {
  maximum: "greatest value",
  minimum: "least value",
  exclusiveMaximum: "upper bound",
  exclusiveMinimum: "lower bound",
  maxItems: "greatest number of items",
  minItems: "least number of items",
  maxLength: "greatest length",
  minLength: "least length",
  maxProperties: "greatest number of fields",
  minProperties: "least number of fields",
  multipleOf: "step",
  pattern: "pattern",
  format: "format",
  const: "only value",
  default: "default",
  style: "form",
  explode: "form (`explode`)",
  in: "place",
  uniqueItems: "uniqueness of items",
  url: "address",
};

/** The words of one keyword that was modified. */
export function tellKeyword(keyword: string, modified: Modified): Told {
  const special = SPECIAL[keyword];
  if (special !== undefined) return special(modified);
  if (PROSE.has(keyword)) return tellProse(keyword, modified);
  return { text: tellValue(keyword, modified), advice: valueAdvice(keyword, modified) };
}

function tellValue(keyword: string, { subject, before, after }: Modified): string {
  const what = `The ${NOUNS[keyword] ?? code(keyword)} of ${subject.words}`;
  if (before === undefined) return `${what} was set to ${valueWords(after)}.`;
  if (after === undefined) return `${what} was removed; it was ${valueWords(before)}.`;
  const verb =
    typeof before !== "number" || typeof after !== "number"
      ? "changed"
      : after > before
        ? "was raised"
        : "was lowered";
  return `${what} ${verb} from ${valueWords(before)} to ${valueWords(after)}.`;
}

function valueAdvice(keyword: string, { direction, level, subject, before, after }: Modified): string {
  if (level !== "major") return NOTHING;
  if (subject.kind === "other" || subject.kind === "response") return "Change programs that rely on it.";
  if (keyword === "default") {
    return before === undefined
      ? `Calls without ${code(subject.name)} count as sent with ${valueWords(after)}: send it where you want otherwise.`
      : `Send ${code(subject.name)} with ${valueWords(before)} where you relied on the default.`;
  }
  if (direction === "request")
    return `Send only values of ${code(subject.name)} that the new rule allows; others are refused.`;
  return `Be ready for values of ${code(subject.name)} that did not come before.`;
}

function tellProse(keyword: string, { subject }: Modified): Told {
  const noun = keyword.startsWith("example") ? "example" : keyword === "tags" ? "group" : keyword;
  return { text: `The ${noun} of ${subject.words} changed.`, advice: "Nothing: only words changed." };
}

const NOTHING = "Nothing.";

const SPECIAL: Record<string, (modified: Modified) => Told> = {
  enum: tellEnumeration,
  type: tellType,
  required: tellRequired,
  name: tellName,
  key: tellName,
  additionalProperties: ({ subject, after, level }) =>
    after === false
      ? { text: `${capital(subject.words)} has no other fields than those it names.`, advice: NOTHING }
      : {
          text: `${capital(subject.words)} may have other fields than those it names.`,
          advice: level === "major" ? "Let unknown fields pass." : NOTHING,
        },
  deprecated: ({ subject, after }) =>
    after === true
      ? { text: `${capital(subject.words)} is deprecated.`, advice: "Plan to do without it." }
      : { text: `${capital(subject.words)} is no longer deprecated.`, advice: NOTHING },
  operationId: ({ before, after }) => ({
    text: `The operation ${valueWords(before)} is now named ${valueWords(after)}.`,
    advice: "Use the new name of its types.",
  }),
};

/** What a parameter, a header or a media type is called. */
function tellName({ subject, before, after }: Modified): Told {
  const now = valueWords(after);
  if (subject.kind === "parameter") {
    return {
      text: `Parameter ${valueWords(before)} is now called ${now}.`,
      advice: `Send ${now} in its place: a parameter that is not known is refused.`,
    };
  }
  if (subject.kind === "header") {
    return {
      text: `Response header ${valueWords(before)} is now called ${now}.`,
      advice: `Read ${now} in its place.`,
    };
  }
  if (subject.kind === "response") {
    return {
      text: `${capital(subject.words)} is now ${now}; it was ${valueWords(before)}.`,
      advice: `Read it as ${now}.`,
    };
  }
  return {
    text: `${capital(subject.words)} is now called ${now}; it was ${valueWords(before)}.`,
    advice: `Use ${now}.`,
  };
}

function tellEnumeration({ subject, direction, before, after, level }: Modified): Told {
  const [gained, lost] = differenceOf(before, after);
  if (before === undefined) {
    return {
      text: `${capital(subject.words)} ${direction === "request" ? "takes only" : "is always one of"} ${listWords(gained)}.`,
      advice: level === "major" ? "Send no other value." : NOTHING,
    };
  }
  if (after === undefined) {
    return {
      text: `${capital(subject.words)} is no longer bound to ${listWords(lost)}.`,
      advice: level === "major" ? "Be ready for any other value." : NOTHING,
    };
  }
  const verbs =
    direction === "request" ? ["now takes", "no longer takes"] : ["can now be", "can no longer be"];
  const parts = [
    ...(gained.length > 0 ? [`${verbs[0]} ${listWords(gained)} too`] : []),
    ...(lost.length > 0 ? [`${verbs[1]} ${listWords(lost)}`] : []),
  ];
  const advice =
    level !== "major"
      ? NOTHING
      : direction === "request"
        ? `Stop sending ${listWords(lost)}; it is refused.`
        : `Handle ${listWords(gained)}, and values to come.`;
  return { text: `${capital(subject.words)} ${parts.join(", and ")}.`, advice };
}

function tellType({ subject, direction, before, after, level }: Modified): Told {
  const [gained, lost] = differenceOf(list(before), list(after));
  const name = code(subject.name);
  if (gained.length === 1 && lost.length === 0 && gained[0] === "null") {
    return {
      text: `${capital(subject.words)} can now be null.`,
      advice: level === "major" ? `Handle null in ${name}.` : NOTHING,
    };
  }
  if (lost.length === 1 && gained.length === 0 && lost[0] === "null") {
    return {
      text: `${capital(subject.words)} is never null now.`,
      advice: level === "major" ? `Send no null as ${name}.` : NOTHING,
    };
  }
  const verb = direction === "request" ? "Send" : "Read";
  return {
    text: `The type of ${subject.words} changed from ${valueWords(before)} to ${valueWords(after)}.`,
    advice: level === "major" ? `${verb} ${name} as ${valueWords(after)}.` : NOTHING,
  };
}

function tellRequired({ subject, direction, before, after, level }: Modified): Told {
  if (subject.kind === "parameter") {
    return after === true
      ? {
          text: `${capital(subject.words)} must now be sent.`,
          advice: `Send ${code(subject.name)} with every call.`,
        }
      : { text: `${capital(subject.words)} need no longer be sent.`, advice: NOTHING };
  }
  const [gained, lost] = differenceOf(list(before), list(after));
  const where = subject.record === undefined ? "the answer" : code(subject.record);
  const must = direction === "request" ? "must be sent" : "always there";
  const may = direction === "request" ? "need not be sent" : "may now be missing";
  const plural = (names: readonly string[]) => (names.length > 1 ? "are" : "is");
  const parts = [
    ...(lost.length > 0 ? [`${listWords(lost)} of ${where} ${may}`] : []),
    ...(gained.length > 0
      ? [
          `${listWords(gained)} of ${where} ${direction === "request" ? must : `${plural(gained)} now ${must}`}`,
        ]
      : []),
  ];
  const advice =
    level !== "major"
      ? NOTHING
      : direction === "request"
        ? `Send ${listWords(gained)}.`
        : `Handle answers without ${listWords(lost)}.`;
  return { text: `${capital(parts.join(", and "))}.`, advice };
}

/** What a list gained, and what it lost. */
export function differenceOf(before: Json | undefined, after: Json | undefined): [string[], string[]] {
  const [old, fresh] = [list(before), list(after)];
  return [fresh.filter((item) => !old.includes(item)), old.filter((item) => !fresh.includes(item))];
}

function list(value: Json | undefined): string[] {
  if (value === undefined || isObject(value)) return [];
  return (Array.isArray(value) ? value : [value]).map((item) => String(item));
}
