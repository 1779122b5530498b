import { capitalize } from "../../text/format.ts";
import { breaksBy, type Effect, NOTHING } from "../finding.ts";
import type { SchemaFinding, SchemaPair } from "../schema-pair.ts";

/** Fields that a record does not name: the entries of a map. */
export function compareOtherFields({ before, after, direction, subject }: SchemaPair): SchemaFinding[] {
  const [old, fresh] = [getKind(before.otherFields), getKind(after.otherFields)];
  // What is not an object has none.
  if (old === fresh || !isObject(before.types) || !isObject(after.types)) return [];
  const isEmptied = old === "map" && fresh === "closed" && direction === "response";
  const effect: Effect = isEmptied ? "changed" : RANK[fresh] < RANK[old] ? "narrowed" : "widened";
  const breaks = breaksBy(effect, direction, old === "map" || fresh === "map");
  const label = capitalize(subject.label);
  return [
    {
      rule: `other-fields-${effect}`,
      breaks,
      otherwise: "minor",
      text: `${label} ${TEXTS[fresh]}.`,
      advice:
        breaks.length === 0
          ? NOTHING
          : direction === "request"
            ? "Send only fields that are accepted."
            : isEmptied
              ? "Do without its entries."
              : "Ignore unknown fields.",
      at: ["additionalProperties"],
    },
  ];
}

type Others = "closed" | "map" | "open";

const RANK: Record<Others, number> = { closed: 0, map: 1, open: 2 };

const TEXTS: Record<Others, string> = {
  closed: "has no fields but those it names",
  map: "has other fields of one schema only",
  open: "may have any other fields",
};

function getKind(others: SchemaPair["before"]["otherFields"]): Others {
  return typeof others === "string" ? others : "map";
}

function isObject(types: ReadonlySet<string> | undefined): boolean {
  return types === undefined || types.has("object");
}
