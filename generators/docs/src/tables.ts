import {
  describeCache,
  describeCredits,
  describeDuration,
  describeLifecycle,
  describeParameter,
  describeParameterDeprecation,
  isObject,
  isPlan,
  type Json,
  type JsonObject,
  listDeprecations,
  type Model,
  type Operation,
  type Plans,
} from "@market-data/generator-core";
import {
  code,
  describeMigration,
  groupDigits,
  operationLink,
  recordLink,
  table,
  upperFirst,
} from "./text.ts";

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

/** The limits of each plan. */
export function plansTable({ plans }: Model): string {
  const rows = plans.map((plan) => [
    [plan.name, ...plan.aliases].join(", also called "),
    NUMBER.format(plan.rateLimitMinute),
    NUMBER.format(plan.creditLimitDaily),
    NUMBER.format(plan.creditLimitMonthly),
    plan.monthlyReset === "calendar-month" ? "first of the month" : "day of activation",
    // Without a line break, also in a narrow column.
    describeDuration(plan.history).replace(" ", "\u00a0"),
  ]);
  const limits = ["Requests per minute", "Credits per day", "Credits per month"];
  return table(["Plan", ...limits, "Month begins", "History"], rows);
}

/** Operations with a history limit. */
function historyTable({ operations, plans }: Model): string {
  const describeLimit = ({ access }: Operation, plan: Plans[number]) => {
    const entry = access.plans.find((each) => isPlan(plan, each.plan));
    if (entry === undefined) return "—";
    if (entry.history === undefined) return "as the plan";
    return entry.history === "latest" ? "latest only" : describeDuration(entry.history);
  };
  const historical = operations.filter(({ access }) => access.plans.some(({ history }) => history));
  const names = plans.map(({ name }) => name);
  return operationsTable(names, historical, (each) => plans.map((plan) => describeLimit(each, plan)));
}

function creditsTable({ operations }: Model): string {
  const describeCosts = ({ credits }: Operation) => describeCredits({ ...credits, convertExtra: false });
  // Rows with equal costs are neighbours.
  const sorted = [...Map.groupBy(operations, describeCosts).values()].flat();
  return operationsTable(["Credits", "Convert extra"], sorted, (operation) => [
    upperFirst(describeCosts(operation).replace(/^Costs /, "")),
    operation.credits.convertExtra ? "yes" : "no",
  ]);
}

/** Error codes with advice about retries. */
function errorsTable({ errors }: Model): string {
  const rows = errors.map(({ code: number, status, meaning, retry }) => [
    code(String(number)),
    String(status),
    meaning,
    upperFirst(retry),
  ]);
  return table(["Code", "HTTP status", "Meaning", "Retry?"], rows);
}

function cacheTable({ operations }: Model): string {
  return operationsTable(["Caching"], operations, ({ cache }) => [describeCache(cache)]);
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
    listDeprecations(schema).map(([path, text]) => [code(path), recordLink(name), text]),
  );
  const rows = [...parameters, ...fields].filter(([, , text]) => text !== "");
  const others = table(["Parameter or field", "Of", "Status and replacement"], rows);
  return rows.length === 0 ? lifecycleTable(model) : `${lifecycleTable(model)}\n\n${others}`;
}

/** Deprecated and legacy operations, with their replacements. */
function lifecycleTable({ operations }: Model): string {
  const rows = operations
    .filter(({ lifecycle }) => lifecycle.status !== "current")
    .map((operation) => [
      `${operationLink(operation)} ${code(operation.path)}`,
      describeLifecycle(operation.lifecycle),
      describeMigration(operation, operations),
    ]);
  return table(["Operation", "Status", "Replacement"], rows);
}

function auxTable({ operations }: Model): string {
  const list = (names: readonly string[]) => (names.length === 0 ? "—" : names.map(code).join(", "));
  const selecting = operations.filter(({ aux }) => aux !== undefined);
  return operationsTable(["By default", "Only when requested"], selecting, ({ aux }) => {
    const { default: usual = [], names = {} } = aux ?? {};
    return [list(usual), list(Object.keys(names).filter((name) => !usual.includes(name)))];
  });
}

