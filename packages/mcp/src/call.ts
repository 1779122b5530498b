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
export async function call(
  api: Api,
  { operation: id, parameters = {}, fields, rows }: CallArguments,
): Promise<string> {
  const operation = findOperation(id);
  const { data, response, headers } = await request(
    api,
    operation,
    completeParameters(operation, parameters, rows),
  );
  const limit = rows ?? DEFAULT_ROWS;
  const all = toRows(operation, data, limit);
  let shown = all.slice(0, limit);
  let table = toTable(shown, fields);
  for (; rows === undefined && table.length > MAX_LENGTH && shown.length > 1; table = toTable(shown, fields))
    shown = shown.slice(0, Math.floor(shown.length * 0.8));
  const { notice } = asObject(asObject(data as never)["status"]);
  return [
    table,
    ...(shown.length < all.length
      ? [`The first ${shown.length} rows; for more, set rows (at most 200) or fields.`]
      : []),
    describeCredits(headers.creditCount, headers.rateLimit),
    ...describeLifecycle(operation),
    ...(response.headers.has(sampleHeader)
      ? ["Synthetic data of the sample market."]
      : notice
        ? [toCell(notice)]
        : []),
  ].join("\n");
}

/** Splits lists given as text (`1,1027`), and limits a list to the shown rows unless the caller sets its limit. */
function completeParameters(operation: Operation, given: Parameters, rows = DEFAULT_ROWS): Parameters {
  const isLimit = (name: string) => name === operation.pagination?.limit;
  const entries = operation.parameters.flatMap(({ name, list, maximum }) => {
    const value = given[name] ?? (isLimit(name) ? Math.min(rows, maximum ?? rows) : undefined);
    return value === undefined ? [] : [[name, list && typeof value === "string" ? value.split(",") : value]];
  });
  return { ...given, ...Object.fromEntries(entries) };
}

const operationFunctions = functions as Readonly<Record<string, unknown>>;
type OperationFunction = (
  client: Client,
  parameters: object,
) => { withResponse(): Promise<WithResponse<unknown>> };

/** Sends a request. @throws {ToolError} for a failure, with the correction. */
export async function request(
  { client, key, keyHint }: Api,
  operation: Operation<OperationId>,
  parameters: object,
): Promise<WithResponse<unknown>> {
  const { operationId, access } = operation;
  if (access.keyRequired && !key) throw new ToolError(`${operationId} requires a key. ${keyHint}`);
  const send = operationFunctions[operationId] as OperationFunction;
  return send(client, parameters)
    .withResponse()
    .catch((error: Error) => {
      throw new ToolError(
        `${toCell(error.message).replace(/[.?]$/, "")}. ${advise(error, operation, keyHint)}`,
      );
    });
}

/** A sentence about the correction of an error. */
function advise(error: Error, operation: Operation, keyHint: string): string {
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
