import { inlineJson, type Json, type JsonObject, toObject } from "@market-data/generator-core";
import type { Side } from "../pair.ts";
import { code } from "../text/format.ts";
import { type Finding, NOTHING } from "./finding.ts";
import { same } from "./normal-form/read-schema.ts";
import type { OperationPair } from "./operation-pair.ts";

/** The ways to be allowed to call an operation: each a set of schemes with their scopes. */
export function compareSecurity({ before, after, base, now }: OperationPair): Finding[] {
  const [old, fresh] = [getAlternatives(before.node, base), getAlternatives(after.node, now)];
  const isAllowed = (way: readonly string[], ways: readonly (readonly string[])[]) =>
    ways.some((each) => each.every((scheme) => way.includes(scheme)));
  const lost = old.filter((way) => !isAllowed(way, fresh));
  const gained = fresh.filter((way) => !isAllowed(way, old));
  if (lost.length + gained.length === 0) return [];
  const isStricter = lost.length > 0;
  const place = { base: [...before.pointer, "security"], now: [...after.pointer, "security"] };
  const inherits = before.node["security"] === undefined && after.node["security"] === undefined;
  return [
    {
      rule: isStricter ? "security-tightened" : "security-loosened",
      breaks: isStricter ? ["wire"] : [],
      otherwise: "minor",
      subject: code(after.name),
      text: inherits
        ? "What every operation requires that does not say otherwise changed."
        : `What ${code(after.name)} requires changed.`,
      advice: isStricter ? `Send ${code(describe(fresh))}.` : NOTHING,
      before: describe(old),
      after: describe(fresh),
      places: inherits ? { base: ["security"], now: ["security"] } : place,
      direction: "request",
    },
  ];
}

function getAlternatives(node: JsonObject, { document }: Side): string[][] {
  const security = node["security"] ?? document["security"];
  const list: readonly Json[] = Array.isArray(security) ? security : [];
  if (list.length === 0) return [[]];
  return list.map((way) =>
    Object.entries(toObject(way))
      .flatMap(([scheme, scopes]) => [
        scheme,
        ...(Array.isArray(scopes) ? scopes.map((scope) => `${scheme} ${String(scope)}`) : []),
      ])
      .sort(),
  );
}

function describe(ways: readonly (readonly string[])[]): string {
  return ways.map((way) => (way.length === 0 ? "no key" : way.join(" + "))).join(" or ");
}

/** How a key is sent. */
export function compareSchemes(base: Side, now: Side): Finding[] {
  const [old, fresh] = [getSchemes(base), getSchemes(now)];
  return Object.keys(fresh).flatMap((name): Finding[] => {
    const [before, after] = [toObject(old[name]), toObject(fresh[name])];
    const changed = ["type", "in", "name", "scheme", "bearerFormat", "flows", "openIdConnectUrl"].filter(
      (key) => !same(before[key], after[key]),
    );
    const [key] = changed;
    const at = ["components", "securitySchemes", name];
    const proseChanges = same(before["description"], after["description"])
      ? []
      : [{ ...prose(name), places: { base: [...at, "description"], now: [...at, "description"] } }];
    if (old[name] === undefined || key === undefined) return old[name] === undefined ? [] : proseChanges;
    return [
      ...proseChanges,
      {
        rule: "security-scheme-changed",
        breaks: ["wire"],
        otherwise: "minor",
        subject: `security scheme ${code(name)}`,
        text: "The key is sent in another way.",
        before: changed.map((each) => `${each}: ${inlineJson(before[each] ?? null)}`),
        after: changed.map((each) => `${each}: ${inlineJson(after[each] ?? null)}`),
        advice: "Send the key in the new way.",
        places: { base: [...at, key], now: [...at, key] },
        direction: "request",
      },
    ];
  });
}

function prose(name: string) {
  return {
    rule: "description-changed",
    breaks: [],
    otherwise: "patch",
    subject: `security scheme ${code(name)}`,
    text: `The description of security scheme ${code(name)} changed.`,
    advice: "Nothing: only words changed.",
  } as const;
}

function getSchemes({ document }: Side): JsonObject {
  return toObject(toObject(document["components"])["securitySchemes"]);
}