/** Facts beyond the published documentation, with their places in the contract. */
function originsTable({ operations, records, errors, plans }: Model): string {
  const sources: [string, unknown][] = [
    ...operations.map((operation): [string, unknown] => [operationLink(operation), operation]),
    ...[...records.values()].map((record): [string, unknown] => [recordLink(record.name), record]),
    ["Error codes", errors],
    ["Plans", plans],
  ];
  const rows = sources.flatMap(([link, value]) => {
    const groups = Map.groupBy(findOrigins(value), ({ source, note }) => JSON.stringify([source, note]));
    return [...groups].map(([cells, found]) => {
      const places = [...new Set(found.map(({ place }) => place))].filter((place) => place !== "");
      return [link, places.map(code).join(", ") || "the whole", ...(JSON.parse(cells) as string[])];
    });
  });
  return table(["Where", "What", "Source", "Note"], rows);
}

/** Keys of an origin, names of the sources, and keys without origins below. */
const ORIGIN_KEYS = ["origin", "x-svc-origin"];
const SOURCES = { extension: "extension", "not-shown": "not published" };
const SKIPPED_KEYS = ["success", "errors", "example", "examples"];

/**
 * The origins except `documented` in a part of the model. The place is the name of the fact, parameter, field or error. The
 * place is empty for a whole operation or record.
 */
function findOrigins(value: unknown, place = ""): { place: string; source: string; note: string }[] {
  if (Array.isArray(value))
    return value.flatMap((item) => findOrigins(item, readText(item, "name") ?? place));
  if (!isObject(value as Json)) return [];
  return Object.entries(value as object).flatMap(([key, item]) => {
    if (SKIPPED_KEYS.includes(key)) return [];
    if (!ORIGIN_KEYS.includes(key)) {
      const isPart = ["schema", "properties", "names"].includes(key);
      return findOrigins(item, isPart ? place : (readText(item, "name") ?? key));
    }
    return Object.entries(SOURCES).flatMap(([name, source]) => {
      const note = readText(item, name);
      return note === undefined ? [] : [{ place, source, note }];
    });
  });
}

function readText(value: unknown, key: string): string | undefined {
  const text = isObject(value as Json) ? (value as JsonObject)[key] : undefined;
  return typeof text === "string" ? text : undefined;
}

/** The bounds of all parameters. Parameters with equal bounds in the same operations share a row. */
export function limitsTable({ operations }: Model): string {
  const bounds = operations.flatMap((operation) =>
    operation.parameters.map(({ name, ...rest }) => ({ operation, name, words: describeBounds(rest) })),
  );
  const byName = Map.groupBy(
    bounds.filter(({ words }) => words !== ""),
    ({ name, words }) => JSON.stringify([name, words]),
  );
  const limits = [...byName].map(([key, members]) => {
    const [name = "", words = ""] = JSON.parse(key) as string[];
    return { name, words, links: linkAll(members.map(({ operation }) => operation)) };
  });
  limits.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const groups = Map.groupBy(limits, ({ words, links }) => JSON.stringify([words, links]));
  const rows = [...groups].map(([cells, members]) => [
    members.map(({ name }) => code(name)).join(", "),
    ...(JSON.parse(cells) as string[]),
  ]);
  return table(["Parameter", "Limit", "Operations"], rows);
}

function describeBounds(parameter: Omit<Operation["parameters"][number], "name">): string {
  const words = groupDigits(describeParameter(parameter))
    .replace(/Sent as text: `true` or `false`\.\s*/, "")
    .replace(/^Sent as text: a (?:whole )?number\.?,?\s*/, "");
  return upperFirst(words);
}

/** A table with a row for each group of operations with equal cells. */
function operationsTable(
  head: readonly string[],
  operations: readonly Operation[],
  getCells: (operation: Operation) => string[],
): string {
  const groups = Map.groupBy(operations, (operation) => JSON.stringify(getCells(operation)));
  const rows = [...groups].map(([cells, members]) => [linkAll(members), ...(JSON.parse(cells) as string[])]);
  return table(["Operations", ...head], rows);
}

function linkAll(operations: readonly Operation[]): string {
  return operations.map((operation) => operationLink(operation)).join(", ");
}
