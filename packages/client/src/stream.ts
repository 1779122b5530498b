import { onAbort, throwIfAborted, untilAbort } from "./abort.ts";
import { checkOptions, operation, parse } from "./call.ts";
import { type Client, getInternals } from "./client.ts";
import {
  ConnectionError,
  createError,
  createResponseError,
  type ErrorDetails,
  type MarketDataError,
  TimeoutError,
  UnreadableBodyError,
} from "./errors.ts";
import { createEventParser, type SentEvent } from "./event-parser.ts";
import { errorCodes } from "./generated/contract.ts";
import { createHeaders, getHeader } from "./headers.ts";
import { mask } from "./mask.ts";
import type { Operation, StreamMetadata } from "./operation.ts";
import { deriveOperationId } from "./operation-id.ts";
import { discardBody, hasForm, isOk, type ReadBody, readText } from "./received.ts";
import type { CallOptions } from "./request-context.ts";
import { pickSettings } from "./request-options.ts";
import { computeDelay, sleep, withTimeout } from "./retry.ts";
import { type Call, type Outcome, send, type Transport, toConnectionError } from "./transport.ts";

/**
 * The options of a stream. `timeout` limits the wait for the response, not the stream. `retries` limits the attempts
 * before the first event. After the first event, the stream reconnects until it is aborted; `retries: 0` disables that.
 */
export interface StreamOptions extends CallOptions {
  /**
   * The maximum time without a byte in ms, before the stream reconnects. The service sends a byte at least every 20
   * seconds. Default 60,000. `0` disables the limit.
   */
  stallTimeout?: number | undefined;
  /** The maximum length of an event in characters. Default 16,777,216. */
  maxEventLength?: number | undefined;
}

/** The events for the caller. The client turns an `end` into an error, or reconnects. */
export type StreamItem<Event> = Exclude<Event, { type: "end" }>;

interface EndEvent {
  readonly type: "end";
  readonly error_code: number;
  readonly error_message: string;
}

/** Starts a wait that the signal stops. `start` passes a function that stops the wait. */
function stopOnAbort<Result>(
  signal: AbortSignal | null | undefined,
  start: (setStop: (stop: (reason: unknown) => void) => void) => Promise<Result>,
): Promise<Result> {
  let stop: (reason: unknown) => void;
  const wait = start((given) => {
    stop = given;
  });
  return untilAbort(signal, wait, () => stop(undefined));
}

interface Reader {
  read(): Promise<{ readonly done?: boolean | undefined; readonly value?: Uint8Array | undefined }>;
  cancel(): Promise<unknown>;
}

/** Reads a web stream, or a Node stream of node-fetch. Returns undefined without streams, as in React Native. */
function getReader(body: Response["body"] | undefined): Reader | undefined {
  if (body?.getReader) return body.getReader();
  const stream = body as unknown as (AsyncIterable<Uint8Array> & { destroy(): void }) | undefined;
  const chunks = stream?.[Symbol.asyncIterator]?.();
  return chunks && { read: () => chunks.next(), cancel: async () => stream?.destroy() };
}

/** An open connection. */
interface Connection {
  readonly reader: Reader;
  readonly key: string | undefined;
  readonly outcome: Outcome;
  readonly details: ErrorDetails;
}

interface StreamLimits {
  readonly signal: AbortSignal | null | undefined;
  readonly stallTimeout: number;
  readonly maxEventLength: number;
}

/** Creates the function of a stream. `Signature` is generated. */
export function stream<Signature>(
  path: string,
  { method, ...metadata }: StreamMetadata,
): Signature & Operation {
  const { toUrl } = operation<Operation>(path, metadata);
  const id = deriveOperationId(path);

  /** Iterates over the events. Reconnects after a temporary failure, and continues after the last event. */
  async function* run(
    client: Client,
    parameters?: object,
    { stallTimeout = 60_000, maxEventLength = 2 ** 24, ...options }: StreamOptions = {},
  ) {
    const { signal } = options;
    const internals = getInternals(client);
    const url = internals.baseUrl + toUrl(parameters);
    const headers = checkOptions(id, metadata, internals, options);
    const call = { url, headers, options, operation: id };
    const limits = { signal, stallTimeout, maxEventLength };
    if (!(stallTimeout >= 0 && maxEventLength >= 0))
      throw new TypeError('"stallTimeout" and "maxEventLength" must be numbers, at least 0');
    const settings = { ...internals.settings, ...pickSettings(options) };
    let { retries } = settings;
    let failures = 0;
    let lastId = "";
    while (true) {
      try {
        const connection = await connect(internals, call, lastId);
        for await (const sent of readEvents(connection, limits)) {
          if (sent.data) {
            const event = parseEvent(sent.data, connection);
            failures = 0;
            if (retries) retries = Infinity;
            throwIfAborted(signal);
            yield event;
          }
          lastId = sent.id;
        }
      } catch (error) {
        const delay = signal?.aborted ? undefined : computeDelay(error, ++failures, { ...settings, retries });
        if (delay === undefined) throw error;
        await stopOnAbort(signal, (setStop) => sleep(delay, setStop));
      }
    }
  }

  return Object.assign(run, { path, method, run }) as unknown as Signature & Operation;
}

