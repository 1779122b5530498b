import { once } from "node:events";
import { findSimilar, type Operation, type OperationId, parseQuery, plans } from "@market-data/openapi";
import { UsageError } from "./exit-codes.ts";
import { OUTPUTS } from "./flags.ts";
import { type Format, type FormatOptions, formats } from "./formats.ts";
import { nodeFetch } from "./node-fetch.ts";
import { getField, listAllColumns, type Row, toRows } from "./rows.ts";
import { getUrl, readKey } from "./settings.ts";
import { escapeControls } from "./text.ts";

/** The surroundings of a command: the streams and the environment of a process. */
export interface Surroundings {
  readonly stdout: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean };
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Waits for a time in ms. */
  wait(milliseconds: number): Promise<unknown>;
}

/** The common options of an operation. */
export interface Options {
  readonly fields?: string;
  readonly output?: string;
  readonly all?: boolean;
  readonly watch?: boolean;
  readonly dryRun?: boolean;
  readonly url?: string;
  readonly keyFile?: string;
}

type Parameters = Readonly<Record<string, unknown>>;

/** An operation of the client. */
interface Method {
  (client: object, parameters: Parameters): Promise<unknown>;
  pages(client: object, parameters: Parameters): AsyncIterable<unknown>;
  toUrl(parameters: Parameters): string;
}

/** The maximum page size of `--all`. Small pages need little memory. */
const PAGE_SIZE = 500;

/** Sends the requests of an operation and prints the rows. @throws {UsageError} for an invalid value. */
export async function runOperation(
  operation: Operation,
  given: Readonly<Record<string, string>>,
  options: Options,
  { stdout, stderr, env, wait }: Surroundings,
): Promise<void> {
  const parameters = parseParameters(operation, given, options.all);
  const url = getUrl(options.url, env);
  const warn = (text: string) => void stderr.write(`${escapeControls(text)}\n`);
  const key = options.dryRun ? undefined : readKey(options.keyFile, env, warn);
  const write = async (text: string) => {
    if (!stdout.write(text)) await once(stdout, "drain");
  };

  const client = await import("@market-data/client");
  const fetch = nodeFetch as unknown as typeof globalThis.fetch;
  const api = client.createClient({ baseUrl: url, ...(key && { apiKey: key }), fetch, warn });
  const method = (client as unknown as Record<string, Method>)[operation.operationId] as Method;
  if (options.dryRun) {
    const credits = client.estimateCredits(operation.operationId as OperationId, parameters);
    const address = url.replace(/\/+$/, "") + method.toUrl(parameters);
    return write(describeRequest(operation, address, credits, options.all));
  }

  const isTerminal = stdout.isTTY === true;
  const fields = options.fields?.split(",").map((name) => name.trim()) ?? [];
  const output = options.output ?? (isTerminal ? "table" : "json");
  const width = isTerminal && stdout.columns ? stdout.columns : Number.POSITIVE_INFINITY;
  const format = createFormat(output, { fields, width, isTerminal });
  const showsProgress = stderr.isTTY === true && !isTerminal;
  const printOnce = async () => {
    if (output === "json" && !options.all && !fields.length) {
      const text = JSON.stringify(await method(api, parameters), null, isTerminal ? 2 : 0);
      return write(`${isTerminal ? escapeControls(text) : text}\n`);
    }
    let count = 0;
    for await (const page of options.all ? method.pages(api, parameters) : [await method(api, parameters)]) {
      const rows = toRows(operation, page);
      if (!count) warnUnknown(fields, rows, warn);
      for (const text of format.page(rows)) await write(text);
      count += rows.length;
      if (options.all && showsProgress) stderr.write(`\r${count} rows, ${api.usage.total} credits`);
    }
    if (options.all && showsProgress) stderr.write("\n");
    await write(format.end());
  };
  for (;;) {
    await printOnce();
    if (!options.watch) return;
    await wait(getCacheTime(operation, Date.now()));
    if (isTerminal && output === "table") await write("\u001b[2J\u001b[H");
  }
}

/** @throws {UsageError} for an unknown format. */
function createFormat(name: string, options: FormatOptions): Format {
  if (Object.hasOwn(formats, name)) return formats[name as keyof typeof formats](options);
  throw new UsageError(`Unknown format "${name}". Use one of ${OUTPUTS.join(", ")}.`);
}

/** Checks values by the rules of the contract. @throws {UsageError} with a line for each error. */
function parseParameters(
  operation: Operation,
  given: Readonly<Record<string, string>>,
  all = false,
): Parameters {
  const inPath = operation.parameters.filter((each) => each.in === "path").map(({ name }) => name);
  const query = Object.entries(given).filter(([name]) => !inPath.includes(name));
  const parsed = parseQuery(operation as Operation<OperationId>, new URLSearchParams(query), given);
  if (!parsed.ok) throw new UsageError(parsed.errors.map(({ message }) => message).join("\n"));
  // An empty value counts as not sent.
  const sent = operation.parameters.filter(({ name }) => given[name]?.trim());
  const values = sent.map(({ name, list }) => {
    const text = (given[name] as string).trim();
    return [name, list ? text.split(",").map((item) => item.trim()) : text];
  });
  return { ...(all && getPageSize(operation)), ...Object.fromEntries(values) };
}

/** Small pages cost the same as one large page, except where each request has a base price. */
function getPageSize({ credits, parameters }: Operation): Parameters {
  const { maximum = PAGE_SIZE } = parameters.find(({ name }) => name === "limit") ?? {};
  return { limit: credits.base ? maximum : Math.min(maximum, PAGE_SIZE) };
}

function describeRequest(operation: Operation, url: string, credits: number, all = false): string {
  const { access } = operation;
  const names = access.plans.length
    ? access.plans
    : plans.map(({ name }) => ({ plan: name, history: undefined }));
  const allowed = names
    .map(({ plan, history }) => plan + (history ? ` (history: ${history})` : ""))
    .join(", ");
  return [
    `URL      ${url}\n`,
    `Credits  at most ${credits}${all ? " for each page" : ""}\n`,
    `Plans    ${allowed}${access.keyRequired ? "" : "; no key needed"}\n`,
  ].join("");
}

/** Warns about chosen fields that no row has. */
function warnUnknown(fields: readonly string[], rows: readonly Row[], warn: (text: string) => void): void {
  if (!rows.length) return;
  for (const field of fields) {
    if (rows.some((row) => getField(row, field) !== undefined)) continue;
    const similar = findSimilar(field, listAllColumns(rows));
    warn(`No row has the field "${field}".${similar ? ` Did you mean "${similar}"?` : ""}`);
  }
}

const DEFAULT_CACHE_TIME = 60_000;

/** Returns the time in ms until the response can change. */
export function getCacheTime({ cache }: Operation, now: number): number {
  if ("seconds" in cache) return cache.seconds * 1000;
  if (!("schedule" in cache)) return DEFAULT_CACHE_TIME;
  const waits = cache.schedule.map(({ every, availableAfterSeconds }) => {
    const period = every === "day" ? 86_400_000 : 3_600_000;
    return period - ((now - availableAfterSeconds * 1000) % period);
  });
  return Math.min(...waits);
}
