import type { HttpError } from "@market-data/http/in-process";
import { endEvent, PING, type StreamSink } from "@market-data/market";
import type { Delivery } from "../scenarios/effects.ts";

/** A connection that receives events. */
export interface EventConnection {
  send(text: string): void;
  end(): void;
  /** Ends the connection with an error. */
  drop(): void;
}

/** The events of an open stream. */
export class MockEvents implements StreamSink<string> {
  /** Aborted when the connection closes. */
  readonly closing = new AbortController();
  readonly #problem: Delivery | undefined;
  #connection: EventConnection | undefined;
  /** The events before the connection. */
  #first: readonly string[] = [];

  /** @param problem What happens after the first events. */
  constructor(problem: Delivery | undefined) {
    this.#problem = problem;
  }

  begin(connection: EventConnection): void {
    for (const text of this.#first.length === 0 ? [PING] : this.#first) connection.send(text);
    if (this.#problem === undefined) this.#connection = connection;
    if (this.#problem === "truncated") connection.drop();
  }

  write(events: readonly string[]): boolean {
    if (this.#connection === undefined) this.#first = [...this.#first, ...events];
    else for (const text of events) this.#connection.send(text);
    return true;
  }

  ping(): void {
    this.#connection?.send(PING);
  }

  /** Sends the reason and ends the stream. */
  end({ code, message }: HttpError): void {
    this.#connection?.send(endEvent({ error_code: code, error_message: message }));
    this.#connection?.end();
  }
}
