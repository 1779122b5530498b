import { getCalls, toPath } from "./calls.ts";
import { type Contract, KEY_HEADER, type Operation } from "./contract.ts";

/** A request whose response is not a success. */
export interface ErrorCall {
  name: string;
  status: number;
  operation: Operation;
  target: string;
  headers: Record<string, string>;
}

/** Keys by what is to become of their calls. */
export interface ErrorKeys {
  good: string;
  /** On the smallest plan. */
  small: string;
  /** Whose calls of the minute are used up. */
  usedUp: string;
}

/** For each operation one call for each declared status that a caller can bring about. */
export function errorCalls({ operations, plans: [smallest = []] }: Contract, keys: ErrorKeys): ErrorCall[] {
  return operations.flatMap((operation) => {
    const [first] = getCalls(operation);
    if (first === undefined) throw new Error(`${operation.id} has no example.`);
    const target = toPath(first);
    const call = (name: string, status: number, key: string, more: Partial<ErrorCall> = {}): ErrorCall => ({
      name,
      status,
      operation,
      target,
      ...more,
      headers: { [KEY_HEADER]: key, ...more.headers },
    });
    const nonsense = `${target}${target.includes("?") ? "&" : "?"}nonsense=1`;
    return [
      call("an unknown parameter", 400, keys.good, { target: nonsense }),
      call("a response that the caller has", 304, keys.good, { headers: { "If-None-Match": "*" } }),
      ...(operation.keyRequired
        ? [
            call("a wrong key", 401, `mdk_${"x".repeat(43)}`),
            call("a key whose calls are used up", 429, keys.usedUp),
          ]
        : []),
      ...(operation.keyRequired && !operation.plans.some((plan) => smallest.includes(plan))
        ? [call("a plan that is too small", 403, keys.small)]
        : []),
    ];
  });
}
