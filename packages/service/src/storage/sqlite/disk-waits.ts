/** The longest acceptable disk wait of a read, in ms. Longer waits would block requests too long. */
const LONG_MS = 5;
/** The number of consecutive reads without a wait after which no more waits are expected. */
const ENOUGH = 100;

/**
 * Expects further disk waits after one read waited, as for a market larger than memory or after a reboot. The system
 * counts the blocks that the process reads from disk: a read waited if the count grew meanwhile.
 */
export class DiskWaits {
  readonly #countBlocks: () => number;
  #blocks = 0;
  #withoutWait = ENOUGH;

  /**
   * @param countBlocks Returns the blocks read from disk by this process; always 0 if the system does not report them.
   */
  constructor(countBlocks = () => process.resourceUsage().fsRead) {
    this.#countBlocks = countBlocks;
  }

  get areExpected(): boolean {
    return this.#withoutWait < ENOUGH;
  }

  /** Reads in this thread and notes a long wait. */
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
