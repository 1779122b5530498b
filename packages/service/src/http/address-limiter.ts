import { getNetwork, getSubnet, type LimitUsage, minutePeriod, type Period } from "@market-data/http";
import { countsIn } from "@market-data/storage/counting";
import { createMemory, withLock } from "../threads/lock.ts";
import { CountMinSketch, createSketchMemory, type SketchMemory } from "./count-min-sketch.ts";

/** Maximum requests in one UTC minute; 0 for no limit. */
export interface AddressLimits {
  /** Requests of one address. */
  readonly addressLimit: number;
  /** Requests of one subnet. Default: `SUBNET_FACTOR` times `addressLimit`. */
  readonly subnetLimit?: number | undefined;
}

/** A subnet has more clients than an address, and few of them reach their limit. */
const SUBNET_FACTOR = 10;

/** The scope of a limit. */
export type AddressScope = "address" | "subnet";

/** The usage of the limits; undefined for a limit that is not set. */
type AddressUsage = Readonly<Record<AddressScope, LimitUsage | undefined>>;

/** Whether a request is admitted, and the usage after it. */
interface AddressAdmission {
  readonly rejectedBy: AddressScope | undefined;
  readonly usage: AddressUsage;
}

/** The memory of a limiter. Threads that count together share it. */
export interface LimiterMemory {
  readonly lock: Int32Array;
  readonly addresses: SketchMemory;
  readonly subnets: SketchMemory;
  /** The start of the counted minute, in Unix ms. */
  readonly minute: Float64Array;
}

const NO_LIMITS: AddressAdmission = {
  rejectedBy: undefined,
  usage: { address: undefined, subnet: undefined },
};

/**
 * Counts the requests of each network address in a UTC minute, before any store is read. The memory is constant. Each
 * address has its own count, which is exact within the error bounds of `CountMinSketch`.
 */
export class AddressLimiter {
  readonly #addressLimit: number;
  readonly #subnetLimit: number;
  readonly #addresses: CountMinSketch;
  readonly #subnets: CountMinSketch;
  readonly #minute: Float64Array;
  readonly #lock: Int32Array;
  #period: Period = minutePeriod(0);

  /** @param memory The memory to count in. Default: own memory. */
  constructor(
    { addressLimit, subnetLimit = SUBNET_FACTOR * addressLimit }: AddressLimits,
    memory = createLimiterMemory(),
  ) {
    this.#addressLimit = addressLimit;
    this.#subnetLimit = subnetLimit;
    this.#addresses = new CountMinSketch(memory.addresses);
    this.#subnets = new CountMinSketch(memory.subnets);
    this.#minute = memory.minute;
    this.#lock = memory.lock;
  }

  /** Counts a request unless a limit is reached. */
  admit(address: string, now: number): AddressAdmission {
    if (this.#addressLimit === 0 && this.#subnetLimit === 0) return NO_LIMITS;
    return withLock(this.#lock, 0, () => this.#admit(address, now));
  }

  /**
   * Counts the additional weight of a request. Has no effect after the minute of the request.
   *
   * @param receivedAt The arrival of the request, in Unix ms.
   */
  charge(address: string, weight: number, receivedAt: number): AddressUsage {
    return withLock(this.#lock, 0, () => this.#charge(address, weight, receivedAt));
  }

  #admit(address: string, now: number): AddressAdmission {
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

  #charge(address: string, weight: number, receivedAt: number): AddressUsage {
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
    // If the clock steps back, the counts stay.
    if (period.from > this.#period.from) {
      this.#addresses.clear();
      this.#subnets.clear();
    }
    this.#period = period;
    this.#minute[0] = period.from;
  }

  /** Another thread may have started the counted minute. */
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

/** @param isShared Whether limiters of several threads share the memory. Default: false. */
export function createLimiterMemory(isShared = false): LimiterMemory {
  return {
    lock: new Int32Array(createMemory(Int32Array.BYTES_PER_ELEMENT, isShared)),
    addresses: createSketchMemory(isShared),
    subnets: createSketchMemory(isShared),
    minute: new Float64Array(createMemory(Float64Array.BYTES_PER_ELEMENT, isShared)),
  };
}

function isReached(used: number, limit: number): boolean {
  return limit > 0 && used >= limit;
}
