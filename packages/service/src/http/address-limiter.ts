import { getNetwork, getSubnet, type LimitUsage, minutePeriod, type Period } from "@market-data/http";
import { countsIn } from "../accounts/counting.ts";
import { withLock } from "../threads/lock.ts";
import { CountMinSketch, createSketchMemory, type SketchMemory } from "./count-min-sketch.ts";

/** How many requests count in one UTC minute; 0 for no limit. */
export interface AddressLimits {
  /** Of one address. */
  readonly addressLimit: number;
  /** Of all addresses of one subnet; `SUBNET_FACTOR` times the limit of an address where absent. */
  readonly subnetLimit?: number | undefined;
}

/** A subnet has more callers than an address, and few of them send as much as they may. */
const SUBNET_FACTOR = 10;

/** Whose limit it is. */
export type AddressScope = "address" | "subnet";

/** What is used of the limits; undefined for one that is not set. */
export type AddressUsage = Readonly<Record<AddressScope, LimitUsage | undefined>>;

/** Whether a request may go on, and what is used after it. */
export interface AddressAdmission {
  readonly rejectedBy: AddressScope | undefined;
  readonly usage: AddressUsage;
}

/** What a limiter counts in; the limiters of threads that count together have the same. */
export interface LimiterMemory {
  readonly addresses: SketchMemory;
  readonly subnets: SketchMemory;
  /** The start of the minute that is counted, in Unix ms. */
  readonly minute: Float64Array;
}

/** The same in memory that threads share, with a lock. */
export interface SharedLimiterMemory extends LimiterMemory {
  readonly lock: Int32Array;
}

const NO_LIMITS: AddressAdmission = {
  rejectedBy: undefined,
  usage: { address: undefined, subnet: undefined },
};

/**
 * Counts what each network address uses in a UTC minute, before any store is read. However many addresses there are,
 * memory stays as it is, and none is counted for another, but for the errors that `CountMinSketch` states.
 */
export class AddressLimiter {
  readonly #addressLimit: number;
  readonly #subnetLimit: number;
  readonly #addresses: CountMinSketch;
  readonly #subnets: CountMinSketch;
  readonly #minute: Float64Array;
  #period: Period = minutePeriod(0);

  /** @param memory To count in; its own where absent. */
  constructor(
    { addressLimit, subnetLimit = SUBNET_FACTOR * addressLimit }: AddressLimits,
    memory = createLimiterMemory(),
  ) {
    this.#addressLimit = addressLimit;
    this.#subnetLimit = subnetLimit;
    this.#addresses = new CountMinSketch(memory.addresses);
    this.#subnets = new CountMinSketch(memory.subnets);
    this.#minute = memory.minute;
  }

  /** Counts a request, unless a limit is reached. */
  admit(address: string, now: number): AddressAdmission {
    if (this.#addressLimit === 0 && this.#subnetLimit === 0) return NO_LIMITS;
    this.#startPeriod(now);
    const network = getNetwork(address);
    const subnet = getSubnet(network);
    const addressUsed = this.#addresses.get(network);
    const subnetUsed = this.#subnets.get(subnet);
    const rejectedBy = isReached(addressUsed, this.#addressLimit)
      ? "address"
      : isReached(subnetUsed, this.#subnetLimit)
        ? "subnet"
        : undefined;
    return {
      rejectedBy,
      usage: rejectedBy === undefined ? this.#add(network, subnet, 1) : this.#report(addressUsed, subnetUsed),
    };
  }

  /**
   * Counts what a request came to besides itself. Where its minute is over, nothing is.
   *
   * @param receivedAt When the request arrived, in Unix ms.
   */
  charge(address: string, weight: number, receivedAt: number): AddressUsage {
    const network = getNetwork(address);
    this.#followPeriod();
    const { from, to } = this.#period;
    const isOver = receivedAt < from || receivedAt >= to;
    return this.#add(network, getSubnet(network), isOver ? 0 : weight);
  }

  #startPeriod(now: number): void {
    this.#followPeriod();
    if (countsIn(this.#period, now)) return;
    const period = minutePeriod(now);
    // A clock that steps back takes the counts along.
    if (period.from > this.#period.from) {
      this.#addresses.clear();
      this.#subnets.clear();
    }
    this.#period = period;
    this.#minute[0] = period.from;
  }

  /** Another thread may have started the minute that is counted. */
  #followPeriod(): void {
    const from = this.#minute[0] as number;
    if (from !== this.#period.from) this.#period = minutePeriod(from);
  }

  #add(network: string, subnet: string, weight: number): AddressUsage {
    return this.#report(this.#addresses.add(network, weight), this.#subnets.add(subnet, weight));
  }

  #report(address: number, subnet: number): AddressUsage {
    return {
      address: this.#toUsage(address, this.#addressLimit),
      subnet: this.#toUsage(subnet, this.#subnetLimit),
    };
  }

  #toUsage(used: number, limit: number): LimitUsage | undefined {
    return limit === 0 ? undefined : { used, limit, period: this.#period };
  }
}

/** Counts for all threads of a process, each with a limiter of its own in the same memory. */
export class SharedAddressLimiter extends AddressLimiter {
  readonly #lock: Int32Array;

  constructor(limits: AddressLimits, memory: SharedLimiterMemory) {
    super(limits, memory);
    this.#lock = memory.lock;
  }

  override admit(address: string, now: number): AddressAdmission {
    return withLock(this.#lock, 0, () => super.admit(address, now));
  }

  override charge(address: string, weight: number, receivedAt: number): AddressUsage {
    return withLock(this.#lock, 0, () => super.charge(address, weight, receivedAt));
  }
}

/** The memory of the limiters of all threads. */
export function createSharedLimiterMemory(): SharedLimiterMemory {
  const createSketch = () =>
    createSketchMemory((length) => new Uint32Array(new SharedArrayBuffer(4 * length)));
  return {
    addresses: createSketch(),
    subnets: createSketch(),
    minute: new Float64Array(new SharedArrayBuffer(8)),
    lock: new Int32Array(new SharedArrayBuffer(4)),
  };
}

function createLimiterMemory(): LimiterMemory {
  return {
    addresses: createSketchMemory(),
    subnets: createSketchMemory(),
    minute: new Float64Array(1),
  };
}

function isReached(used: number, limit: number): boolean {
  return limit > 0 && used >= limit;
}
