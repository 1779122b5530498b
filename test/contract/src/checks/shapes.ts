import { isObject, type Json, type JsonObject } from "@market-data/generator-core";
import type { Check } from "../check.ts";
import { numberIn } from "../objects.ts";
import { type ExampleResponse, getData, getRecords, getValues, isUnwrapped } from "../responses.ts";

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

/** That a response has the form of its request. */
export const shapeChecks: Check[] = [
  {
    rule: "a response has the outer shape that its operation promises",
    find: (responses) => responses.flatMap(wrongShape),
  },
  {
    rule: "a map has a key for each value that was asked for, and no other",
    find: (responses) => responses.flatMap(wrongKeys),
  },
  {
    rule: "a record stands under its own id, slug or symbol",
    find: (responses) => responses.flatMap(wrongPlaces),
  },
  {
    rule: "a response holds no more than `limit` or `count` items",
    find: (responses) => responses.flatMap(tooMany),
  },
  { rule: "a list is in the order of its `sort`", find: (responses) => responses.flatMap(unsorted) },
  {
    rule: "a quote is there for each currency that was asked for, and no other",
    find: (responses) => responses.flatMap(wrongCurrencies),
  },
  {
    rule: "a field that `aux` switches is there when it is named",
    find: (responses) => responses.flatMap((response) => auxFields(response, true)),
  },
  {
    rule: "a field that `aux` switches is not there when it is not named",
    find: (responses) => responses.flatMap((response) => auxFields(response, false)),
  },
  {
    rule: "a performance has the periods that were asked for",
    find: (responses) => responses.flatMap(wrongPeriods),
  },
  {
    rule: "`has_more` is true exactly when items remain",
    find: (responses) => responses.flatMap(wrongHasMore),
  },
];

function wrongShape(response: ExampleResponse): string[] {
  const { shape } = response.operation.result;
  const data = getData(response);
  const right =
    shape === "array"
      ? Array.isArray(response.value)
      : !Array.isArray(response.value) &&
        Array.isArray(data) === (shape === "list" || isArrayOfObjects(response));
  return right ? [] : [`${response.name}: not ${shape}`];
}

/** Whether a response whose data is one record for most lookups has those of a lookup that finds several. */
function isArrayOfObjects({ operation: { result }, request }: ExampleResponse): boolean {
  return result.shape === "object" && (result.arrayUnder ?? []).some((name) => name in request);
}

/** The parameter and the values by which a response's map is keyed; undefined where the response is not a map. */
function keysAsked(response: ExampleResponse): { parameter: string; values: string[] } | undefined {
  const { shape, keyedBy = [] } = response.operation.result;
  const parameter = keyedBy.find((name) => name in response.request);
  if (shape !== "map" || parameter === undefined || isUnwrapped(response)) return undefined;
  return { parameter, values: getValues(response.request[parameter]) };
}

function wrongKeys(response: ExampleResponse): string[] {
  const asked = keysAsked(response);
  const data = getData(response);
  if (asked === undefined || !isObject(data)) return [];
  const keys = Object.keys(data);
  return same(keys, asked.values) ? [] : [`${response.name}: ${keys.join(", ")}`];
}

function wrongPlaces(response: ExampleResponse): string[] {
  const asked = keysAsked(response);
  const data = getData(response);
  if (asked === undefined || !isObject(data)) return [];
  const { arrayUnder = [] } = response.operation.result;
  return Object.entries(data).flatMap(([key, held]) => {
    const records = (Array.isArray(held) ? held : [held]) as JsonObject[];
    const named = records.every((record) => [key, undefined].includes(text(record[asked.parameter])));
    return named && Array.isArray(held) === arrayUnder.includes(asked.parameter)
      ? []
      : [`${response.name} ${key}`];
  });
}

function tooMany(response: ExampleResponse): string[] {
  const { limit, count } = response.request;
  const most = numberIn(limit ?? count) ?? Number.POSITIVE_INFINITY;
  return getLists(response).flatMap((list) =>
    list.length <= most ? [] : [`${response.name}: ${list.length} of ${most}`],
  );
}

/** The lists of a response: the response itself, or those within its records. */
function getLists(response: ExampleResponse): Json[][] {
  const data = getData(response);
  const inner = getRecords(response).flatMap((record) =>
    ["items", "coins", "market_pairs", "quotes"]
      .map((key) => record[key])
      .filter((list) => Array.isArray(list)),
  );
  return Array.isArray(data) && inner.length === 0 ? [data] : inner;
}

function unsorted(response: ExampleResponse): string[] {
  const parameter = response.operation.parameters.find(({ name }) => name === "sort");
  const sort = String(response.request["sort"] ?? parameter?.schema["default"]);
  const order = ORDERS[sort];
  if (parameter === undefined || order === undefined) return [];
  const rising =
    response.request["sort_dir"] === undefined ? order.rising : response.request["sort_dir"] === "asc";
  return getLists(response).flatMap((list) => {
    const metrics = (list as JsonObject[]).map((record) => order.of(record) ?? Number.NaN);
    const sorted = metrics.every(
      (figure, index) => index === 0 || inOrder(metrics[index - 1] ?? figure, figure, rising),
    );
    return sorted ? [] : [`${response.name}: ${sort} ${metrics.join(", ")}`];
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

function wrongCurrencies(response: ExampleResponse): string[] {
  const asked = response.request["convert"] === undefined ? ["USD"] : getValues(response.request["convert"]);
  if ("convert_id" in response.request) return [];
  return quoteMaps(getData(response)).flatMap((map) => {
    const currencies = Object.keys(map).filter((key) => key !== "exchange_reported");
    return same(currencies, asked) ? [] : [`${response.name}: ${currencies.join(", ")}`];
  });
}

function quoteMaps(value: Json): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(quoteMaps);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    key === "quote" && isObject(item) ? [item] : quoteMaps(item),
  );
}

function auxFields(response: ExampleResponse, named: boolean): string[] {
  const { aux } = response.operation;
  if (aux === undefined) return [];
  const names = response.request["aux"] === undefined ? aux.default : getValues(response.request["aux"]);
  return Object.entries(aux.names)
    .filter(([name]) => names.includes(name) === named)
    .flatMap(([, { fields }]) => fields)
    .flatMap((field) =>
      getRecords(response)
        .flatMap((record) => holders(record, field.split(".")))
        .flatMap((held) => (held === named ? [] : [`${response.name}: ${field}`])),
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

function wrongPeriods(response: ExampleResponse): string[] {
  const parameter = response.operation.parameters.find(({ name }) => name === "time_period");
  const asked = getValues(response.request["time_period"] ?? parameter?.schema["default"]);
  return getRecords(response).flatMap(({ periods }) =>
    !isObject(periods) || same(Object.keys(periods), asked)
      ? []
      : [`${response.name}: ${Object.keys(periods).join(", ")}`],
  );
}

function wrongHasMore(response: ExampleResponse): string[] {
  return getRecords(response).flatMap(({ has_more: more, total_size: total, items }) => {
    if (!Array.isArray(items) || typeof total !== "number") return [];
    const shown = (numberIn(response.request["start"]) ?? 1) - 1 + items.length;
    return more === shown < total ? [] : [`${response.name}: ${shown} of ${total}`];
  });
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return [...one].sort().join() === [...other].sort().join();
}

function text(value: Json | undefined): string | undefined {
  return value === undefined ? undefined : String(value);
}
