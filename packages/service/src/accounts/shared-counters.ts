import { minutePeriod, type Period } from "@market-data/http";
import { withLock } from "../threads/lock.ts";
import { type Counter, isSaved, KINDS, type MinuteCounter } from "./counting.ts";
import type { UsageEntry, UsageKind } from "./usage-store.ts";

/** The memory of counters that all threads of a process share. It is taken from the machine as accounts come. */
export interface CounterMemory {
  /** Of all accounts; see `State`. */
  readonly state: Int32Array;
  /** Where an account is: its number and 1, from the place that the hash of its id names on; 0 where there is none. */
  readonly index: Int32Array;
  /** Of each account; see `Word`. */
  readonly words: Int32Array;
  /** Of each account its id in UTF-8, after its length. */
  readonly ids: Uint8Array;
  /** Of each account, see `Value`; then its counters, see `Field`. */
  readonly values: Float64Array;
}

const State = { lock: 0, count: 1, changed: 2, length: 3 } as const;
const Word = { lock: 0, changed: 1, length: 2 } as const;
const Value = { minuteFrom: 0, minuteUsed: 1, replaced: 2, counters: 3 } as const;
const Field = { from: 0, used: 1, reserved: 2, saved: 3, length: 4 } as const;

/** Of each kind, so many periods have a counter: now, the one before it, and one for a clock that steps. */
const PERIODS = 3;
const VALUES = Value.counters + KINDS.length * PERIODS * Field.length;
const ID_BYTES = 64;
const MAX_ID_BYTES = ID_BYTES - 1;
/** Half of the index stays empty, so that its searches are short. */
const INDEX_FACTOR = 2;
const DEFAULT_MAX_ACCOUNTS = 1_000_000;

/** @param maxAccounts How many accounts can be counted until the process ends, of some 300 bytes each. */
export function createCounterMemory(maxAccounts = DEFAULT_MAX_ACCOUNTS): CounterMemory {
  const share = (bytes: number) => new SharedArrayBuffer(bytes);
  return {
    state: new Int32Array(share(4 * State.length)),
    index: new Int32Array(share(4 * INDEX_FACTOR * maxAccounts)),
    words: new Int32Array(share(4 * Word.length * maxAccounts)),
    ids: new Uint8Array(share(ID_BYTES * maxAccounts)),
    values: new Float64Array(share(8 * VALUES * maxAccounts)),
  };
}

/** The counters of accounts in memory that all threads of a process share, as one thread sees them. */
export class SharedCounters {
  readonly #memory: CounterMemory;
  readonly #byId = new Map<string, SharedAccount>();
  readonly #byNumber: SharedAccount[] = [];

  constructor(memory: CounterMemory) {
    this.#memory = memory;
  }

  /** The counters of an account; new ones where it has none. @throws {RangeError} where there is no room for them. */
  get(accountId: string): SharedAccount {
    let account = this.#byId.get(accountId);
    if (account === undefined) {
      account = this.#at(this.#findOrAdd(accountId));
      this.#byId.set(accountId, account);
    }
    return account;
  }

