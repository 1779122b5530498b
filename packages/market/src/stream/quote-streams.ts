import { operations, type ParsedCryptocurrencyQuotesLatestV3 } from "@market-data/openapi";
import { Task } from "@market-data/scheduler";
import type { CryptoQuoteV3 } from "@market-data/types";
import { ParameterError } from "../errors.ts";
import type { OperationContext } from "../operation.ts";
import { quotesLatestV3 } from "../operations/quotes-latest.ts";
import type { Snapshot } from "../store/snapshot.ts";
import type { MarketStore } from "../store/store.ts";
import { quoteEvent, snapshotEvent } from "./events.ts";
import { QuoteChanges } from "./quote-changes.ts";

/** The quotes of a stream. */
export interface StreamRequest {
  readonly ids: readonly number[];
  /** The symbol of the target currency. */
  readonly convert: string;
  /** The id of the last event that the reader received. */
  readonly lastEventId?: string | undefined;
}

/** Receives the events of a stream. @typeParam Bytes An encoded text. */
export interface StreamSink<Bytes> {
  /** Sends events. @returns Whether the reader takes more now. If not, the sink calls `drained` later. */
  write(events: readonly Bytes[]): boolean;
}

/** An open stream. */
export interface QuoteReader {
  /** Sends the newest quotes that were held back. */
  drained(): void;
  /** The size of the quotes that are held back, in characters. */
  readonly heldBack: number;
  close(): void;
}

/** The dependencies of streams. */
export interface QuoteStreamsDeps<Bytes> {
  readonly getStore: () => MarketStore;
  /** The current time, in Unix ms. */
  readonly now: () => number;
  /** Names the revisions of a market without stored ones. Unique for each instance of `QuoteStreams`. */
  readonly instance: string;
  /** Encodes an event. Called once for each quote and revision. */
  readonly encode: (text: string) => Bytes;
  readonly context?: Pick<OperationContext, "rateTolerance" | "recordBytes">;
}

/** How long an unread quote stays known, so that an interrupted reader can resume, in ms. */
const KEPT_MS = 300_000;
/** The fields of quotes by default. */
const aux = operations.cryptocurrencyQuotesLatestV3.aux.default as ParsedCryptocurrencyQuotesLatestV3["aux"];

/**
 * The open streams of quotes. A quote is computed and encoded once for each revision of the market, for all readers of
 * its currency. A reader that is not ready gets only the newest quotes later.
 */
export class QuoteStreams<Bytes> {
  readonly #deps: QuoteStreamsDeps<Bytes>;
  readonly #channels = new Map<string, QuoteChannel<Bytes>>();

  constructor(deps: QuoteStreamsDeps<Bytes>) {
    this.#deps = deps;
  }

  /** The number of quotes that open and recent streams read. */
  get quotes(): number {
    return [...this.#channels.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /**
   * Opens a stream and sends its first events.
   *
   * @throws {ParameterError} for an unknown asset or currency.
   */
  open(request: StreamRequest, sink: StreamSink<Bytes>): Promise<QuoteReader> {
    const convert = request.convert.toUpperCase();
    const channel = this.#channels.get(convert) ?? new QuoteChannel(convert, this.#deps);
    this.#channels.set(convert, channel);
    return channel.open(request, sink);
  }

  /** Sends the changes of the market since the last call, and forgets quotes without readers. */
  async refresh(): Promise<void> {
    for (const [convert, channel] of this.#channels) {
      await channel.refresh();
      if (channel.size === 0) this.#channels.delete(convert);
    }
  }
}

/** The quotes as JSON, of one revision. */
interface ReadQuotes {
  readonly revision: string;
  readonly quotes: readonly (readonly [id: number, json: string])[];
}

/** The streams of one currency. */
class QuoteChannel<Bytes> {
  readonly #convert: string;
  readonly #deps: QuoteStreamsDeps<Bytes>;
  readonly #changes = new QuoteChanges();
  readonly #readers = new Map<number, Set<Reader<Bytes>>>();
  /** When the last reader of a quote left, in Unix ms. */
  readonly #left = new Map<number, number>();
  /** The encoded events of the newest revision, with and without their id. */
  readonly #events = new Map<string, Bytes>();
  #snapshot: Snapshot | undefined;
  /** The last of the tasks that open a stream or refresh the quotes. Each waits for the task before. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(convert: string, deps: QuoteStreamsDeps<Bytes>) {
    this.#convert = convert;
    this.#deps = deps;
  }

  get size(): number {
    return this.#changes.size;
  }

  open({ ids, lastEventId }: StreamRequest, sink: StreamSink<Bytes>): Promise<QuoteReader> {
    return this.#inTurn(async () => {
      await this.#update(ids);
      const reader = new Reader(ids, sink, this);
      for (const id of ids) {
        this.#readers.set(id, (this.#readers.get(id) ?? new Set()).add(reader));
        this.#left.delete(id);
      }
      const missed = lastEventId === undefined ? undefined : this.#changes.changedSince(lastEventId, ids);
      if (missed === undefined) reader.send([this.#deps.encode(this.#snapshotEvent(ids))]);
      else reader.add(missed);
      return reader;
    });
  }

  /** Does nothing while the market stays the same. */
  refresh(): Promise<void> {
    return this.#inTurn(async () => {
      if ((await this.#deps.getStore().snapshot()) !== this.#snapshot) await this.#readAll();
      const latest = this.#deps.now() - KEPT_MS;
      for (const [id, time] of this.#left) {
        if (time > latest) continue;
        this.#left.delete(id);
        this.#changes.forget(id);
      }
    });
  }

  /** Encodes the newest quotes of assets. Readers share the encoded events. The last one has the id. */
  encode(ids: readonly number[]): Bytes[] {
    return ids.map((id, index) => this.#encodeQuote(id, index === ids.length - 1));
  }

  length(id: number): number {
    return this.#changes.json(id)?.length ?? 0;
  }

  close(reader: Reader<Bytes>): void {
    const now = this.#deps.now();
    for (const id of reader.ids) {
      const readers = this.#readers.get(id);
      if (readers?.delete(reader) !== true || readers.size > 0) continue;
      this.#readers.delete(id);
      this.#left.set(id, now);
    }
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => {});
    return result;
  }

  /** Reads the quotes of a new reader. In a new revision, all other quotes are read too. */
  async #update(ids: readonly number[]): Promise<void> {
    let read = await this.#read(ids, false);
    while (read.revision !== this.#changes.revision && this.#changes.size > 0) {
      await this.#readAll();
      read = await this.#read(ids, false);
    }
    this.#apply(read);
  }

  async #readAll(): Promise<void> {
    const task = new Task();
    const readers = this.#apply(await this.#read(this.#changes.ids(), true));
    for (const reader of readers) {
      if (task.shouldYield) await task.yield();
      reader.flush();
    }
  }

