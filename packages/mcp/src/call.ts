import type { Client, Limit, WithResponse } from "@market-data/client";
import * as functions from "@market-data/client";
import { errorCodes, type Operation, type OperationId, sampleHeader } from "@market-data/openapi";
import { asObject } from "@market-data/openapi/contract";
import { findOperation } from "./contract.ts";
import { describeLifecycle, describePlans } from "./describe.ts";
import { toRows } from "./rows.ts";
import { toCell, toTable } from "./table.ts";
import { ToolError } from "./tool-error.ts";

/** The API as the tools call it. */
export interface Api {
  readonly client: Client;
  /** The key of the client. Results never contain the key. */
  readonly key: string | undefined;
  /** States where to set the key. */
  readonly keyHint: string;
}

type Parameters = Readonly<Record<string, unknown>>;

/** The arguments of the tool `call`. */
export interface CallArguments {
  readonly operation: string;
  readonly parameters?: Parameters;
  readonly fields?: readonly string[];
  readonly rows?: number;
}

const DEFAULT_ROWS = 20;
/** The maximum length of a table without `rows`, for at most 2,000 tokens. */
const MAX_LENGTH = 3500;
const PERIODS = { day: "today", month: "this month" };

/** Calls an operation. Returns a table with the credits used and left. @throws {ToolError} if the call fails. */
export async function call(given: CallArguments, api: Api): Promise<string> {
  const { fields, rows: limit = DEFAULT_ROWS } = given;
  const operation = findOperation(given.operation);
  const sent = completeParameters(operation, given.parameters ?? {}, limit);
  const { data, response, headers } = await request(api, operation, sent);
  const rows = toRows(operation, data, limit);
  const table = toTable(rows.slice(0, limit), fields);
  const isLong = given.rows === undefined && table.length > MAX_LENGTH;
  const shown = isLong ? table.slice(0, table.lastIndexOf("\n", MAX_LENGTH)) : table;
  const status = asObject(asObject(data as never)["status"]);
  const notice = response.headers.has(sampleHeader)
    ? "Synthetic data of the sample market."
    : status["notice"];
  const hasMore = isLong || rows.length > limit;
  return [
    shown,
    ...(hasMore ? ["These are the first rows. For more, set rows (at most 200) or fields."] : []),
    describeCredits(headers.creditCount, headers.rateLimit),
    ...describeLifecycle(operation),
    ...(notice ? [toCell(notice)] : []),
  ].join("\n");
}

/** Splits lists given as text (`1,1027`), and limits a list to the shown rows unless the caller sets its limit. */
function completeParameters(operation: Operation, given: Parameters, rows: number): Parameters {
  const isLimit = (name: string) => name === operation.pagination?.limit;
  const entries = operation.parameters.flatMap(({ name, list, maximum }) => {
    const value = given[name] ?? (isLimit(name) ? Math.min(rows, maximum ?? rows) : undefined);
    return value === undefined ? [] : [[name, list && typeof value === "string" ? value.split(",") : value]];
  });
  return { ...given, ...Object.fromEntries(entries) };
}

type OperationFunction = (client: Client, sent: object) => { withResponse(): Promise<WithResponse<unknown>> };
const send = functions as unknown as Readonly<Record<OperationId, OperationFunction>>;

/** Sends a request. @throws {ToolError} for a failure, with the correction. */
export async function request(
  { client, key, keyHint }: Api,
  operation: Operation<OperationId>,
  parameters: object,
): Promise<WithResponse<unknown>> {
  const { operationId, access } = operation;
  if (access.keyRequired && !key) throw new ToolError(`${operationId} requires a key. ${keyHint}`);
  try {
    return await send[operationId](client, parameters).withResponse();
  } catch (error) {
    const message = toCell((error as Error).message).replace(/[.?]$/, "");
    throw new ToolError(`${message}. ${advise(error, operation, keyHint)}`);
  }
}

/** A sentence about the correction of an error. */
function advise(error: unknown, operation: Operation, keyHint: string): string {
  if (error instanceof TypeError) return "See describe.";
  if (!(error instanceof functions.MarketDataError)) return "Do not repeat the call.";
  const { status, code, retryAfter, retryable } = error;
  if (status === 400) return "See describe.";
  if (status === 401) return keyHint;
  if (status === 403) return `Plans with ${operation.operationId}: ${describePlans(operation)}.`;
  if (retryable)
    return `Try again ${retryAfter === undefined ? "later" : `after ${Math.ceil(retryAfter / 1000)} s`}.`;
  return `${errorCodes.find((each) => each.code === code)?.meaning ?? ""} Do not repeat the call.`.trim();
}

function describeCredits(used: number, limits: Readonly<Record<string, Limit>>): string {
  const left = Object.entries(PERIODS).map(([name, period]) => [limits[name]?.remaining, "left", period]);
  const known = left.filter(([remaining]) => remaining !== undefined).map((part) => part.join(" "));
  return `Credits: ${[`${used} used`, ...known].join(", ")}.`;
}
