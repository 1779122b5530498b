import { inlineJson, type Json, type JsonObject, toObject } from "@market-data/generator-core";
import type { Side } from "../pair.ts";
import { code } from "../text/format.ts";
import { type Finding, proseChanged } from "./finding.ts";
import { withoutProse } from "./normal-form/prose.ts";
import { readOperations } from "./normal-form/read-operations.ts";
import { same } from "./normal-form/read-schema.ts";
import type { OperationPair } from "./operation-pair.ts";

/** The ways of authentication for an operation. A way is a set of schemes with scopes. */
export function compareSecurity({ before, after, base, now }: OperationPair): Finding[] {
  const old = getAlternatives(before.node, base, new Map());
  const fresh = getAlternatives(after.node, now, oldNames(base, now));
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
      subject: code(after.name),
      text: inherits
        ? "The default authentication of all operations changed."
        : `The authentication of ${code(after.name)} changed.`,
      before: describe(old),
      after: describe(fresh),
      places: inherits ? { base: ["security"], now: ["security"] } : place,
      direction: "request",
    },
  ];
}

function getAlternatives(
  node: JsonObject,
  { document }: Side,
  names: ReadonlyMap<string, string>,
): string[][] {
  const security = node["security"] ?? document["security"];
  const list: readonly Json[] = Array.isArray(security) ? security : [];
  if (list.length === 0) return [[]];
  return list.map((way) =>
    Object.entries(toObject(way))
      .flatMap(([name, scopes]) => {
        const scheme = names.get(name) ?? name;
        return [
          scheme,
          ...(Array.isArray(scopes) ? scopes.map((scope) => `${scheme} ${String(scope)}`) : []),
        ];
      })
      .sort(),
  );
}

/** The earlier names of renamed schemes. Clients send the credentials as before. */
function oldNames(base: Side, now: Side): Map<string, string> {
  const [old, fresh] = [getSchemes(base), getSchemes(now)];
  return new Map(
    Object.keys(fresh).flatMap((name): [string, string][] => {
      if (old[name] !== undefined) return [];
      const before = Object.keys(old).find(
        (each) =>
          fresh[each] === undefined &&
          same(sentScheme(toObject(old[each])), sentScheme(toObject(fresh[name]))),
      );
      return before === undefined ? [] : [[name, before]];
    }),
  );
}

function describe(ways: readonly (readonly string[])[]): string {
  return ways.map((way) => (way.length === 0 ? "no key" : way.join(" + "))).join(" or ");
}

/** The security schemes of a document. */
export function compareSchemes(base: Side, now: Side): Finding[] {
  const [old, fresh] = [getSchemes(base), getSchemes(now)];
  const used = JSON.stringify([collectSecurity(base.document), collectSecurity(now.document)]);
  return Object.keys(fresh).flatMap((name): Finding[] => {
    if (old[name] === undefined) return [];
    const [before, after] = [toObject(old[name]), toObject(fresh[name])];
    const [left, right] = [sentScheme(before), sentScheme(after)];
    const at = ["components", "securitySchemes", name];
    const subject = `security scheme ${code(name)}`;
    const found: Finding[] = [];
    if (!same(before["description"], after["description"])) {
      const place = [...at, "description"];
      found.push(proseChanged("description", subject, { base: place, now: place }));
    }
    const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])];
    const changed = keys.filter((key) => !same(left[key], right[key]));
    const [key] = changed;
    if (key === undefined) return found;
    // A new flow is a new way to get a token.
    const isLost = changed.some((each) => left[each] !== undefined) && used.includes(JSON.stringify(name));
    return [
      ...found,
      {
        rule: isLost ? "security-scheme-changed" : "security-scheme-extended",
        subject,
        text: isLost
          ? "The key is sent in another way."
          : `There are more ways to get a token for ${code(name)}.`,
        before: changed.map((each) => `${each}: ${inlineJson(left[each] ?? null)}`),
        after: changed.map((each) => `${each}: ${inlineJson(right[each] ?? null)}`),
        places: { base: [...at, ...key.split(" ")], now: [...at, ...key.split(" ")] },
        direction: "request",
      },
    ];
  });
}

function collectSecurity(document: JsonObject): Json[] {
  return [document["security"] ?? [], ...readOperations(document).map(({ node }) => node["security"] ?? [])];
}

/** The relevant parts of a scheme for clients: the place of a key, or the URLs of each flow. */
function sentScheme(scheme: JsonObject): JsonObject {
  const { type, in: place, name, scheme: method, flows, openIdConnectUrl, oauth2MetadataUrl } = scheme;
  const isHeader = place === "header" && typeof name === "string";
  return Object.fromEntries(
    Object.entries({
      type,
      in: place,
      name: isHeader ? name.toLowerCase() : name,
      scheme: typeof method === "string" ? method.toLowerCase() : method,
      openIdConnectUrl,
      oauth2MetadataUrl,
      ...flowUrls(toObject(flows)),
    }).filter(([, value]) => value !== undefined),
  ) as JsonObject;
}

function flowUrls(flows: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(flows).map(([name, flow]) => {
      const { scopes: _, refreshUrl: __, ...urls } = toObject(flow);
      return [`flows ${name}`, withoutProse(urls)];
    }),
  );
}

function getSchemes({ document }: Side): JsonObject {
  return toObject(toObject(document["components"])["securitySchemes"]);
}
