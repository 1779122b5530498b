import type { Client, Limit, MarketDataError, WithResponse } from "@market-data/client";
import * as functions from "@market-data/client";
import { errorCodes, type Operation, type OperationId, sampleHeader } from "@market-data/openapi";
import { asObject, type JsonObject } from "@market-data/openapi/contract";
import { findOperation } from "./contract.ts";
import { describeLifecycle, describePlans } from "./describe.ts";
import { toRows } from "./rows.ts";
import { toCell, toTable } from "./table.ts";
import { ToolError } from "./tool-error.ts";

/** The API as the tools call it. */
export interface Api {
  readonly client: Client;
  /** Whether the client has a key. */
  readonly hasKey: boolean;
  /** States where to set the key. */
  readonly keyHint: string;
}

/** The arguments of the tool `call`. */
export interface CallArguments {
  readonly operation: string;
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly fields?: readonly string[];
  readonly rows?: number;
}

const PERIODS = { day: "today", month: "this month" };
const DEFAULT_ROWS = 20;
/** Longest table without requested fields or rows. Two characters are at most about one token. */
const MAX_DEFAULT_LENGTH = 3500;

/** Calls an operation, and returns a table with the credits used and left. @throws {ToolError} */
export async function call(
  api: Api,
  { operation: id, parameters = {}, fields, rows }: CallArguments,
): Promise<string> {
  const operation = findOperation(id);
  const limit = rows ?? DEFAULT_ROWS;
  const sent = { ...getPageSize(operation, limit), ...splitLists(operation, parameters) };
  const { data, response, headers } = await request(api, operation, sent);
  const all = toRows(operation, data);
  let shown = all.slice(0, limit);
  let table = all.length === 0 ? "No rows." : toTable(shown, fields);
  while (rows === undefined && table.length > MAX_DEFAULT_LENGTH && shown.length > 1) {
    shown = shown.slice(0, Math.floor(shown.length * 0.8));
    table = toTable(shown, fields);
  }
  const notice = asObject(asObject(data as JsonObject)["status"])["notice"];
  const isSample = response.headers.has(sampleHeader);
  return [
    table,
    ...(shown.length < all.length
      ? [`${shown.length} of ${all.length} rows. Set rows (at most 200) or fields.`]
      : []),
    describeCredits(headers.creditCount, headers.rateLimit),
    ...describeLifecycle(operation),
    ...(isSample ? ["The data is synthetic (sample market)."] : notice ? [`Notice: ${toCell(notice)}`] : []),
  ].join("\n");
}

/** Requests only the shown rows of a list, if the caller sets no `limit`. */
function getPageSize({ pagination, parameters }: Operation, rows: number): Readonly<Record<string, number>> {
  const limit = pagination && parameters.find(({ name }) => name === pagination.limit);
  return limit ? { [limit.name]: Math.min(rows, limit.maximum ?? rows) } : {};
}

/** Accepts a list as text, too: `1,1027`. */
function splitLists(operation: Operation, given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const lists = new Set(operation.parameters.flatMap(({ name, list }) => (list ? [name] : [])));
  const toValue = (name: string, value: unknown) =>
    typeof value === "string" && lists.has(name) ? value.split(",").map((item) => item.trim()) : value;
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, toValue(name, value)]));
}

type Call = (client: Client, parameters: object) => { withResponse(): Promise<WithResponse<unknown>> };

/** Sends a request. @throws {ToolError} for a failure, with a correction. */
export async function request(
  { client, hasKey, keyHint }: Api,
  operation: Operation<OperationId>,
  parameters: object,
): Promise<WithResponse<unknown>> {
  const { operationId, access } = operation;
  if (access.keyRequired && !hasKey) throw new ToolError(`${operationId} requires a key. ${keyHint}`);
  try {
    const send = functions[operationId] as unknown as Call;
    return await send(client, parameters).withResponse();
  } catch (error) {
    throw new ToolError(explain(error, operation, keyHint), { cause: error });
  }
}

function explain(error: unknown, operation: Operation, keyHint: string): string {
  if (error instanceof TypeError) return `${toCell(error.message)}. See describe.`;
  if (!(error instanceof functions.MarketDataError)) return "The request failed unexpectedly.";
  return [`${toCell(error.message)}.`.replace(/\.\.$/, "."), ...advise(error, operation, keyHint)].join(" ");
}

/** Sentences about the correction of an error. */
function advise(
  { status, code, retryAfter, retryable }: MarketDataError,
  operation: Operation,
  keyHint: string,
): string[] {
  if (status === 401) return [keyHint];
  if (status === 403) return [`Plans with ${operation.operationId}: ${describePlans(operation)}.`];
  if (status === 400) return [`See describe ${operation.operationId}.`];
  const known = errorCodes.find((each) => each.code === code);
  const wait = retryAfter === undefined ? "later" : `after ${Math.ceil(retryAfter / 1000)} s`;
  return [...(known ? [known.meaning] : []), retryable ? `Try again ${wait}.` : "Do not repeat the call."];
}

function describeCredits(used: number, limits: Readonly<Record<string, Limit>>): string {
  const left = Object.entries(PERIODS).flatMap(([name, period]) => {
    const remaining = limits[name]?.remaining;
    return remaining === undefined ? [] : [`${remaining} left ${period}`];
  });
  return `Credits: ${[`${used} used`, ...left].join(", ")}.`;
}
