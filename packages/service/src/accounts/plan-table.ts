import type { HistoryLimit } from "@market-data/http";
import { plans as contractPlans, type Operation, type Plan } from "@market-data/openapi";
import type { PlanOverrides } from "./plan-settings.ts";

/** A plan with the limits that hold in this service. */
export interface ServicePlan extends Plan {
  /** Whether the operator set the history, so that it takes the place of what single operations say. */
  readonly historyIsSet: boolean;
}

/** The plans of the contract, the smallest first, with the limits that the operator sets. */
export class PlanTable {
  readonly plans: readonly ServicePlan[];
  readonly #byName = new Map<string, ServicePlan>();

  constructor(overrides: PlanOverrides = {}) {
    this.plans = contractPlans.map((plan) => ({
      ...plan,
      ...overrides[plan.name],
      historyIsSet: overrides[plan.name]?.history !== undefined,
    }));
    for (const plan of this.plans) {
      for (const name of [plan.name, ...plan.aliases]) this.#byName.set(name.toLowerCase(), plan);
    }
  }

  /** The plan of a name or another name of it (`Free` is `Basic`), in any case; undefined where there is none. */
  find(name: string): ServicePlan | undefined {
    return this.#byName.get(name.toLowerCase());
  }

  /** For each plan that may call an operation, how far back it may look there. */
  historyLimits({ access }: Operation): ReadonlyMap<string, HistoryLimit> {
    const limits = new Map<string, HistoryLimit>();
    for (const { plan: name, history } of access.plans) {
      const plan = this.find(name);
      if (plan !== undefined) limits.set(plan.name, getHistoryLimit(plan, history));
    }
    return limits;
  }
}

/** An operation's own history comes before the plan's, unless the operator set the plan's. `latest` always stays. */
function getHistoryLimit(plan: ServicePlan, ofOperation: string | undefined): HistoryLimit {
  if (ofOperation === "latest") return "latest";
  return { duration: plan.historyIsSet ? plan.history : (ofOperation ?? plan.history) };
}
