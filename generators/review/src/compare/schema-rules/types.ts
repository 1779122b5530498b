import type { Kind } from "../../review.ts";
import { capitalize, code, formatList } from "../../text/format.ts";
import { breaksBy, type Effect, NOTHING } from "../finding.ts";
import type { NormalSchema } from "../normal-form/read-schema.ts";
import type { SchemaFinding, SchemaPair } from "../schema-pair.ts";

/** The types of a value, and whether it may be null. */
export function compareTypes(pair: SchemaPair): SchemaFinding[] {
  return [...nullability(pair), ...types(pair)];
}

const NULLABILITY_TEXTS = {
  request: { added: "now accepts null", removed: "no longer accepts null" },
  response: { added: "can now be null", removed: "can no longer be null" },
} as const;

function nullability({ before, after, direction, subject }: SchemaPair): SchemaFinding[] {
  if (before.nullable === after.nullable || acceptsAny(before) || acceptsAny(after)) return [];
  const name = code(subject.name);
  const breaks = breaksBy(after.nullable ? "widened" : "narrowed", direction, true);
  const rule = after.nullable ? "null-added" : "null-removed";
  const text = `${capitalize(subject.label)} ${NULLABILITY_TEXTS[direction][after.nullable ? "added" : "removed"]}.`;
  const advice = direction === "request" ? `Send ${name} with a value.` : `Handle null in ${name}.`;
  return [
    { rule, breaks, otherwise: "minor", text, advice: breaks.length > 0 ? advice : NOTHING, at: ["type"] },
  ];
}

/** Whether a schema accepts any type, which includes null. */
function acceptsAny({ types: accepted, choices }: NormalSchema): boolean {
  return accepted === undefined && choices.length === 0;
}

function types({ before, after, direction, subject }: SchemaPair): SchemaFinding[] {
  const effect = getEffect(before.types, after.types);
  if (effect === undefined) return [];
  const typed = !isFraction(before.types, after.types);
  const isTypeLost = direction === "response" && effect === "narrowed" && before.types !== undefined && typed;
  // Code for a type that is not there any more does not compile (TS2339, TS2367).
  const breaks: Kind[] = isTypeLost ? ["types"] : breaksBy(effect, direction, typed);
  const verb = direction === "request" ? "Send" : "Read";
  return [
    {
      rule: `type-${effect}`,
      breaks,
      otherwise: "minor",
      text: `The type of ${subject.label} changed.`,
      advice: breaks.length > 0 ? `${verb} ${code(subject.name)} as ${describe(after.types)}.` : NOTHING,
      at: ["type"],
    },
  ];
}

function getEffect(
  before: ReadonlySet<string> | undefined,
  after: ReadonlySet<string> | undefined,
): Effect | undefined {
  const gains = !covers(before, after);
  const loses = !covers(after, before);
  if (gains && loses) return "changed";
  return gains ? "widened" : loses ? "narrowed" : undefined;
}

/** Whether every value of the inner types is one of the outer. */
function covers(outer: ReadonlySet<string> | undefined, inner: ReadonlySet<string> | undefined): boolean {
  if (outer === undefined) return true;
  if (inner === undefined) return false;
  return [...inner].every((type) => outer.has(type) || (type === "integer" && outer.has("number")));
}

/** Whether the difference is one between whole numbers and others, which the generated types do not show. */
function isFraction(
  before: ReadonlySet<string> | undefined,
  after: ReadonlySet<string> | undefined,
): boolean {
  const numbers = (types: ReadonlySet<string> | undefined) =>
    [...(types ?? ["any"])].map((type) => (type === "integer" ? "number" : type)).join();
  return numbers(before) === numbers(after);
}

function describe(types: ReadonlySet<string> | undefined): string {
  if (types === undefined) return "any type";
  return types.size === 0 ? "nothing" : formatList([...types]);
}
