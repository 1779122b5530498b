/** A read that takes longer, in ms, may have waited for the disk. */
const LONG_MS = 2;
/** After so many reads in a row that did not wait for the disk, the next ones are not expected to. */
const ENOUGH = 100;

/**
 * Whether reads are to wait for the disk, as those of a market that is larger than the memory do, or after a start of the machine.
 * The system says how much this process has read from disks, not which read of a database did: one counts as waiting where that has
 * grown since the last one.
 */
export class DiskWaits {
  readonly #countBlocks: () => number;
  #blocks: number;
  #withoutWait = ENOUGH;

  /** @param countBlocks How many blocks this process has read from disks so far; always 0 where the system does not say it. */
  constructor(countBlocks = () => process.resourceUsage().fsRead) {
    this.#countBlocks = countBlocks;
    this.#blocks = countBlocks();
  }

  get areExpected(): boolean {
    return this.#withoutWait < ENOUGH;
  }

  /**
   * Notes a read.
   *
   * @param time How long it took, in ms; absent where it was in another thread, and meanwhile others were, too.
   */
  note(time = Number.POSITIVE_INFINITY): void {
    // The system's answer takes longer than most reads of the memory.
    if (time <= LONG_MS) return;
    const blocks = this.#countBlocks();
    this.#withoutWait = blocks > this.#blocks ? 0 : this.#withoutWait + 1;
    this.#blocks = blocks;
  }
}
