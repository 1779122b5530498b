import { once } from "node:events";
import { findSimilar, type Operation, type OperationId, parseQuery } from "@market-data/openapi";
import { UsageError } from "./exit-codes.ts";
import { formats } from "./formats.ts";
import { nodeFetch } from "./node-fetch.ts";
import { getField, listAllColumns, type Row, toRows } from "./rows.ts";
import { getUrl, readKey } from "./settings.ts";
import { isStreamed, streamQuotes } from "./stream-quotes.ts";
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
type Options = Readonly<
  Partial<
    Record<"fields" | "output" | "url" | "keyFile", string> & Record<"all" | "watch" | "dryRun", boolean>
  >
>;
/** The values of options by name of the parameter. */
type Given = Readonly<Record<string, string | undefined>>;
type Parameters = Readonly<Record<string, unknown>>;

/** The pages of a response. */
type Bodies = AsyncIterable<unknown> | unknown[];

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
  given: Given,
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
  const width = (isTerminal && stdout.columns) || Number.POSITIVE_INFINITY;
  const showsProgress = options.all && stderr.isTTY && !isTerminal;
  let isRepeated = false;
  async function* readPages(bodies: Bodies): AsyncGenerator<Row[]> {
    let count = 0;
    for await (const body of bodies) {
      const rows = toRows(operation, body);
      if (!count && !isRepeated) warnUnknown(fields, rows, warn);
      yield rows;
      count += rows.length;
      if (showsProgress) stderr.write(`\r${count} rows, ${api.usage.total} credits`);
    }
    if (showsProgress) stderr.write("\n");
  }
  async function* readBody([body]: unknown[]): AsyncGenerator<string> {
    const text = JSON.stringify(body, null, isTerminal ? 2 : 0);
    yield `${isTerminal ? escapeControls(text) : text}\n`;
  }
  const redraws = isTerminal && output === "table";
  /** Yields the bodies to print, and with `--watch` again after each change. */
  async function* readAll(): AsyncGenerator<Bodies> {
    if (options.watch && isStreamed(operation, parameters)) {
      const stream = (given: Parameters) => client.streamV1(api, given as never);
      for await (const quotes of streamQuotes(stream, parameters, redraws)) yield [quotes];
    }
    while (true) {
      yield options.all ? method.pages(api, parameters) : [await method(api, parameters)];
      if (!options.watch) return;
      await wait(getCacheTime(operation, Date.now()));
    }
  }
  const isWhole = output === "json" && !options.all && !fields.length;
  for await (const bodies of readAll()) {
    const format = formats[output] as (typeof formats)[string];
    const texts = isWhole
      ? readBody(bodies as unknown[])
      : format(readPages(bodies), { fields, width, isTerminal, isRepeated });
    if (isRepeated && redraws) await write("\u001b[2J\u001b[H");
    for await (const text of texts) await write(text);
    isRepeated = true;
  }
}

/** Checks values by the rules of the contract. @throws {UsageError} with a line for each error. */
function parseParameters(operation: Operation, given: Given, all = false): Parameters {
  // An empty value counts as not sent.
  const sent = operation.parameters.flatMap((each) => {
    const text = given[each.name]?.trim();
    return text ? [{ ...each, text }] : [];
  });
  const listTexts = (place: string) =>
    Object.fromEntries(sent.flatMap((each) => (each.in === place ? [[each.name, each.text]] : [])));
  const query = new URLSearchParams(listTexts("query"));
  const parsed = parseQuery(operation as Operation<OperationId>, query, listTexts("path"));
  if (!parsed.ok) throw new UsageError(parsed.errors.map(({ message }) => message).join("\n"));
  const values = sent.map(({ name, list, text }) => [name, list ? text.split(/\s*,\s*/) : text]);
  const { maximum = PAGE_SIZE } = operation.parameters.find(({ name }) => name === "limit") ?? {};
  // Small pages cost the same as one large page, except where each request has a base price.
  const limit = operation.credits.base ? maximum : Math.min(maximum, PAGE_SIZE);
  return { ...(all && { limit }), ...Object.fromEntries(values) };
}

function describeRequest({ access }: Operation, url: string, credits: number, all = false): string {
  const plans = access.plans.map(({ plan, history }) => plan + (history ? ` (history: ${history})` : ""));
  return [
    `URL      ${url}\n`,
    `Credits  at most ${credits}${all ? " for each page" : ""}\n`,
    `Plans    ${plans.join(", ") || "all"}${access.keyRequired ? "" : "; no key needed"}\n`,
  ].join("");
}

/** Warns about chosen fields that no row has. */
function warnUnknown(fields: readonly string[], rows: readonly Row[], warn: (text: string) => void): void {
  const unknown = fields.filter((field) => rows.every((row) => getField(row, field) === undefined));
  for (const field of rows.length ? unknown : []) {
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
