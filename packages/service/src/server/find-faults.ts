import { errorFields, type Logger } from "../observing/logger.ts";
import { StorageError } from "../storage/storage-error.ts";

/** A part of the service, and how to find out whether it does its work: by what it throws. */
export interface CheckedPart {
  readonly name: string;
  check(): Promise<void>;
}

/** How long a result is used again, in ms, so that frequent requests cost little. */
const VALID_MS = 1000;

/**
 * Makes the function that names the parts that fail, each with the kind of its error. What fails is logged in full, once.
 *
 * @param ticks A clock that never steps back, in ms.
 */
export function createFaultFinder(
  parts: readonly CheckedPart[],
  log: Logger,
  ticks: () => number = () => performance.now(),
): () => Promise<readonly string[]> {
  const failing = new Set<string>();
  let [found, until] = [Promise.resolve<readonly string[]>([]), Number.NEGATIVE_INFINITY];

  async function check({ name, check }: CheckedPart): Promise<string[]> {
    try {
      await check();
      failing.delete(name);
      return [];
    } catch (error) {
      if (!failing.has(name)) log.log("error", `A part of the service fails: ${name}`, errorFields(error));
      failing.add(name);
      return [error instanceof StorageError ? `${name} (${error.kind})` : name];
    }
  }

  return () => {
    if (ticks() < until) return found;
    until = ticks() + VALID_MS;
    found = Promise.all(parts.map(check)).then((faults) => faults.flat());
    return found;
  };
}
