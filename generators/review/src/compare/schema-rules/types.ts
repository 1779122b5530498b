import { breaksBy, type Effect } from "../../catalogue.ts";
import { capitalize } from "../../text/format.ts";
import type { NormalSchema } from "../normal-form/read-schema.ts";
import type { SchemaFinding, SchemaPair } from "../schema-pair.ts";

/** The types of a value, including null. */
export function compareTypes(pair: SchemaPair): SchemaFinding[] {
  return [...nullability(pair), ...types(pair)];
}

const NULLABILITY_TEXTS = {
  request: { added: "now accepts null", removed: "no longer accepts null" },
  response: { added: "can now be null", removed: "can no longer be null" },
} as const;

function nullability({ before, after, direction, subject }: SchemaPair): SchemaFinding[] {
  if (before.nullable === after.nullable || acceptsAny(before) || acceptsAny(after)) return [];
  const verb = after.nullable ? "added" : "removed";
  const text = `${capitalize(subject.label)} ${NULLABILITY_TEXTS[direction][verb]}.`;
  return [{ rule: `null-${verb}`, text, at: ["type"] }];
}

/** Returns true if a schema accepts any type, including null. */
function acceptsAny({ types: accepted, choices }: NormalSchema): boolean {
  return accepted === undefined && choices.length === 0;
}

function types({ before, after, direction, subject }: SchemaPair): SchemaFinding[] {
  const effect = getEffect(before.types, after.types);
  if (effect === undefined) return [];
  const typed = !isFraction(before.types, after.types);
  const isTypeLost = direction === "response" && effect === "narrowed" && before.types !== undefined && typed;
  return [
    {
      rule: `type-${effect}`,
      // Code for a removed type does not compile (TS2339, TS2367).
      breaks: isTypeLost ? ["types"] : breaksBy(effect, direction, typed),
      ...(isTypeLost ? { advice: "Remove the code for the lost type." } : {}),
      text: `The type of ${subject.label} changed.`,
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

/** Returns true if the outer types include the inner types. */
function covers(outer: ReadonlySet<string> | undefined, inner: ReadonlySet<string> | undefined): boolean {
  if (outer === undefined) return true;
  if (inner === undefined) return false;
  return [...inner].every((type) => outer.has(type) || (type === "integer" && outer.has("number")));
}

/** Returns true for a change between integers and numbers. Generated types do not show the change. */
function isFraction(
  before: ReadonlySet<string> | undefined,
  after: ReadonlySet<string> | undefined,
): boolean {
  const numbers = (types: ReadonlySet<string> | undefined) =>
    [...(types ?? ["any"])].map((type) => (type === "integer" ? "number" : type)).join();
  return numbers(before) === numbers(after);
}
