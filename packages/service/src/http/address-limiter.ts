import { isIPv6 } from "node:net";
import { type LimitUsage, minutePeriod, type Period } from "@market-data/http";

const MAX_ADDRESSES = 100_000;
/** Beyond that many, all further addresses share one count, so that memory stays bounded. */
const OTHERS = "others";

/** Counts the requests of each network address in a UTC minute, before any store is read. */
export class AddressLimiter {
  readonly #limit: number;
  readonly #counts = new Map<string, number>();
  #period: Period = { from: 0, to: 0 };

  /** @param limit Requests in one minute; 0 for no limit. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Counts a request unless the limit is reached; undefined where there is none. `used` is what was counted before it. */
  count(address: string, now: number): LimitUsage | undefined {
    if (this.#limit === 0) return undefined;
    const period = minutePeriod(now);
    // A clock that steps back takes the counts along.
    if (period.from > this.#period.from) this.#counts.clear();
    if (period.from !== this.#period.from) this.#period = period;
    const network = getNetwork(address);
    const key = this.#counts.size < MAX_ADDRESSES || this.#counts.has(network) ? network : OTHERS;
    const used = this.#counts.get(key) ?? 0;
    if (used < this.#limit) this.#counts.set(key, used + 1);
    return { used, limit: this.#limit, period };
  }
}

/** What counts as one address: of IPv6 the first 64 bits, which one customer has to himself. */
export function getNetwork(address: string): string {
  if (address.startsWith("::ffff:") && address.includes(".")) return address.slice(7);
  if (!isIPv6(address)) return address;
  const [front = "", back] = (address.split("%")[0] ?? "").split("::");
  const head = front === "" ? [] : front.split(":");
  const tail = back === undefined || back === "" ? [] : back.split(":");
  const gap = back === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...new Array<string>(gap).fill("0"), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
