import type { ResponseBody } from "@market-data/http";
import { Recent } from "./recent.ts";

/** An answer that is ready to be sent as often as it is asked for. */
export interface ReadyAnswer {
  readonly body: ResponseBody;
  /** A weak entity tag over the data: the status differs from call to call. */
  readonly etag: string;
  readonly credits: number;
  readonly notice: string | undefined;
}

/** Each answer is counted double, for its compressed forms. */
const FORMS = 2;
const OVERHEAD = 500;
/** An answer that would take more of the room is not kept. */
const MOST_OF_ALL = 0.5;
/** So many of the last calls are known, at least, to tell which of them come again. */
const KNOWN_CALLS = 250;

/** An answer that is being made. */
interface Coming {
  readonly answer: Promise<ReadyAnswer>;
  isAskedAgain: boolean;
}

/**
 * Answers of one snapshot in one minute. Data that is newer, or another minute, makes all of them stale at once. Kept
 * are those that are asked for again: most calls never come twice, and to hold their answers would fill the memory.
 */
export class AnswerCache {
  readonly #limit: number;
  readonly #known = new Recent<true>(KNOWN_CALLS);
  readonly #coming = new Map<string, Coming>();
  readonly #kept = new Map<string, ReadyAnswer>();
  #bytes = 0;
  #epoch = "";

  /** @param limit How many bytes to keep at most. */
  constructor(limit: number) {
    this.#limit = limit;
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
    const kept = this.#kept.get(key);
    if (kept !== undefined) return { answer: kept, ready: true };
    const shared = this.#coming.get(key);
    if (shared !== undefined) {
      shared.isAskedAgain = true;
      return { answer: shared.answer, ready: true };
    }
    return { answer: this.#made(key, make), ready: false };
  }

  #start(epoch: string): void {
    this.#coming.clear();
    this.#kept.clear();
    this.#bytes = 0;
    this.#epoch = epoch;
  }

  #made(key: string, make: () => Promise<ReadyAnswer>): Promise<ReadyAnswer> {
    const coming: Coming = { answer: make(), isAskedAgain: this.#known.get(key) === true };
    this.#known.set(key, true);
    this.#coming.set(key, coming);
    const arrived = (answer?: ReadyAnswer): void => {
      // Of an epoch that is over, nothing is kept.
      if (this.#coming.get(key) !== coming) return;
      this.#coming.delete(key);
      if (answer !== undefined && coming.isAskedAgain) this.#keep(key, answer);
    };
    coming.answer.then(arrived, () => arrived());
    return coming.answer;
  }

  /** The oldest make room for the newest. */
  #keep(key: string, answer: ReadyAnswer): void {
    const size = sizeOf(key, answer);
    if (size > this.#limit * MOST_OF_ALL) return;
    this.#kept.set(key, answer);
    this.#bytes += size;
    for (const [oldest, held] of this.#kept) {
      if (this.#bytes <= this.#limit) break;
      this.#kept.delete(oldest);
      this.#bytes -= sizeOf(oldest, held);
    }
  }
}

/** In bytes, as far as it can be told. */
function sizeOf(key: string, { body }: ReadyAnswer): number {
  return body.length * FORMS + key.length * 2 + OVERHEAD;
}
