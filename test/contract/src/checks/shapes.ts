import { isObject, type Json, type JsonObject } from "@market-data/generator-core";
import { type Answer, dataOf, isUnwrapped, recordsOf, valuesOf } from "../answers.ts";
import type { Check } from "../check.ts";
import { numberIn } from "../objects.ts";

/** How a list is ordered by a value of `sort`: the value, and whether the smallest comes first. */
const ORDERS: Readonly<Record<string, { of: (record: JsonObject) => number | undefined; rising: boolean }>> =
  {
    id: { of: (record) => numberIn(record["id"] ?? record["crypto_id"]), rising: true },
    svc_rank: { of: (record) => numberIn(record["svc_rank"] ?? record["rank"]), rising: true },
    market_cap: { of: (record) => numberIn(record["svc_rank"]), rising: true },
    percent_change_24h: { of: (record) => inDollars(record, "percent_change_24h"), rising: false },
    volume_24h: { of: (record) => inDollars(record, "volume_24h"), rising: false },
    volume_24h_strict: { of: (record) => inDollars(record, "volume_24h"), rising: false },
  };

/** That an answer has the form of its request. */
export const shapeChecks: Check[] = [
  {
    rule: "an answer has the outer shape that its operation promises",
    find: (answers) => answers.flatMap(wrongShape),
  },
  {
    rule: "a map has a key for each value that was asked for, and no other",
    find: (answers) => answers.flatMap(wrongKeys),
  },
  {
    rule: "a record stands under its own id, slug or symbol",
    find: (answers) => answers.flatMap(wrongPlaces),
  },
  {
    rule: "an answer holds no more than `limit` or `count` items",
    find: (answers) => answers.flatMap(tooMany),
  },
  { rule: "a list is in the order of its `sort`", find: (answers) => answers.flatMap(unsorted) },
  {
    rule: "a quote is there for each currency that was asked for, and no other",
    find: (answers) => answers.flatMap(wrongCurrencies),
  },
  {
    rule: "a field that `aux` switches is there when it is named",
    find: (answers) => answers.flatMap((answer) => auxFields(answer, true)),
  },
  {
    rule: "a field that `aux` switches is not there when it is not named",
    find: (answers) => answers.flatMap((answer) => auxFields(answer, false)),
  },
  {
    rule: "a performance has the periods that were asked for",
    find: (answers) => answers.flatMap(wrongPeriods),
  },
  { rule: "`has_more` is true exactly when items remain", find: (answers) => answers.flatMap(wrongHasMore) },
];

function wrongShape(answer: Answer): string[] {
  const { shape } = answer.operation.result;
  const data = dataOf(answer);
  const right =
    shape === "array"
      ? Array.isArray(answer.value)
      : !Array.isArray(answer.value) && Array.isArray(data) === (shape === "list");
  return right ? [] : [`${answer.name}: not ${shape}`];
}

/** The parameter and the values by which an answer's map is keyed; undefined where it is no map. */
function keysAsked(answer: Answer): { parameter: string; values: string[] } | undefined {
  const { shape, keyedBy = [] } = answer.operation.result;
  const parameter = keyedBy.find((name) => name in answer.request);
  if (shape !== "map" || parameter === undefined || isUnwrapped(answer)) return undefined;
  return { parameter, values: valuesOf(answer.request[parameter]) };
}

function wrongKeys(answer: Answer): string[] {
  const asked = keysAsked(answer);
  const data = dataOf(answer);
  if (asked === undefined || !isObject(data)) return [];
  const keys = Object.keys(data);
  return same(keys, asked.values) ? [] : [`${answer.name}: ${keys.join(", ")}`];
}

function wrongPlaces(answer: Answer): string[] {
  const asked = keysAsked(answer);
  const data = dataOf(answer);
  if (asked === undefined || !isObject(data)) return [];
  const { arrayUnder = [] } = answer.operation.result;
  return Object.entries(data).flatMap(([key, held]) => {
    const records = (Array.isArray(held) ? held : [held]) as JsonObject[];
    const named = records.every((record) => [key, undefined].includes(text(record[asked.parameter])));
    return named && Array.isArray(held) === arrayUnder.includes(asked.parameter)
      ? []
      : [`${answer.name} ${key}`];
  });
}

