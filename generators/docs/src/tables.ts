import {
  type Cache,
  describeCache,
  describeCredits,
  describeDuration,
  describeLifecycle,
  describeParameter,
  describeParameterDeprecation,
  describeReplacement,
  isObject,
  type Json,
  listDeprecations,
  type Model,
  type Operation,
  type Origin,
} from "@market-data/generator-core";
import { code, groupDigits, operationLink, table } from "./text.ts";

const NUMBER = new Intl.NumberFormat("en");

/** The tables for guides, by name. */
export const TABLES: Record<string, (model: Model) => string> = {
  plans: plansTable,
  history: historyTable,
  credits: creditsTable,
  errors: errorsTable,
  cache: cacheTable,
  lifecycle: lifecycleTable,
  aux: auxTable,
  origins: originsTable,
};

function plansTable({ plans }: Model): string {
  const rows = plans.map((plan) => [
    [plan.name, ...plan.aliases].join(", also called "),
    NUMBER.format(plan.rateLimitMinute),
    NUMBER.format(plan.creditLimitDaily),
    NUMBER.format(plan.creditLimitMonthly),
    plan.monthlyReset === "calendar-month" ? "first of the month" : "day of activation",
    // On one line, also in a narrow column.
    describeDuration(plan.history).replace(" ", "\u00a0"),
  ]);
  const head = [
    "Plan",
    "Requests per minute",
    "Credits per day",
    "Credits per month",
    "Month begins",
    "History",
  ];
  return table(head, rows);
}

/** Operations with a history limit, grouped by equal limits. */
function historyTable({ operations, plans }: Model): string {
  const names = plans.map(({ name }) => name);
  const historyLimit = (operation: Operation, name: string) => {
    const aliases = [name, ...(plans.find((plan) => plan.name === name)?.aliases ?? [])];
    const entry = operation.access.plans.find(({ plan }) => aliases.includes(plan));
    if (entry === undefined) return "—";
    if (entry.history === undefined) return "as the plan";
    return entry.history === "latest" ? "latest only" : describeDuration(entry.history);
  };
  const historical = operations.filter(({ access }) => access.plans.some(({ history }) => history));
  const groups = groupBy(historical, (operation) =>
    names.map((name) => historyLimit(operation, name)).join("|"),
  );
  const rows = [...groups].map(([limits, members]) => [linkAll(members), ...limits.split("|")]);
  return table(["Operations", ...names], rows);
}

function creditsTable({ operations }: Model): string {
  const groups = groupBy(operations, ({ credits }) => describeCredits(withoutConversion(credits)));
  const rows = [...groups].flatMap(([words, members]) =>
    [...groupBy(members, ({ credits }) => (credits.convertExtra ? "yes" : "no"))].map(([extra, some]) => [
      linkAll(some),
      words.replace(/^Costs /, "").replace(/^./, (letter) => letter.toUpperCase()),
      extra,
    ]),
  );
  return table(["Operations", "Credits", "Convert extra"], rows);
}

function withoutConversion(credits: Operation["credits"]): Operation["credits"] {
  return { ...credits, convertExtra: false };
}

const RETRY = { retry: "Retry", quota: "Quota", never: "Never" };

/** Error codes with advice about retries. */
function errorsTable({ errors }: Model): string {
  const rows = errors.map(({ code: number, status, meaning, retry }) => [
    code(String(number)),
    String(status),
    meaning,
    RETRY[retry],
  ]);
  return table(["Code", "HTTP status", "Meaning", "Retry?"], rows);
}

function cacheTable({ operations }: Model): string {
  const groups = groupBy(operations, ({ cache }) => describeCache(withoutOrigin(cache)));
  return table(
    ["Operations", "Caching"],
    [...groups].map(([words, members]) => [linkAll(members), words]),
  );
}

function withoutOrigin(cache: Cache): Cache {
  const { origin: _, ...rest } = cache;
  return rest as Cache;
}

/** Deprecated and legacy operations, parameters and fields, with their replacements. */
export function deprecationsTable(model: Model): string {
  const parameters = model.operations.flatMap((operation) =>
    operation.parameters.map((each) => [
      code(each.name),
      operationLink(operation),
      describeParameterDeprecation(each),
    ]),
  );
  const fields = [...model.records.values()].flatMap(({ name, schema }) =>
    listDeprecations(schema).map(([path, text]) => [code(path), `[${name}](record:${name})`, text]),
  );
  const rows = [...parameters, ...fields].filter(([, , text]) => text !== "");
  const others = table(["Parameter or field", "Of", "Status and replacement"], rows);
  return rows.length === 0 ? lifecycleTable(model) : `${lifecycleTable(model)}\n\n${others}`;
}

/** Deprecated and legacy operations, with their replacements. */
export function lifecycleTable({ operations }: Model): string {
  const rows = operations
    .filter(({ lifecycle }) => lifecycle.status !== "current")
    .map((operation) => [
      `${operationLink(operation)} ${code(operation.path)}`,
      describeLifecycle(operation.lifecycle),
      `${describeReplacement(operation, operations, operationLink)} [How to migrate](migration.md#${operation.operationId.toLowerCase()}).`,
    ]);
  return table(["Operation", "Status", "Replacement"], rows);
}