  *all(): Generator<SharedAccount> {
    const count = Atomics.load(this.#memory.state, State.count);
    for (let number = 0; number < count; number++) yield this.#at(number);
  }

  /** Whether credits of any account are not stored yet, since this was asked last. */
  takeChanged(): boolean {
    return Atomics.exchange(this.#memory.state, State.changed, 0) !== 0;
  }

  /** The accounts with credits that are not stored yet, each once until it changes again. */
  *changed(): Generator<SharedAccount> {
    const count = Atomics.load(this.#memory.state, State.count);
    for (let number = 0; number < count; number++) {
      if (Atomics.exchange(this.#memory.words, number * Word.length + Word.changed, 0) !== 0) {
        yield this.#at(number);
      }
    }
  }

  #at(number: number): SharedAccount {
    const account = this.#byNumber[number] ?? new SharedAccount(this.#memory, number);
    this.#byNumber[number] = account;
    return account;
  }

  #findOrAdd(accountId: string): number {
    const { state, index, ids } = this.#memory;
    const id = Buffer.from(accountId);
    if (id.length > MAX_ID_BYTES) {
      throw new RangeError(`The id of an account has ${id.length} bytes; it may have ${MAX_ID_BYTES}.`);
    }
    return withLock(state, State.lock, () => {
      for (let place = hash(id) % index.length; ; place = (place + 1) % index.length) {
        const found = (index[place] as number) - 1;
        if (found >= 0 && readId(ids, found).equals(id)) return found;
        if (found >= 0) continue;
        const number = state[State.count] as number;
        if (number * ID_BYTES >= ids.length)
          throw new RangeError(
            `${number} accounts have been counted since the start, as many as there is memory for.`,
          );
        ids.set([id.length, ...id], number * ID_BYTES);
        index[place] = number + 1;
        Atomics.store(state, State.count, number + 1);
        return number;
      }
    });
  }
}

/** The counters of one account. They are read and written in `hold`. */
export class SharedAccount {
  readonly accountId: string;
  readonly minute: SharedMinute;
  readonly #memory: CounterMemory;
  readonly #word: number;
  readonly #value: number;
  readonly #counters: Readonly<Record<UsageKind, readonly SharedCounter[]>>;

  constructor(memory: CounterMemory, number: number) {
    this.#memory = memory;
    this.#word = number * Word.length;
    this.#value = number * VALUES;
    this.accountId = readId(memory.ids, number).toString();
    this.minute = new SharedMinute(memory.values, this.#value);
    const [day = [], month = []] = KINDS.map((_, kind) =>
      Array.from({ length: PERIODS }, (_, period) => {
        const counter = kind * PERIODS + period;
        return new SharedCounter(memory.values, this.#value + Value.counters + counter * Field.length);
      }),
    );
    this.#counters = { day, month };
  }

  /** Does some work while no other thread reads or writes the counters; it must not wait. */
  hold<Result>(work: () => Result): Result {
    return withLock(this.#memory.words, this.#word + Word.lock, work);
  }

  /** Notes that it has credits that are not stored. */
  markChanged(): void {
    Atomics.store(this.#memory.words, this.#word + Word.changed, 1);
    Atomics.store(this.#memory.state, State.changed, 1);
  }

  /** How often a period took the place of another: what was read from a store before that may be old. */
  get replaced(): number {
    return this.#memory.values[this.#value + Value.replaced] as number;
  }

  /** The counter of a period; undefined where it is not in memory. */
  find(kind: UsageKind, from: number): SharedCounter | undefined {
    for (const counter of this.#counters[kind]) if (counter.from === from) return counter;
    return undefined;
  }

  /**
   * Makes the counter of a period, in the place of the oldest one of which all is stored.
   *
   * @param used What is stored of it.
   * @returns Whether there was such a place.
   */
  add(kind: UsageKind, from: number, used: number): boolean {
    const [oldest] = this.#counters[kind]
      .filter((counter) => isSaved(counter) && counter.reserved === 0)
      .sort((one, other) => one.from - other.from);
    if (oldest === undefined) return false;
    this.#memory.values[this.#value + Value.replaced] = this.replaced + 1;
    Object.assign(oldest, { from, used, saved: used });
    return true;
  }

  /** What is not stored of each period, with its counter. */
  findUnsaved(): { entry: UsageEntry; counter: SharedCounter }[] {
    const { accountId } = this;
    return KINDS.flatMap((kind) =>
      this.#counters[kind]
        .filter((counter) => !isSaved(counter))
        .map((counter) => ({
          entry: { accountId, kind, from: counter.from, credits: counter.used - counter.saved },
          counter,
        })),
    );
  }
}

/** A counter of a day or a month. */
class SharedCounter implements Counter {
  readonly #values: Float64Array;
  readonly #at: number;

  constructor(values: Float64Array, at: number) {
    this.#values = values;
    this.#at = at;
  }

  /** The start of the period, in Unix ms; 0 where there is none. */
  get from(): number {
    return this.#values[this.#at + Field.from] as number;
  }

  set from(value: number) {
    this.#values[this.#at + Field.from] = value;
  }

  get used(): number {
    return this.#values[this.#at + Field.used] as number;
  }

  set used(value: number) {
    this.#values[this.#at + Field.used] = value;
  }

  get reserved(): number {
    return this.#values[this.#at + Field.reserved] as number;
  }

  set reserved(value: number) {
    this.#values[this.#at + Field.reserved] = value;
  }

  get saved(): number {
    return this.#values[this.#at + Field.saved] as number;
  }

  set saved(value: number) {
    this.#values[this.#at + Field.saved] = value;
  }
}

/** The counter of the current minute. */
class SharedMinute implements MinuteCounter {
  readonly reserved = 0;
  readonly #values: Float64Array;
  readonly #at: number;
  #period = minutePeriod(0);

  constructor(values: Float64Array, at: number) {
    this.#values = values;
    this.#at = at;
  }

  get period(): Period {
    const from = this.#values[this.#at + Value.minuteFrom] as number;
    if (from !== this.#period.from) this.#period = minutePeriod(from);
    return this.#period;
  }

  set period({ from }: Period) {
    this.#values[this.#at + Value.minuteFrom] = from;
  }

  get used(): number {
    return this.#values[this.#at + Value.minuteUsed] as number;
  }

  set used(value: number) {
    this.#values[this.#at + Value.minuteUsed] = value;
  }
}

function readId(ids: Uint8Array, number: number): Buffer {
  const at = number * ID_BYTES;
  // A copy: bytes of shared memory are no text.
  return Buffer.from(ids.slice(at + 1, at + 1 + (ids[at] as number)));
}

/** FNV-1a: ids of accounts are ours and random. */
function hash(bytes: Uint8Array): number {
  let value = 0x811c9dc5;
  for (const byte of bytes) value = Math.imul(value ^ byte, 0x01000193);
  return value >>> 0;
}
