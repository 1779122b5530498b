import { isObject, type Json, type JsonObject } from "@market-data/generator-core";
import type { Check } from "../check.ts";
import { numberIn } from "../objects.ts";
import { type ExampleResponse, getData, getRecords, getValues, isUnwrapped } from "../responses.ts";

/** The order of a list by `sort`: the value and the direction. */
const ORDERS: Readonly<Record<string, { of: (record: JsonObject) => number | undefined; rising: boolean }>> =
  {
    id: { of: (record) => numberIn(record["id"] ?? record["crypto_id"]), rising: true },
    svc_rank: { of: (record) => numberIn(record["svc_rank"] ?? record["rank"]), rising: true },
    market_cap: { of: (record) => numberIn(record["svc_rank"]), rising: true },
    percent_change_24h: { of: (record) => inDollars(record, "percent_change_24h"), rising: false },
    volume_24h: { of: (record) => inDollars(record, "volume_24h"), rising: false },
    volume_24h_strict: { of: (record) => inDollars(record, "volume_24h"), rising: false },
  };

/** Responses have the shape of their request. */
export const shapeChecks: Check[] = [
  {
    rule: "a response has the outer shape of its operation",
    find: (responses) => responses.flatMap(wrongShape),
  },
  {
    rule: "a map has exactly the requested values as keys",
    find: (responses) => responses.flatMap(wrongKeys),
  },
  {
    rule: "the key of a record is its id, slug or symbol",
    find: (responses) => responses.flatMap(wrongPlaces),
  },
  {
    rule: "a response has at most `limit` or `count` items",
    find: (responses) => responses.flatMap(tooMany),
  },
  { rule: "a list is sorted by `sort`", find: (responses) => responses.flatMap(unsorted) },
  {
    rule: "a record has exactly the requested currencies as quotes",
    find: (responses) => responses.flatMap(wrongCurrencies),
  },
  {
    rule: "a field selected by `aux` is present",
    find: (responses) => responses.flatMap((response) => auxFields(response, true)),
  },
  {
    rule: "a field that `aux` does not select is absent",
    find: (responses) => responses.flatMap((response) => auxFields(response, false)),
  },
  {
    rule: "a performance has the requested periods",
    find: (responses) => responses.flatMap(wrongPeriods),
  },
  {
    rule: "`has_more` is true if and only if items remain",
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

/** True for a response with an array, because the lookup can match several records. */
function isArrayOfObjects({ operation: { result }, request }: ExampleResponse): boolean {
  return result.shape === "object" && (result.arrayUnder ?? []).some((name) => name in request);
}

/** The parameter and the values that key a response's map. Undefined for a response without a map. */
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

/** Returns the lists of a response: the response or lists within the records. */
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
      (value, index) => index === 0 || inOrder(metrics[index - 1] ?? value, value, rising),
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

/** Returns the presence of a field for each location of a dotted path. */
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
