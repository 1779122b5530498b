import type { StorageError } from "@market-data/storage";
import { sleep, withTimeout } from "../timeout.ts";
import { type Connection, SECOND_CHOICE_MS } from "./connection.ts";
import { isRejection, toUnavailableError } from "./errors.ts";

/** How often it is asked, in ms. */
const ASK_MS = 1000;
/** How soon after a connection was lost the next one is made, in ms. */
const RECONNECT_MS = 100;
/** A server that does not answer for that long counts as away, in ms. */
const ANSWER_MS = 2000;

interface HeartbeatOptions {
  /** Of the server, for messages. */
  readonly location: string;
  /** Makes a connection of its own, within some ms. */
  readonly connect: (timeout: number) => Promise<Connection>;
  /** Called when the server is found to be away, with the reason; while it is, each time that it is asked. */
  readonly onAway: (reason: StorageError) => void;
  /** Called when the server answers that it takes no such connection, each time, with the reason: those that there are may be used. */
  readonly onRejected: (reason: unknown) => void;
  /** Called when one answers that is not of the kind that is preferred, each time, with the reason. */
  readonly onSecondChoice: (reason: unknown) => void;
  /** Called when one of the kind that is preferred answers, each time. */
  readonly onBack: () => void;
  /** Called when a standby became a primary: other servers may be preferred now. */
  readonly onPromoted: () => void;
  /** What it was when it was last asked. */
  readonly isStandby: boolean;
}

/** Asks a server again and again whether it is there: one that is stopped, or a network that swallows all, says nothing. */
export class Heartbeat {
  readonly #options: HeartbeatOptions;
  readonly #closing = new AbortController();
  readonly #working: Promise<void>;
  /** Ends what waits for the server. */
  readonly #waiting = new Set<(error: StorageError) => void>();
  /** Why it is away. */
  #away: StorageError | undefined;
  /** Whether it has answered on the connection that there is. */
  #isAnswering = false;
  #isStandby: boolean;
  /** Whether what answered last is of the kind that is preferred. */
  #isPreferred = false;

  constructor(options: HeartbeatOptions) {
    this.#options = options;
    this.#isStandby = options.isStandby;
    this.#working = this.#work();
  }

  get isAway(): boolean {
    return this.#away !== undefined;
  }

  /** Whether it answers on a connection. */
  get isUp(): boolean {
    return this.#isAnswering;
  }

  /** The same of one of the kind that is preferred. */
  get isPreferredUp(): boolean {
    return this.isUp && this.#isPreferred;
  }

  /** Whether nothing can be written there now. */
  get isReadOnly(): boolean {
    return this.isAway || this.#isStandby;
  }

  /** The result of some work, or an error of the kind `unavailable` as soon as the server is found to be away. */
  async unlessAway<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#away !== undefined) throw this.#away;
    return new Promise((resolve, reject) => {
      this.#waiting.add(reject);
      work()
        .then(resolve, reject)
        .finally(() => this.#waiting.delete(reject));
    });
  }

  #setAway(reason: unknown): void {
    if (this.#closing.signal.aborted) return;
    const { location, onAway } = this.#options;
    const error = toUnavailableError(reason, location);
    this.#away = error;
    for (const reject of this.#waiting) reject(error);
    onAway(error);
  }

  #setRejected(reason: unknown): void {
    if (this.#closing.signal.aborted) return;
    this.#away = undefined;
    this.#options.onRejected(reason);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#working;
  }

  async #work(): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      try {
        await this.#ask();
        await sleep(RECONNECT_MS, signal);
      } catch (error) {
        if (isRejection(error)) this.#setRejected(error);
        else this.#setAway(error);
        await sleep(ASK_MS, signal);
      }
    }
  }

  /** Until the connection is lost, which says nothing of the server, or other servers may be preferred. @throws {unknown} where that does not answer, or cannot be reached. */
  async #ask(): Promise<void> {
    const { signal } = this.#closing;
    const connection = await this.#options.connect(ANSWER_MS);
    const losing = new AbortController();
    connection.lost.catch(() => losing.abort());
    const waking = AbortSignal.any([signal, losing.signal]);
    const until = connection.isPreferred ? Number.POSITIVE_INFINITY : performance.now() + SECOND_CHOICE_MS;
    try {
      while (!signal.aborted && performance.now() < until) {
        const [row] = await withTimeout(
          connection.use((sql) => sql<{ isStandby: boolean }[]>`SELECT pg_is_in_recovery() AS "isStandby"`),
          ANSWER_MS,
        );
        const wasStandby = this.#isAnswering && this.#isStandby;
        this.#isStandby = row?.isStandby === true;
        this.#isPreferred = connection.isPreferred;
        if (connection.isPreferred) this.#options.onBack();
        else this.#options.onSecondChoice(connection.secondChoice);
        this.#away = undefined;
        this.#isAnswering = true;
        if (wasStandby && !this.#isStandby) return this.#options.onPromoted();
        await sleep(ASK_MS, waking);
      }
    } catch (error) {
      if (connection.isUsable || !this.#isAnswering) throw error;
    } finally {
      this.#isAnswering = false;
      connection.destroy();
    }
  }
}
