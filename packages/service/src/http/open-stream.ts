import type { Writable } from "node:stream";
import type { HttpError } from "@market-data/http";
import { endEvent, PING, type QuoteReader, type StreamSink } from "@market-data/market";
import type { Metrics } from "../monitoring/metrics.ts";
import type { ServiceSettings } from "../settings.ts";

const PING_BYTES = Buffer.from(PING);

type StreamSettings = Pick<ServiceSettings, "streamPing" | "streamStall" | "maxStreamUnsent">;

/** The connection of an open stream. */
export class OpenStream implements StreamSink<Buffer> {
  readonly #settings: StreamSettings;
  readonly #metrics: Metrics;
  #reader: QuoteReader | undefined;
  #connection: Writable | undefined;
  /** The events before the response. */
  #first: readonly Buffer[] = [];
  /** The time since the last write, in ms. */
  #silent = 0;
  /** How long too much is unsent, in ms. */
  #stalled = 0;

  constructor(settings: StreamSettings, metrics: Metrics) {
    this.#settings = settings;
    this.#metrics = metrics;
  }

  /** Begins to send. @param reader The source of the events. */
  begin(connection: Writable, reader: QuoteReader): void {
    this.#connection = connection;
    this.#reader = reader;
    connection.on("drain", () => reader.drained());
    // Without an event, the comment sends the head of the response.
    const first = this.#first.length === 0 ? [PING_BYTES] : this.#first;
    this.#first = [];
    if (this.write(first)) reader.drained();
  }

  write(events: readonly Buffer[]): boolean {
    if (this.#connection === undefined) {
      this.#first = events;
      return false;
    }
    this.#silent = 0;
    this.#metrics.events(events.length);
    // Otherwise Node delays the system call, so that a task with many streams cannot see when its time slice ends.
    this.#connection.cork();
    const isReady = this.#connection.write(events.length === 1 ? events[0] : Buffer.concat(events));
    this.#connection.uncork();
    return isReady;
  }

  /**
   * Keeps the connection open. Each call adds only its planned interval, so a busy process ends no stream.
   *
   * @param passed The planned time since the last call, in ms.
   * @returns Whether the caller reads too slowly.
   */
  tick(passed: number): boolean {
    const { streamPing, streamStall, maxStreamUnsent } = this.#settings;
    if (this.#connection === undefined) return false;
    const { writableLength } = this.#connection;
    this.#silent += passed;
    if (this.#silent >= streamPing && writableLength === 0) {
      this.#silent = 0;
      this.#connection.write(PING_BYTES);
    }
    const unsent = writableLength === 0 ? 0 : writableLength + (this.#reader?.heldBack ?? 0);
    this.#stalled = unsent > maxStreamUnsent ? this.#stalled + passed : 0;
    return this.#stalled >= streamStall;
  }

  /** Sends the reason and ends the stream. */
  end({ code, message }: HttpError): void {
    this.#reader?.close();
    this.#connection?.end(endEvent({ error_code: code, error_message: message }));
  }
}