function tooMany(answer: Answer): string[] {
  const { limit, count } = answer.request;
  const most = numberIn(limit ?? count) ?? Number.POSITIVE_INFINITY;
  return listsOf(answer).flatMap((list) =>
    list.length <= most ? [] : [`${answer.name}: ${list.length} of ${most}`],
  );
}

/** The lists of an answer: the answer itself, or those within its records. */
function listsOf(answer: Answer): Json[][] {
  const data = dataOf(answer);
  const inner = recordsOf(answer).flatMap((record) =>
    ["items", "coins", "market_pairs", "quotes"]
      .map((key) => record[key])
      .filter((list) => Array.isArray(list)),
  );
  return Array.isArray(data) && inner.length === 0 ? [data] : inner;
}

function unsorted(answer: Answer): string[] {
  const parameter = answer.operation.parameters.find(({ name }) => name === "sort");
  const sort = String(answer.request["sort"] ?? parameter?.schema["default"]);
  const order = ORDERS[sort];
  if (parameter === undefined || order === undefined) return [];
  const rising =
    answer.request["sort_dir"] === undefined ? order.rising : answer.request["sort_dir"] === "asc";
  return listsOf(answer).flatMap((list) => {
    const metrics = (list as JsonObject[]).map((record) => order.of(record) ?? Number.NaN);
    const sorted = metrics.every(
      (figure, index) => index === 0 || inOrder(metrics[index - 1] ?? figure, figure, rising),
    );
    return sorted ? [] : [`${answer.name}: ${sort} ${metrics.join(", ")}`];
  });
}

function inOrder(one: number, next: number, rising: boolean): boolean {
  return rising ? one <= next : one >= next;
}

function inDollars(record: JsonObject, field: string): number | undefined {
  const quote = record["quote"];
  const dollars = Array.isArray(quote) ? quote[0] : (quote as JsonObject | undefined)?.["USD"];
  return numberIn((dollars as JsonObject | undefined)?.[field]);
}

function wrongCurrencies(answer: Answer): string[] {
  const asked = answer.request["convert"] === undefined ? ["USD"] : valuesOf(answer.request["convert"]);
  if ("convert_id" in answer.request) return [];
  return quoteMaps(dataOf(answer)).flatMap((map) => {
    const currencies = Object.keys(map).filter((key) => key !== "exchange_reported");
    return same(currencies, asked) ? [] : [`${answer.name}: ${currencies.join(", ")}`];
  });
}

function quoteMaps(value: Json): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(quoteMaps);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === "quote" && isObject(item) ? [item] : quoteMaps(item),
  );
}

function auxFields(answer: Answer, named: boolean): string[] {
  const { aux } = answer.operation;
  if (aux === undefined) return [];
  const names = answer.request["aux"] === undefined ? aux.default : valuesOf(answer.request["aux"]);
  return Object.entries(aux.names)
    .filter(([name]) => names.includes(name) === named)
    .flatMap(([, { fields }]) => fields)
    .flatMap((field) =>
      recordsOf(answer)
        .flatMap((record) => holders(record, field.split(".")))
        .flatMap((held) => (held === named ? [] : [`${answer.name}: ${field}`])),
    );
}

/** For each place that a dotted path leads to, whether the field is there. */
function holders(value: Json | undefined, [first = "", ...rest]: string[]): boolean[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = first === "*" ? Object.values(value) : [(value as JsonObject)[first]];
  return rest.length === 0
    ? inner.map((item) => item !== undefined)
    : inner.flatMap((item) => holders(item, rest));
}

function wrongPeriods(answer: Answer): string[] {
  const parameter = answer.operation.parameters.find(({ name }) => name === "time_period");
  const asked = valuesOf(answer.request["time_period"] ?? parameter?.schema["default"]);
  return recordsOf(answer).flatMap(({ periods }) =>
    !isObject(periods) || same(Object.keys(periods), asked)
      ? []
      : [`${answer.name}: ${Object.keys(periods).join(", ")}`],
  );
}

function wrongHasMore(answer: Answer): string[] {
  return recordsOf(answer).flatMap(({ has_more: more, total_size: total, items }) => {
    if (!Array.isArray(items) || typeof total !== "number") return [];
    const shown = (numberIn(answer.request["start"]) ?? 1) - 1 + items.length;
    return more === shown < total ? [] : [`${answer.name}: ${shown} of ${total}`];
  });
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return [...one].sort().join() === [...other].sort().join();
}

function text(value: Json | undefined): string | undefined {
  return value === undefined ? undefined : String(value);
}
