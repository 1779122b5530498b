import { HttpError, planLimits, secondsUntil } from "@market-data/http";
import type { KeyCache } from "../keys/key-cache.ts";
import type { Admission, Meter } from "../metering/meter.ts";
import type { Depth, PlanTable } from "../plans/plan-table.ts";
import type { AddressLimiter } from "./address-limiter.ts";
import type { Exchange } from "./exchange.ts";
import type { OperationRoute } from "./operation-route.ts";
import type { Token } from "./token.ts";

/** What the admission of calls rests on. */
export interface GatekeeperParts {
  readonly keys: KeyCache;
  readonly meter: Meter;
  readonly plans: PlanTable;
  readonly limiter: AddressLimiter;
  readonly token: Token;
}

/** Decides who may call: by address, then by key, by plan, and by what the key has used. */
export class Gatekeeper {
  readonly #parts: GatekeeperParts;

  constructor(parts: GatekeeperParts) {
    this.#parts = parts;
  }

  /** Counts a request for its address. @throws {HttpError} where the address sends too many. */
  countAddress(exchange: Exchange): void {
    const gauge = this.#parts.limiter.count(exchange.address, exchange.started);
    if (gauge === undefined) return;
    const reached = gauge.used >= gauge.limit;
    exchange.addressGauge = reached ? gauge : { ...gauge, used: gauge.used + 1 };
    if (!reached) return;
    const wait = secondsUntil(gauge.period.to, exchange.started);
    throw new HttpError("addressLimit", "The limit of calls from one address is reached", {
      retryAfter: wait,
    });
  }

  /**
   * Admits a call with its key, and counts it for the minute. Operations without a key look at none.
   *
   * @returns How far back the key's plan may look; undefined where no plan decides.
   * @throws {HttpError} where the key, its plan or a limit stands in the way.
   */
  async admit(exchange: Exchange, { keyless, depths }: OperationRoute): Promise<Depth | undefined> {
    this.countAddress(exchange);
    if (keyless) return undefined;
    const { keys, meter, plans, token } = this.#parts;
    const secret = exchange.request.headers[token.keyHeader.toLowerCase()];
    if (typeof secret !== "string" || secret === "") {
      throw new HttpError("missingKey", `Missing header "${token.keyHeader}"`);
    }
    const key = await keys.find(secret, exchange.startedTicks);
    const plan = key && plans.find(key.plan);
    if (key === undefined || plan === undefined) {
      throw new HttpError("invalidKey", `Invalid value for header "${token.keyHeader}"`);
    }
    exchange.account = { keyId: key.id, limits: plan, activated: key.activated };
    exchange.plan = plan.name;
    const admission = await meter.admit(exchange.account, exchange.started);
    exchange.usage = admission.usage;
    refuseAtLimit(admission, exchange.started);
    const depth = depths.get(plan.name);
    if (depth === undefined) {
      throw new HttpError("planNotEntitled", "Your plan does not include this operation");
    }
    return depth;
  }

  /** Charges what the exchange costs to its key, and notes what is left. */
  async charge(exchange: Exchange): Promise<void> {
    if (exchange.account === undefined) return;
    exchange.usage = await this.#parts.meter.charge(exchange.account, exchange.credits, exchange.started);
  }
}

function refuseAtLimit({ refusedBy, usage }: Admission, now: number): void {
  if (refusedBy === undefined) return;
  const { error, message } = planLimits[refusedBy];
  throw new HttpError(error, message, { retryAfter: secondsUntil(usage[refusedBy].period.to, now) });
}
