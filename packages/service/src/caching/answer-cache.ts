import type { Payload } from "./payload.ts";

/** An answer that is ready to be sent as often as it is asked for. */
export interface ReadyAnswer {
  readonly payload: Payload;
  /** A weak entity tag over the data: the status differs from call to call. */
  readonly etag: string;
  readonly credits: number;
  readonly notice: string | undefined;
}

/** Each answer is counted double, for its compressed forms. */
const FORMS = 2;
const OVERHEAD = 500;
/** How many answers wait for a second call. Most that differ from call to call never see one, and must not pile up. */
const NEWCOMERS = 32;

/** And how much of the room they share. One that is larger than that is not held at all. */
const NEWCOMERS_SHARE = 0.5;

/**
 * Answers of one snapshot in one minute. Data that is newer, or another minute, makes all of them stale at once. An
 * answer that is asked for again while it is new stays as long as there is room.
 */
export class AnswerCache {
  readonly #newcomersLimit: number;
  readonly #keptLimit: number;
  readonly #coming = new Map<string, Promise<ReadyAnswer>>();
  readonly #newcomers = new Map<string, ReadyAnswer>();
  readonly #kept = new Map<string, ReadyAnswer>();
  #newcomersBytes = 0;
  #keptBytes = 0;
  #epoch = "";

  /** @param limit How many bytes to keep at most. */
  constructor(limit: number) {
    this.#newcomersLimit = limit * NEWCOMERS_SHARE;
    this.#keptLimit = limit - this.#newcomersLimit;
  }

  /**
   * The answer under a key, or what `make` makes where there is none. Calls at the same time share what is made; a
   * failure is not kept.
   *
   * @param epoch Names the snapshot and the minute.
   */
  get(
    epoch: string,
    key: string,
    make: () => Promise<ReadyAnswer>,
  ): { answer: ReadyAnswer | Promise<ReadyAnswer>; ready: boolean } {
    if (epoch !== this.#epoch) this.#start(epoch);
    const kept = this.#kept.get(key) ?? this.#promoted(key) ?? this.#coming.get(key);
    if (kept !== undefined) return { answer: kept, ready: true };
    const coming = make();
    this.#coming.set(key, coming);
    const arrived = (answer?: ReadyAnswer): void => {
      // Of an epoch that is over, nothing is kept.
      if (this.#coming.get(key) !== coming) return;
      this.#coming.delete(key);
      if (answer !== undefined) this.#welcome(key, answer);
    };
    coming.then(arrived, () => arrived());
    return { answer: coming, ready: false };
  }

  #start(epoch: string): void {
    this.#coming.clear();
    this.#newcomers.clear();
    this.#kept.clear();
    this.#newcomersBytes = 0;
    this.#keptBytes = 0;
    this.#epoch = epoch;
  }

  #welcome(key: string, answer: ReadyAnswer): void {
    const size = sizeOf(key, answer);
    if (size > this.#newcomersLimit) return;
    this.#newcomers.set(key, answer);
    this.#newcomersBytes += size;
    for (const [oldest, held] of this.#newcomers) {
      if (this.#newcomers.size <= NEWCOMERS && this.#newcomersBytes <= this.#newcomersLimit) break;
      this.#newcomers.delete(oldest);
      this.#newcomersBytes -= sizeOf(oldest, held);
    }
  }

  /** A newcomer that is asked for again moves to those that are kept, the oldest of which make room. */
  #promoted(key: string): ReadyAnswer | undefined {
    const answer = this.#newcomers.get(key);
    if (answer === undefined) return undefined;
    const size = sizeOf(key, answer);
    this.#newcomers.delete(key);
    this.#newcomersBytes -= size;
    this.#kept.set(key, answer);
    this.#keptBytes += size;
    for (const [oldest, held] of this.#kept) {
      if (this.#keptBytes <= this.#keptLimit) break;
      this.#kept.delete(oldest);
      this.#keptBytes -= sizeOf(oldest, held);
    }
    return answer;
  }
}

/** In bytes, as far as it can be told. */
function sizeOf(key: string, { payload }: ReadyAnswer): number {
  return payload.length * FORMS + key.length * 2 + OVERHEAD;
}
