import { type Json, type JsonObject, type Pointer, toList, toObject } from "@market-data/spec/reading";
import type { Side } from "../pair.ts";
import { pathKey } from "../path-key.ts";
import { code, compareLists, formatList } from "../text/format.ts";
import { type Finding, proseChanged } from "./finding.ts";
import type { NormalOperation } from "./normal-form/read-operations.ts";
import { same } from "./normal-form/read-schema.ts";
import type { OperationPair } from "./operation-pair.ts";

/** Servers with their place. */
interface Servers {
  readonly list: readonly JsonObject[];
  readonly pointer: Pointer;
}

/** The servers of the whole API. */
export function compareApiServers(base: Side, now: Side): Finding[] {
  const prefixes = movedPrefixes(base, now);
  const [before, after] = [getApiServers(base), getApiServers(now)];
  if (prefixes.base === prefixes.now) return compareServers(before, after);
  return compareServers(withoutPrefix(before, prefixes.base), withoutPrefix(after, prefixes.now));
}

/** The common path of all server URLs, if a change moved the path into `paths`, or back. */
export function movedPrefixes(base: Side, now: Side): { base: string; now: string } {
  const none = { base: "", now: "" };
  const prefixes = { base: prefixOf(base), now: prefixOf(now) };
  if (prefixes.base === prefixes.now) return none;
  const paths = (side: Side) => Object.keys(toObject(side.document["paths"]));
  const count = (from: string, to: string) => {
    const known = new Set(paths(base).map((path) => pathKey(from + path)));
    return paths(now).filter((path) => known.has(pathKey(to + path))).length;
  };
  return count(prefixes.base, prefixes.now) > count("", "") ? prefixes : none;
}

function prefixOf(side: Side): string {
  const found = new Set(
    withDefault(getApiServers(side)).list.map(
      ({ url }) => /^(?:(?:\w+:)?\/\/[^/]+)?(\/[^/].*?)?\/?$/.exec(String(url))?.[1] ?? "",
    ),
  );
  const [prefix = "", ...others] = found;
  return others.length === 0 && !prefix.includes("{") ? prefix : "";
}

function withoutPrefix({ list, pointer }: Servers, prefix: string): Servers {
  const strip = (url: string) => url.replace(/\/$/, "").slice(0, -prefix.length || undefined);
  return { list: list.map((server) => ({ ...server, url: strip(String(server["url"])) })), pointer };
}

/** The servers of an operation or a path. The servers of the API are compared once. */
export function compareOperationServers({ before, after, base, now }: OperationPair): Finding[] {
  const [old, fresh] = [getOperationServers(before), getOperationServers(after)];
  if (old === undefined && fresh === undefined) return [];
  return compareServers(old ?? getApiServers(base), fresh ?? getApiServers(now));
}

function getApiServers({ document }: Side): Servers {
  return { list: toList(document["servers"]).map(toObject), pointer: ["servers"] };
}

/** The URL of a server with constant variables filled in, and without a slash at the end. */
function fillConstants({ url, variables }: JsonObject): string {
  return Object.entries(toObject(variables)).reduce(
    (text, [name, variable]) => {
      const [value, ...others] = toList(toObject(variable)["enum"]);
      return value === undefined || others.length > 0 ? text : text.replaceAll(`{${name}}`, String(value));
    },
    String(url).replace(/\/$/, ""),
  );
}

function getOperationServers({ node, item, pointer }: NormalOperation): Servers | undefined {
  const own = node["servers"];
  const servers = own ?? item["servers"];
  if (servers === undefined) return undefined;
  const holder = own === undefined ? pointer.slice(0, -1) : pointer;
  return { list: toList(servers).map(toObject), pointer: [...holder, "servers"] };
}

/** The server of an API without servers is the host of the document (OpenAPI). */
function withDefault({ list, pointer }: Servers): Servers {
  return { list: list.length === 0 ? [{ url: "/" }] : list, pointer };
}

function compareServers(written: Servers, writtenNow: Servers): Finding[] {
  const [before, after] = [withDefault(written), withDefault(writtenNow)];
  if (same([...before.list], [...after.list])) return [];
  const lost = withoutUrls(before, after);
  const gained = withoutUrls(after, before);
  const variables = before.list.flatMap((server, index) => {
    const at = after.list.findIndex(({ url }) => url === server["url"]);
    if (at < 0) return [];
    const places = { base: [...before.pointer, index], now: [...after.pointer, at] };
    return compareVariables(server, after.list[at] as JsonObject, places);
  });
  if (lost.length + gained.length === 0 && variables.length > 0) return variables;
  return [
    ...variables,
    {
      rule: lost.length > 0 ? "server-removed" : "servers-changed",
      level: gained.length > 0 ? "minor" : "patch",
      subject: "the servers",
      text: lost.length > 0 ? `A server was removed: ${lost.join(", ")}.` : "The servers changed.",
      places: { base: before.pointer, now: after.pointer },
    },
  ];
}

/** The missing URLs of the other list, with constant variables filled in. */
function withoutUrls({ list }: Servers, others: Servers): string[] {
  return list
    .filter(
      (server) =>
        !others.list.some(
          (each) => each["url"] === server["url"] || fillConstants(each) === fillConstants(server),
        ),
    )
    .map(({ url }) => String(url));
}

/** The variables in the URL of a server, with their values and defaults. */
function compareVariables(
  before: JsonObject,
  after: JsonObject,
  places: { base: Pointer; now: Pointer },
): Finding[] {
  const [old, fresh] = [toObject(before["variables"]), toObject(after["variables"])];
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])].flatMap((name) => {
    const [left, right] = [toObject(old[name]), toObject(fresh[name])];
    const subject = `variable ${code(name)} of server ${code(String(after["url"]))}`;
    const at = (keyword: string) => ({
      base: [...places.base, "variables", name, keyword],
      now: [...places.now, "variables", name, keyword],
    });
    const prose = same(left["description"], right["description"])
      ? []
      : [proseChanged("description", subject, at("description"))];
    return [
      ...compareVariableValues(left["enum"], right["enum"], subject, at("enum")),
      ...compareVariableDefault(left["default"], right["default"], subject, at("default")),
      ...prose,
    ];
  });
}

function compareVariableValues(
  before: Json | undefined,
  after: Json | undefined,
  subject: string,
  places: Finding["places"],
): Finding[] {
  const [old, fresh] = [before, after].map((values) => toList(values).map(String)) as [string[], string[]];
  const [gained, lost] = compareLists(old, fresh);
  // Without a list, every value is accepted.
  const isNarrowed = after !== undefined && (before === undefined || lost.length > 0);
  if (!isNarrowed && (before === undefined || (after !== undefined && gained.length === 0))) return [];
  const isLimited = before === undefined;
  return [
    {
      rule: isNarrowed ? "server-variable-narrowed" : "server-variable-widened",
      subject,
      text: isNarrowed
        ? `The ${subject} ${isLimited ? `accepts only ${formatList(fresh)}` : `no longer accepts ${formatList(lost)}`}.`
        : `The ${subject} accepts ${after === undefined ? "any value" : `${formatList(gained)} too`}.`,
      places,
    },
  ];
}

function compareVariableDefault(
  before: Json | undefined,
  after: Json | undefined,
  subject: string,
  places: Finding["places"],
): Finding[] {
  if (same(before, after)) return [];
  return [
    {
      rule: "server-variable-default-changed",
      subject,
      text: `The default of the ${subject} changed.`,
      places,
    },
  ];
}
