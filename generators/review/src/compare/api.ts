import { type Json, toObject } from "@market-data/generator-core";
import type { Side } from "../pair.ts";
import { code } from "../text/format.ts";
import { type Finding, INFO_NOUNS, proseChanged } from "./finding.ts";
import { compareUnknown, type Located } from "./located.ts";
import { same } from "./normal-form/read-schema.ts";
import { compareApiServers } from "./servers.ts";

/** The title, description, groups and servers of the API. */
export function compareApi(base: Side, now: Side): Finding[] {
  return [
    ...compareInfo(toObject(base.document["info"]), toObject(now.document["info"])),
    ...compareGroups(base.document["tags"], now.document["tags"]),
    ...["externalDocs", "$self", "jsonSchemaDialect"]
      .filter((name) => !same(base.document[name], now.document[name]))
      .map((name) => proseChanged("link", "the API", at([name]), `${code(name)} of the API changed.`)),
    ...compareApiServers(base, now),
    ...compareUnknown({ base, now }, "API", atRoot(base), atRoot(now), "the API"),
  ];
}

function compareInfo(before: Record<string, Json>, after: Record<string, Json>): Finding[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .filter((name) => !name.startsWith("x-") && !same(before[name], after[name]))
    .map((name) =>
      proseChanged(INFO_NOUNS.find((noun) => noun === name) ?? "info", "the API", at(["info", name])),
    );
}

function compareGroups(before: Json | undefined, after: Json | undefined): Finding[] {
  if (same(before, after)) return [];
  return [proseChanged("groups", "the API", at(["tags"]), "The groups of operations changed.")];
}

function atRoot({ document }: Side): Located {
  return { node: document, pointer: [] };
}

function at(place: string[]): Finding["places"] {
  return { base: place, now: place };
}