function auxTable({ operations }: Model): string {
  const selecting = operations.filter(({ aux }) => aux !== undefined);
  const groups = groupBy(selecting, ({ aux }) =>
    JSON.stringify([Object.keys(aux?.names ?? {}).sort(), [...(aux?.default ?? [])].sort()]),
  );
  const rows = [...groups.values()].map((members) => {
    const { default: usual = [], names = {} } = members[0]?.aux ?? {};
    const others = Object.keys(names).filter((name) => !usual.includes(name));
    return [linkAll(members), listNames(usual), listNames(others)];
  });
  return table(["Operations", "By default", "Only when requested"], rows);
}

/** Facts beyond the published documentation, with their places in the contract. */
function originsTable({ operations, records, errors, plans }: Model): string {
  const sources: [string, unknown][] = [
    ...operations.map((operation): [string, unknown] => [operationLink(operation), operation]),
    ...[...records.values()].map((record): [string, unknown] => [
      `[${record.name}](record:${record.name})`,
      record,
    ]),
    ["Error codes", errors],
    ["Plans", plans],
  ];
  const rows = sources.flatMap(([link, value]) =>
    [...groupBy(findOrigins(value), ({ origin }) => JSON.stringify(origin))].map(([, found]) => {
      const { origin } = found[0] as FoundOrigin;
      const places = [...new Set(found.map(({ place }) => place))].filter((place) => place !== "");
      return [link, places.map(code).join(", ") || "the whole", ...originCells(origin)];
    }),
  );
  return table(["Where", "What", "Source", "Note"], rows);
}

interface FoundOrigin {
  /** The name of the fact, parameter, field or error. Empty for a whole operation or record. */
  place: string;
  origin: Exclude<Origin, "documented">;
}

const ORIGIN_KEYS = ["origin", "x-svc-origin"];

/** The origins except `documented` in a part of the model. */
function findOrigins(value: unknown, place = ""): FoundOrigin[] {
  if (Array.isArray(value)) return value.flatMap((item) => findOrigins(item, readName(item) ?? place));
  if (!isObject(value as Json)) return [];
  return Object.entries(value as object).flatMap(([key, item]) => {
    if (ORIGIN_KEYS.includes(key)) return isOrigin(item) ? [{ place, origin: item }] : [];
    if (key === "success" || key === "errors" || key === "example" || key === "examples") return [];
    return findOrigins(
      item,
      ["schema", "properties", "names"].includes(key) ? place : (readName(item) ?? key),
    );
  });
}

function readName(value: unknown): string | undefined {
  const name = typeof value === "object" && value !== null && "name" in value ? value.name : undefined;
  return typeof name === "string" ? name : undefined;
}

function isOrigin(value: unknown): value is FoundOrigin["origin"] {
  return typeof value === "object" && value !== null && ("extension" in value || "not-shown" in value);
}

function originCells(origin: FoundOrigin["origin"]): [string, string] {
  return "extension" in origin ? ["extension", origin.extension] : ["not published", origin["not-shown"]];
}

function listNames(names: readonly string[]): string {
  return names.length === 0 ? "—" : names.map(code).join(", ");
}

/** The bounds of all parameters. Parameters with equal bounds in the same operations share a row. */
export function limitsTable({ operations }: Model): string {
  const bounds = operations.flatMap((operation) =>
    operation.parameters.map(({ name, ...rest }) => ({ operation, name, words: describeBounds(rest) })),
  );
  const byName = groupBy(
    bounds.filter(({ words }) => words !== ""),
    ({ name, words }) => JSON.stringify([name, words]),
  );
  const limits = [...byName.values()].map((members) => ({
    name: members[0]?.name ?? "",
    words: members[0]?.words ?? "",
    links: linkAll(members.map(({ operation }) => operation)),
  }));
  limits.sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
  const rows = [...groupBy(limits, ({ words, links }) => words + links).values()].map((members) => [
    members.map(({ name }) => code(name)).join(", "),
    members[0]?.words ?? "",
    members[0]?.links ?? "",
  ]);
  return table(["Parameter", "Limit", "Operations"], rows);
}

function describeBounds(parameter: Omit<Operation["parameters"][number], "name">): string {
  return groupDigits(describeParameter(parameter))
    .replace(/Sent as text: `true` or `false`\.\s*/, "")
    .replace(/^Sent as text: a (?:whole )?number\.?,?\s*/, "")
    .replace(/^./, (letter) => letter.toUpperCase());
}

/** Links to operations. */
function linkAll(operations: readonly Operation[]): string {
  return operations.map((operation) => operationLink(operation)).join(", ");
}

/** Items in groups by a key, groups and items in order of appearance. */
export function groupBy<Item>(items: readonly Item[], getKey: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = getKey(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}
