import type { Operation, Parameter, Request } from "./contract.ts";
import type { Json, JsonObject } from "./json.ts";

/** A call of an operation that is as the contract wants it. */
export interface Call {
  operation: Operation;
  request: Request;
}

/** What the running service knows: ids, and exchanges as the ID map has them. */
export interface Known {
  /** Assets: enough of them to show what few assets have. */
  assets: Json[];
  exchanges: readonly JsonObject[];
  airdrops: Json[];
  categories: Json[];
}

const NOTHING_KNOWN: Known = { assets: [], exchanges: [], airdrops: [], categories: [] };

/** What the one `id` of an operation names, where that is not an asset. */
const NAMED_BY_ID: Readonly<Record<string, "airdrops" | "categories">> = {
  cryptocurrencyAirdropV1: "airdrops",
  cryptocurrencyCategoryV1: "categories",
};

/**
 * Several calls of an operation: those of its examples, and from the first one a call with each parameter's own example,
 * for each choice that a parameter offers, for every `aux` name at once, for other currencies, for all there is.
 */
export function getCalls(operation: Operation, known: Known = NOTHING_KNOWN): Call[] {
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

/** As many rows as the operation gives, with every `aux` field. */
function wideRequest(operation: Operation, first: Request): Request[] {
  const parameter = operation.parameters.find(({ name }) => name === "limit");
  const limit = parameter?.schema["maximum"] ?? parameter?.readsAs?.["maximum"];
  if (limit === undefined) return [];
  const aux = operation.parameters.find(({ name }) => name === "aux")?.item["enum"];
  return [{ ...first, start: 1, limit, ...(aux !== undefined && { aux }) }];
}

/** What the service is known to have: many assets in one call, where they are named by id, or one thing in each. */
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

/** Whether `id` and `slug` of an operation name exchanges, and not assets. */
export function namesExchanges({ path }: Operation): boolean {
  return path.startsWith("/v1/exchange/");
}

/** A request without the parameters that a constraint excludes beside one of them. */
function without(operation: Operation, request: Request, kept: string): Request {
  const excluded = operation.constraints.flatMap(({ kind, names }) =>
    kind !== "atLeastOneOf" && names.includes(kept) ? names : [],
  );
  return Object.fromEntries(Object.entries(request).filter(([name]) => !excluded.includes(name)));
}

/** The path and query of a call. */
export function toPath({ operation, request }: Call): string {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(request[name])),
  );
  const query = operation.parameters
    .filter((parameter) => parameter.in === "query" && parameter.name in request)
    .map(({ name }) => `${name}=${encodeURIComponent(String(request[name])).replaceAll("%2C", ",")}`);
  return query.length === 0 ? path : `${path}?${query.join("&")}`;
}
