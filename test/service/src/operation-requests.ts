import type { Operation, Parameter, Request } from "./contract.ts";
import type { Json, JsonObject } from "./json.ts";

/** A valid request of an operation. */
export interface OperationRequest {
  operation: Operation;
  request: Request;
}

/** Facts of the running service: ids, and exchanges of the ID map. */
export interface Known {
  /** Assets, including assets with rare fields. */
  assets: Json[];
  exchanges: readonly JsonObject[];
  airdrops: Json[];
  categories: Json[];
}

const NOTHING_KNOWN: Known = { assets: [], exchanges: [], airdrops: [], categories: [] };

/** The type of the single `id` of an operation, if it is not an asset. */
const NAMED_BY_ID: Readonly<Record<string, "airdrops" | "categories">> = {
  cryptocurrencyAirdropV1: "airdrops",
  cryptocurrencyCategoryV1: "categories",
};

/**
 * Creates several requests of an operation: its examples, each parameter's example, each enumerated value, all `aux`
 * fields, further currencies, and all rows.
 */
export function getRequests(operation: Operation, known: Known = NOTHING_KNOWN): OperationRequest[] {
  const [first = {}] = operation.examples;
  const skips = operation.parameters.some(({ name }) => name === "skip_invalid");
  const variants = operation.parameters.flatMap((parameter) =>
    getVariants(parameter).map((value) => ({
      ...(skips && { skip_invalid: true }),
      ...without(operation, first, parameter.name),
      [parameter.name]: value,
    })),
  );
  const wide = [...wideRequest(operation, first), ...knownRequests(operation, first, known)];
  return [...operation.examples, ...variants, ...wide].map((request) => ({ operation, request }));
}

function getVariants({ name, item, list, example }: Parameter): Json[] {
  const choices = item["enum"] as Json[] | undefined;
  if (name === "aux" && choices !== undefined) return [choices, ...choices.map((choice) => [choice])];
  if (name === "convert") return [example, ["EUR", "BTC"], ["XAU"]];
  if (name === "convert_id") return [example, [2790]];
  if (choices !== undefined) return list ? choices.map((choice) => [choice]) : choices;
  if (item["type"] === "boolean") return [true, false];
  return [example];
}

/** Requests the maximum number of rows with every `aux` field. */
function wideRequest(operation: Operation, first: Request): Request[] {
  const parameter = operation.parameters.find(({ name }) => name === "limit");
  const limit = parameter?.schema["maximum"] ?? parameter?.readsAs?.["maximum"];
  if (limit === undefined) return [];
  const aux = operation.parameters.find(({ name }) => name === "aux")?.item["enum"];
  return [{ ...first, start: 1, limit, ...(aux !== undefined && { aux }) }];
}

/** Requests known records: all assets or exchanges in one request if `id` is a list, otherwise one record per request. */
function knownRequests(operation: Operation, first: Request, known: Known): Request[] {
  const kind = NAMED_BY_ID[operation.id];
  if (kind !== undefined) return known[kind].map((id) => ({ ...first, id }));
  const lists = new Set(operation.parameters.filter(({ list }) => list).map(({ name }) => name));
  const namesSeveral = lists.has("id") && (lists.has("symbol") || lists.has("slug"));
  const exchanges = known.exchanges.map(({ id }) => id ?? "");
  const namesOne =
    namesExchanges(operation) && operation.parameters.some(({ name, list }) => name === "id" && !list);
  if (namesOne) return exchanges.map((id) => ({ ...without(operation, first, "id"), id }));
  const ids = namesExchanges(operation) ? exchanges : known.assets;
  return namesSeveral && ids.length > 0 ? [{ ...without(operation, first, "id"), id: ids }] : [];
}

/** Whether `id` and `slug` of an operation refer to exchanges. */
export function namesExchanges({ path }: Operation): boolean {
  return path.startsWith("/v1/exchange/");
}

/** Removes the parameters that a constraint excludes. */
function without(operation: Operation, request: Request, kept: string): Request {
  const excluded = operation.constraints.flatMap(({ kind, names }) =>
    kind !== "atLeastOneOf" && names.includes(kept) ? names : [],
  );
  return Object.fromEntries(Object.entries(request).filter(([name]) => !excluded.includes(name)));
}

/** Returns the path and query of a request. */
export function toPath({ operation, request }: OperationRequest): string {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(request[name])),
  );
  const query = operation.parameters
    .filter((parameter) => parameter.in === "query" && parameter.name in request)
    .map(({ name }) => `${name}=${encodeURIComponent(String(request[name])).replaceAll("%2C", ",")}`);
  return query.length === 0 ? path : `${path}?${query.join("&")}`;
}