/**
 * Sends the request of a stream. Keys, redirects, hooks and errors work as in other requests, whose response here ends
 * with the headers.
 */
async function connect(internals: Transport, call: Call, lastId: string): Promise<Connection> {
  const details = { operation: call.operation, url: call.url };
  let reader: Reader | undefined;
  let key: string | undefined;
  let isOver = false;
  const readBody: ReadBody = async (response, maximum, sentKey) => {
    // A `fetch` that ignores the signal may respond after an abort.
    if (isOver) discardBody(response);
    if (!isOk(response) || !/^text\/event-stream\b/.test(`${getHeader(response, "Content-Type")}`))
      return readText(response, maximum);
    key = sentKey;
    reader = getReader(response.body);
    return "";
  };
  const own = { Accept: "text/event-stream", "Last-Event-ID": lastId || undefined };
  const headers = createHeaders("stream", own, call.headers);
  try {
    const outcome = await send(internals, {
      ...call,
      headers,
      options: { ...call.options, retries: 0 },
      readBody,
    });
    if (outcome.error) throw outcome.error;
    if (reader) return { reader, key, outcome, details };
    const problem = `The response is not a stream of events that "fetch" can read (${getHeader(outcome, "Content-Type")})`;
    throw createResponseError(UnreadableBodyError, problem, outcome, details);
  } catch (error) {
    isOver = true;
    reader?.cancel().catch(() => {});
    throw error;
  }
}

/** Reads the events of a connection. Closes the connection at the end, and when the signal aborts. */
async function* readEvents(
  { reader, key, details }: Connection,
  { signal, stallTimeout, maxEventLength }: StreamLimits,
): AsyncGenerator<SentEvent, never> {
  const temporary = { ...details, retryable: true };
  const fail = () => new TimeoutError(`No byte of the stream within ${stallTimeout} ms`, temporary);
  const close = () => void reader.cancel().catch(() => {});
  const stopListening = signal ? onAbort(signal, close) : () => {};
  const decoder = new TextDecoder();
  const readPart = createEventParser(maxEventLength);
  try {
    while (true) {
      const { done, value } = await stopOnAbort(signal, (setStop) =>
        withTimeout(reader.read(), stallTimeout, fail, setStop),
      );
      if (done) throw new ConnectionError("The stream ended without a reason", temporary);
      yield* readPart(decoder.decode(value, { stream: true }));
    }
  } catch (cause) {
    throw signal?.aborted ? cause : toConnectionError(cause, key, details);
  } finally {
    stopListening();
    close();
  }
}

/** @throws MarketDataError for the end of the stream, and for data of another form. */
function parseEvent(data: string, connection: Connection): object {
  const { outcome, details } = connection;
  const event = parse(data);
  if (!hasForm(event, false)) {
    const problem = "An event is not JSON of the documented form";
    throw createResponseError(UnreadableBodyError, problem, outcome, details);
  }
  if ((event as EndEvent).type === "end") throw createEndError(event as EndEvent, connection);
  return event as object;
}

/** Creates the error of an `end`: the error of an ordinary response with the same code. */
function createEndError(event: EndEvent, { outcome, key, details }: Connection): MarketDataError {
  const { error_code: code } = event;
  // An unknown code ends the stream.
  const status = errorCodes[code]?.[0] ?? (code < 600 ? code : outcome.status);
  const text = mask(JSON.stringify({ status: event }), key);
  return createError({ ...outcome, status, text }, details);
}
