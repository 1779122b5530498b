import { type Json, toObject } from "@market-data/generator-core";
import type { Side } from "../pair.ts";
import { type Finding, NOTHING, wordsChanged } from "./finding.ts";
import { same } from "./normal-form/read-schema.ts";

/** What is said of the whole API: its description, groups and servers. */
export function compareApi({ document: base }: Side, { document: now }: Side): Finding[] {
  return [...compareInfo(toObject(base["info"]), toObject(now["info"])), ...compareLists(base, now)];
}

function compareInfo(before: Record<string, Json>, after: Record<string, Json>): Finding[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .filter((name) => !name.startsWith("x-") && !same(before[name], after[name]))
    .map((name) => wordsChanged(name, "the API", at(["info", name])));
}

function compareLists(base: Record<string, Json>, now: Record<string, Json>): Finding[] {
  const groups = same(base["tags"], now["tags"])
    ? []
    : [wordsChanged("groups", "the API", at(["tags"]), "The groups of operations changed.")];
  const [old, fresh] = [urlsOf(base["servers"]), urlsOf(now["servers"])];
  const lost = old.filter((url) => !fresh.includes(url));
  if (same(base["servers"], now["servers"])) return groups;
  return [
    ...groups,
    {
      rule: lost.length > 0 ? "server-removed" : "servers-changed",
      breaks: lost.length > 0 ? ["wire"] : [],
      otherwise: fresh.length > old.length ? "minor" : "patch",
      subject: "the servers",
      text: lost.length > 0 ? `A server was removed: ${lost.join(", ")}.` : "The servers changed.",
      advice: lost.length > 0 ? "Send requests to another server." : NOTHING,
      places: { base: ["servers"], now: ["servers"] },
    },
  ];
}

function urlsOf(servers: Json | undefined): string[] {
  return Array.isArray(servers) ? servers.map((server) => String(toObject(server)["url"])) : [];
}

function at(place: string[]): Finding["places"] {
  return { base: place, now: place };
}
