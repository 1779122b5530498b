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

/**
 * Answers of one snapshot in one minute. Data that is newer, or a later minute, makes all of them stale at once.
 */
export class AnswerCache {
  readonly #limit: number;
  readonly #answers = new Map<string, ReadyAnswer | Promise<ReadyAnswer>>();
  #bytes = 0;
  #epoch = "";

  /** @param limit How many bytes to hold at most. */
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
    if (epoch !== this.#epoch) {
      this.#answers.clear();
      this.#bytes = 0;
      this.#epoch = epoch;
    }
    const found = this.#answers.get(key);
    if (found !== undefined) return { answer: found, ready: true };
    const coming = make();
    this.#answers.set(key, coming);
    coming.then(
      (answer) => this.#keep(epoch, key, coming, answer),
      () => this.#drop(key, coming),
    );
    return { answer: coming, ready: false };
  }

  #keep(epoch: string, key: string, coming: Promise<ReadyAnswer>, answer: ReadyAnswer): void {
    if (epoch !== this.#epoch || this.#answers.get(key) !== coming) return;
    this.#answers.set(key, answer);
    this.#bytes += sizeOf(answer);
    for (const [oldest, held] of this.#answers) {
      if (this.#bytes <= this.#limit) break;
      if (held instanceof Promise) continue;
      this.#answers.delete(oldest);
      this.#bytes -= sizeOf(held);
    }
  }

  #drop(key: string, coming: Promise<ReadyAnswer>): void {
    if (this.#answers.get(key) === coming) this.#answers.delete(key);
  }
}

function sizeOf({ payload }: ReadyAnswer): number {
  return payload.head.length * FORMS;
}
