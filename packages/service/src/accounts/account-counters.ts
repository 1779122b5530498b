import { minutePeriod } from "@market-data/http";
import type { UsageEntry, UsageKind } from "@market-data/storage";
import {
  type Counter,
  type Counters,
  isSaved,
  KINDS,
  type MinuteCounter,
  type Periods,
} from "@market-data/storage/counting";
import { createMemory, withLock } from "../threads/lock.ts";

/** The location of an account's counters. */
export interface CounterSlot {
  /** The memory of several accounts, optionally shared between threads. */
  readonly numbers: Float64Array;
  /** An integer view of the same memory. */
  readonly words: Int32Array;
  /** The position of the account in the memory. */
  readonly index: number;
}

const ACCOUNTS_PER_BLOCK = 256;
const WORDS_PER_NUMBER = 2;
/** A block begins with one word per account: the change flag. */
const BLOCK_HEADER = ACCOUNTS_PER_BLOCK / WORDS_PER_NUMBER;
/** The layout of an account: three numbers, then its counters of days and of months. */
const Offset = { lock: 0, minuteFrom: 1, minuteUsed: 2, counters: 3 } as const;
const Field = { from: 0, used: 1, reserved: 2, saved: 3, length: 4 } as const;
/** Counters of each kind: the current period, the period before, and a spare for a clock that steps back. */
const PERIODS = 3;
const SLOT_LENGTH = Offset.counters + KINDS.length * PERIODS * Field.length;
const BLOCK_BYTES = Float64Array.BYTES_PER_ELEMENT * (BLOCK_HEADER + ACCOUNTS_PER_BLOCK * SLOT_LENGTH);

interface Block extends Omit<CounterSlot, "index"> {
  /** In the order of their positions. */
  readonly accountIds: string[];
}

/** The counters of accounts, in memory that grows with the number of accounts. */
export class CounterMemory {
  readonly #isShared: boolean;
  readonly #blocks: Block[] = [];
  readonly #slots = new Map<string, CounterSlot>();

  /** @param isShared Shares the memory with other threads. */
  constructor(isShared: boolean) {
    this.#isShared = isShared;
  }

  /** The counters of an account, created on first use. */
  get(accountId: string): AccountCounters {
    return new AccountCounters(accountId, this.#slots.get(accountId) ?? this.#add(accountId));
  }

  *all(): Generator<AccountCounters> {
    for (const accountId of this.#slots.keys()) yield this.get(accountId);
  }

  /** The accounts charged since the last call. */
  *takeChanged(): Generator<AccountCounters> {
    for (const { words, accountIds } of this.#blocks)
      for (const [index, accountId] of accountIds.entries())
        if (words[index] !== 0 && Atomics.exchange(words, index, 0) !== 0) yield this.get(accountId);
  }

  #add(accountId: string): CounterSlot {
    let block = this.#blocks.at(-1);
    if (block === undefined || block.accountIds.length === ACCOUNTS_PER_BLOCK) {
      const memory = createMemory(BLOCK_BYTES, this.#isShared);
      block = { numbers: new Float64Array(memory), words: new Int32Array(memory), accountIds: [] };
      this.#blocks.push(block);
    }
    const { numbers, words, accountIds } = block;
    const slot = { numbers, words, index: accountIds.push(accountId) - 1 };
    this.#slots.set(accountId, slot);
    return slot;
  }
}

/** The counters of one account. Each method locks the counters against other threads. */
export class AccountCounters {
  readonly accountId: string;
  readonly slot: CounterSlot;
  /** The most recently counted periods. */
  periods: Periods | undefined;
  readonly #start: number;
  readonly #minute: MinuteCounter = { period: minutePeriod(0), used: 0, reserved: 0 };

  constructor(accountId: string, slot: CounterSlot) {
    this.accountId = accountId;
    this.slot = slot;
    this.#start = BLOCK_HEADER + slot.index * SLOT_LENGTH;
  }

  /**
   * Runs synchronous work with the counters of some periods.
   *
   * @returns The result of the work; undefined if a period has no counter.
   */
  count<Result>(periods: Periods, work: (counters: Counters) => Result): Result | undefined {
    return this.#withLock(() => {
      const day = this.#find("day", periods.day.from);
      const month = this.#find("month", periods.month.from);
      if (day === undefined || month === undefined) return undefined;
      const result = work({ minute: this.#readMinute(), day, month, periods });
      this.#writeMinute();
      for (const counter of [day, month]) counter.write();
      if (!isSaved(day) || !isSaved(month)) Atomics.store(this.slot.words, this.slot.index, 1);
      return result;
    });
  }

  has(kind: UsageKind, from: number): boolean {
    return this.#withLock(() => this.#find(kind, from) !== undefined);
  }

  /**
   * Creates the counter of a period in place of the oldest fully stored counter.
   *
   * @param used The stored credits of the period.
   * @returns Whether a counter could be replaced.
   */
  add(kind: UsageKind, from: number, used: number): boolean {
    return this.#withLock(() => {
      const [oldest] = this.#read(kind)
        .filter((counter) => isSaved(counter) && counter.reserved === 0)
        .sort((one, other) => one.from - other.from);
      if (oldest !== undefined) Object.assign(oldest, { from, used, saved: used }).write();
      return oldest !== undefined;
    });
  }

  /** The unsaved credits of each period. */
  findUnsaved(): UsageEntry[] {
    const { accountId } = this;
    return this.#withLock(() =>
      KINDS.flatMap((kind) =>
        this.#read(kind)
          .filter((counter) => !isSaved(counter))
          .map(({ from, used, saved }) => ({ accountId, kind, from, credits: used - saved })),
      ),
    );
  }

