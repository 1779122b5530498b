/** A read that waits for the disk and takes longer, in ms, holds other requests for too long. */
const LONG_MS = 5;
/** This many reads in a row without a wait end the expectation of more waits. */
const ENOUGH = 100;

/**
 * Expects reads to wait for the disk after one did, as happens where the market is larger than the memory, or the machine has just
 * started. The system counts what the whole process reads from disks: a read of the database waited if that count grew during it.
 */
export class DiskWaits {
  readonly #countBlocks: () => number;
  #blocks = 0;
  #withoutWait = ENOUGH;

  /** @param countBlocks How many blocks this process has read from disks so far; always 0 where the system does not say it. */
  constructor(countBlocks = () => process.resourceUsage().fsRead) {
    this.#countBlocks = countBlocks;
  }

  get areExpected(): boolean {
    return this.#withoutWait < ENOUGH;
  }

  /** Reads here, and notes a wait that was too long. */
  read<Result>(work: () => Result): Result {
    const blocks = this.#countBlocks();
    const start = performance.now();
    const result = work();
    if (performance.now() - start > LONG_MS) {
      this.#blocks = this.#countBlocks();
      if (this.#blocks > blocks) this.#withoutWait = 0;
    }
    return result;
  }

  /** Notes a read in another thread. */
  noteElsewhere(): void {
    const blocks = this.#countBlocks();
    this.#withoutWait = blocks > this.#blocks ? 0 : this.#withoutWait + 1;
    this.#blocks = blocks;
  }
}
