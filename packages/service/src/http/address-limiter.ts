import { getNetwork, getSubnet, type LimitUsage, minutePeriod, type Period } from "@market-data/http";
import { countsIn } from "../accounts/counting.ts";
import { CountMinSketch } from "./count-min-sketch.ts";

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
  readonly #addresses = new CountMinSketch();
  readonly #subnets = new CountMinSketch();
  #period: Period = { from: 0, to: 0 };

  constructor({ addressLimit, subnetLimit = SUBNET_FACTOR * addressLimit }: AddressLimits) {
    this.#addressLimit = addressLimit;
    this.#subnetLimit = subnetLimit;
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
    const isOver = receivedAt < this.#period.from || receivedAt >= this.#period.to;
    return this.#add(network, getSubnet(network), isOver ? 0 : weight);
  }

  #startPeriod(now: number): void {
    if (countsIn(this.#period, now)) return;
    const period = minutePeriod(now);
    // A clock that steps back takes the counts along.
    if (period.from > this.#period.from) {
      this.#addresses.clear();
      this.#subnets.clear();
    }
    this.#period = period;
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

function isReached(used: number, limit: number): boolean {
  return limit > 0 && used >= limit;
}
