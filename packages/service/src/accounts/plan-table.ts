import type { HistoryLimit } from "@market-data/http";
import { plans as contractPlans, type Operation, type Plan } from "@market-data/openapi";
import type { PlanOverrides } from "./plan-settings.ts";

/** A plan with the limits of this service. */
export interface ServicePlan extends Plan {
  /** Whether the operator set the history. The setting replaces the history of single operations. */
  readonly historyIsSet: boolean;
}

/** The contract's plans, smallest first, with the operator's limits. */
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

  /** Finds a plan by name or alias (`Free` is `Basic`), case-insensitive. */
  find(name: string): ServicePlan | undefined {
    return this.#byName.get(name.toLowerCase());
  }

  /** How far back each entitled plan may look in an operation. */
  historyLimits({ access }: Operation): ReadonlyMap<string, HistoryLimit> {
    const limits = new Map<string, HistoryLimit>();
    for (const { plan: name, history } of access.plans) {
      const plan = this.find(name);
      if (plan !== undefined) limits.set(plan.name, getHistoryLimit(plan, history));
    }
    return limits;
  }
}

/** The operation's history wins over the plan's, unless the operator set the plan's. `latest` always stays. */
function getHistoryLimit(plan: ServicePlan, ofOperation: string | undefined): HistoryLimit {
  if (ofOperation === "latest") return "latest";
  return { duration: plan.historyIsSet ? plan.history : (ofOperation ?? plan.history) };
}
