import { breaksBy } from "../../catalogue.ts";
import { capitalize } from "../../text/format.ts";
import type { SchemaFinding, SchemaPair } from "../schema-pair.ts";

/** Unnamed fields of a record, such as the entries of a map. */
export function compareOtherFields({ before, after, direction, subject }: SchemaPair): SchemaFinding[] {
  const [old, fresh] = [getKind(before.otherFields), getKind(after.otherFields)];
  // Values of other types have no fields.
  if (old === fresh || !isObject(before.types) || !isObject(after.types)) return [];
  const isEmptied = old === "map" && fresh === "closed" && direction === "response";
  const effect = isEmptied ? "changed" : RANK[fresh] < RANK[old] ? "narrowed" : "widened";
  return [
    {
      rule: `other-fields-${effect}`,
      breaks: breaksBy(effect, direction, old === "map" || fresh === "map"),
      text: `${capitalize(subject.label)} ${TEXTS[fresh]}.`,
      at: ["additionalProperties"],
    },
  ];
}

type Others = "closed" | "map" | "open";

const RANK: Record<Others, number> = { closed: 0, map: 1, open: 2 };

const TEXTS: Record<Others, string> = {
  closed: "has only named fields now",
  map: "has other fields of one schema only",
  open: "may have any other fields",
};

function getKind(others: SchemaPair["before"]["otherFields"]): Others {
  return typeof others === "string" ? others : "map";
}

function isObject(types: ReadonlySet<string> | undefined): boolean {
  return types === undefined || types.has("object");
}