  /** Marks credits as saved. */
  noteSaved({ kind, from, credits }: UsageEntry): void {
    this.#withLock(() => {
      // A counter is never replaced before all its credits are saved.
      const counter = this.#find(kind, from) as PeriodCounter;
      counter.saved += credits;
      counter.write();
    });
  }

  #withLock<Result>(work: () => Result): Result {
    return withLock(this.slot.words, WORDS_PER_NUMBER * this.#start, work);
  }

  #find(kind: UsageKind, from: number): PeriodCounter | undefined {
    const { numbers } = this.slot;
    const first = this.#getFirst(kind);
    for (let at = first; at < first + PERIODS * Field.length; at += Field.length)
      if (numbers[at + Field.from] === from) return new PeriodCounter(numbers, at);
    return undefined;
  }

  #read(kind: UsageKind): PeriodCounter[] {
    const first = this.#getFirst(kind);
    return Array.from(
      { length: PERIODS },
      (_, period) => new PeriodCounter(this.slot.numbers, first + period * Field.length),
    );
  }

  /** The position of the first counter of a kind. */
  #getFirst(kind: UsageKind): number {
    return this.#start + Offset.counters + (kind === "day" ? 0 : PERIODS * Field.length);
  }

  #readMinute(): MinuteCounter {
    const { numbers } = this.slot;
    const from = numbers[this.#start + Offset.minuteFrom] as number;
    if (from !== this.#minute.period.from) this.#minute.period = minutePeriod(from);
    this.#minute.used = numbers[this.#start + Offset.minuteUsed] as number;
    return this.#minute;
  }

  #writeMinute(): void {
    const { numbers } = this.slot;
    numbers[this.#start + Offset.minuteFrom] = this.#minute.period.from;
    numbers[this.#start + Offset.minuteUsed] = this.#minute.used;
  }
}

/** A copy of a counter, to be written back to memory. */
class PeriodCounter implements Counter {
  from: number;
  used: number;
  reserved: number;
  saved: number;
  readonly #numbers: Float64Array;
  readonly #at: number;

  constructor(numbers: Float64Array, at: number) {
    this.#numbers = numbers;
    this.#at = at;
    this.from = numbers[at + Field.from] as number;
    this.used = numbers[at + Field.used] as number;
    this.reserved = numbers[at + Field.reserved] as number;
    this.saved = numbers[at + Field.saved] as number;
  }

  write(): void {
    this.#numbers[this.#at + Field.from] = this.from;
    this.#numbers[this.#at + Field.used] = this.used;
    this.#numbers[this.#at + Field.reserved] = this.reserved;
    this.#numbers[this.#at + Field.saved] = this.saved;
  }
}
