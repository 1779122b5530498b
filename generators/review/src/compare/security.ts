import { inlineJson, type Json, type JsonObject, toObject } from "@market-data/generator-core";
import type { Side } from "../pair.ts";
import { code } from "../text/format.ts";
import { type Finding, proseChanged } from "./finding.ts";
import { type Located, resolveAt } from "./located.ts";
import { withoutProse } from "./normal-form/prose.ts";
import { same } from "./normal-form/read-schema.ts";
import type { OperationPair } from "./operation-pair.ts";

/** The ways of authentication for an operation. A way is a set of schemes with scopes. */
export function compareSecurity({ before, after, base, now, sent }: OperationPair): Finding[] {
  const old = getAlternatives(before.node, base, new Map());
  const fresh = getAlternatives(after.node, now, oldNames(base, now));
  const isAllowed = (way: readonly string[], ways: readonly (readonly string[])[]) =>
    ways.some((each) => each.every((scheme) => way.includes(scheme)));
  const lost = old.filter((way) => !isAllowed(way, fresh));
  const gained = fresh.filter((way) => !isAllowed(way, old));
  if (lost.length + gained.length === 0) return [];
  // The service sends the credentials of webhooks and callbacks.
  const isStricter = (sent === "request" ? lost : gained).length > 0;
  const place = { base: [...before.pointer, "security"], now: [...after.pointer, "security"] };
  const inherits = before.node["security"] === undefined && after.node["security"] === undefined;
  if (inherits && sent === "response") return [];
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
      ...(isStricter && sent === "response"
        ? { advice: "Accept requests with the new authentication." }
        : {}),
      direction: sent,
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
    [...fresh.keys()].flatMap((name): [string, string][] => {
      if (old.has(name)) return [];
      const before = [...old.keys()].find(
        (each) => !fresh.has(each) && same(sentScheme(old.get(each)), sentScheme(fresh.get(name))),
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
  const names = [base, now].flatMap(({ document }) => collectSecurity(document));
  const used = new Set(names.map((name) => fresh.get(name)?.pointer.join("/")));
  return [...fresh].flatMap(([name, after]): Finding[] => {
    const before = old.get(name);
    if (before === undefined) return [];
    const [left, right] = [sentScheme(before), sentScheme(after)];
    const place = (...way: string[]) => ({
      base: [...before.pointer, ...way],
      now: [...after.pointer, ...way],
    });
    const subject = `security scheme ${code(name)}`;
    const found: Finding[] = [];
    if (!same(before.node["description"], after.node["description"])) {
      found.push(proseChanged("description", subject, place("description")));
    }
    const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])];
    const changed = keys.filter((key) => !same(left[key], right[key]));
    const [key] = changed;
    if (key === undefined) return found;
    // A new flow is a new way to get a token.
    const isLost = changed.some((each) => left[each] !== undefined);
    const [rule, text] = !used.has(after.pointer.join("/"))
      ? ["unused-security-scheme-changed" as const, `The unused ${subject} changed.`]
      : isLost
        ? ["security-scheme-changed" as const, "The key is sent in another way."]
        : ["security-scheme-extended" as const, `There are more ways to get a token for ${code(name)}.`];
    return [
      ...found,
      {
        rule,
        subject,
        text,
        before: changed.map((each) => `${each}: ${inlineJson(left[each] ?? null)}`),
        after: changed.map((each) => `${each}: ${inlineJson(right[each] ?? null)}`),
        places: place(...key.split(" ")),
        direction: "request",
      },
    ];
  });
}

/** The names of the schemes in every `security` below a value: of operations, webhooks and callbacks. */
function collectSecurity(value: Json): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === "security" && Array.isArray(item)
      ? item.flatMap((way) => Object.keys(toObject(way)))
      : collectSecurity(item),
  );
}

/** The relevant parts of a scheme for clients: the place of a key, or the URLs of each flow. */
function sentScheme(scheme: Located | undefined): JsonObject {
  const {
    type,
    in: place,
    name,
    scheme: method,
    flows,
    openIdConnectUrl,
    oauth2MetadataUrl,
  } = toObject(scheme?.node);
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

function getSchemes({ document }: Side): Map<string, Located> {
  const names = Object.keys(toObject(toObject(document["components"])["securitySchemes"]));
  return new Map(
    names.flatMap((name): [string, Located][] => {
      const scheme = resolveAt(document, ["components", "securitySchemes", name]);
      return scheme === undefined ? [] : [[name, scheme]];
    }),
  );
}
