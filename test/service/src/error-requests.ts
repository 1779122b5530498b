import { type Contract, KEY_HEADER, type Operation } from "./contract.ts";
import { getRequests, toPath } from "./operation-requests.ts";

/** A request with an expected status: 304 or an error. */
interface ErrorRequest {
  name: string;
  status: number;
  operation: Operation;
  target: string;
  headers: Record<string, string>;
}

/** Keys by the expected outcome of their requests. */
interface ErrorKeys {
  good: string;
  /** A key of the smallest plan. */
  small: string;
  /** A key with a reached limit per minute. */
  usedUp: string;
}

/** Creates one request per operation and documented status that a caller can cause. */
export function errorRequests(
  { operations, plans: [smallest = []] }: Contract,
  keys: ErrorKeys,
): ErrorRequest[] {
  return operations.flatMap((operation) => {
    const [first] = getRequests(operation);
    if (first === undefined) throw new Error(`${operation.id} has no example.`);
    const target = toPath(first);
    const errorRequest = (
      name: string,
      status: number,
      key: string,
      more: Partial<ErrorRequest> = {},
    ): ErrorRequest => ({
      name,
      status,
      operation,
      target,
      ...more,
      headers: { [KEY_HEADER]: key, ...more.headers },
    });
    const nonsense = `${target}${target.includes("?") ? "&" : "?"}nonsense=1`;
    return [
      errorRequest("an unknown parameter", 400, keys.good, { target: nonsense }),
      errorRequest("a response that the caller has", 304, keys.good, { headers: { "If-None-Match": "*" } }),
      ...(operation.keyRequired
        ? [
            errorRequest("a wrong key", 401, `mdk_${"x".repeat(43)}`),
            errorRequest("a key whose calls are used up", 429, keys.usedUp),
          ]
        : []),
      ...(operation.keyRequired && !operation.plans.some((plan) => smallest.includes(plan))
        ? [errorRequest("a plan that is too small", 403, keys.small)]
        : []),
    ];
  });
}