  /** Applies quotes, and returns the readers with changed quotes. */
  #apply({ revision, quotes }: ReadQuotes): Set<Reader<Bytes>> {
    if (revision !== this.#changes.revision) this.#events.clear();
    const changed = new Set<Reader<Bytes>>();
    for (const id of this.#changes.apply(revision, quotes)) {
      for (const reader of this.#readers.get(id) ?? []) {
        reader.changed.add(id);
        changed.add(reader);
      }
    }
    return changed;
  }

  /** Reads quotes of a single revision, as `/v3/cryptocurrency/quotes/latest` returns them. */
  async #read(id: readonly number[], skipInvalid: boolean): Promise<ReadQuotes> {
    const { getStore, now, instance, context } = this.#deps;
    const parameters = { id, convert: [this.#convert], aux, skip_invalid: skipInvalid };
    for (;;) {
      const store = getStore();
      const snapshot = await store.snapshot();
      const records = await this.#handle(parameters, { store, now: now(), ...context });
      const task = new Task();
      const quotes: [number, string][] = [];
      for (const record of records) {
        if (task.shouldYield) await task.yield();
        quotes.push([record.id, JSON.stringify(record)]);
      }
      if ((await getStore().snapshot()) !== snapshot) continue;
      this.#snapshot = snapshot;
      const { revision = `${instance} ${snapshot.version}` } = snapshot;
      return { revision: revision.trim().replaceAll(" ", "-"), quotes };
    }
  }

  async #handle(
    parameters: ParsedCryptocurrencyQuotesLatestV3,
    context: OperationContext,
  ): Promise<readonly CryptoQuoteV3[]> {
    try {
      return (await quotesLatestV3(parameters, context)).data;
    } catch (error) {
      // None of the quotes exists any more.
      if (parameters.skip_invalid && error instanceof ParameterError) return [];
      throw error;
    }
  }

  #snapshotEvent(ids: readonly number[]): string {
    return snapshotEvent(
      ids.flatMap((id) => this.#changes.json(id) ?? []),
      this.#changes.revision ?? "",
    );
  }

  #encodeQuote(id: number, isLast: boolean): Bytes {
    const key = `${id} ${isLast}`;
    const known = this.#events.get(key);
    if (known !== undefined) return known;
    const event = quoteEvent(this.#changes.json(id) ?? "null", isLast ? this.#changes.revision : undefined);
    const bytes = this.#deps.encode(event);
    this.#events.set(key, bytes);
    return bytes;
  }
}

class Reader<Bytes> implements QuoteReader {
  readonly ids: readonly number[];
  /** The assets with quotes to send. */
  readonly changed = new Set<number>();
  readonly #sink: StreamSink<Bytes>;
  readonly #channel: QuoteChannel<Bytes>;
  #isReady = true;

  constructor(ids: readonly number[], sink: StreamSink<Bytes>, channel: QuoteChannel<Bytes>) {
    this.ids = ids;
    this.#sink = sink;
    this.#channel = channel;
  }

  get heldBack(): number {
    let sum = 0;
    for (const id of this.changed) sum += this.#channel.length(id);
    return sum;
  }

  add(ids: readonly number[]): void {
    for (const id of ids) this.changed.add(id);
    this.flush();
  }

  /** Sends the newest quotes if the reader is ready. */
  flush(): void {
    if (!this.#isReady || this.changed.size === 0) return;
    const ids = [...this.changed];
    this.changed.clear();
    this.send(this.#channel.encode(ids));
  }

  send(events: readonly Bytes[]): void {
    this.#isReady = this.#sink.write(events);
  }

  drained(): void {
    this.#isReady = true;
    this.flush();
  }

  close(): void {
    this.changed.clear();
    this.#channel.close(this);
  }
}
