import type { Operation } from "@market-data/openapi";

/** The maximum of a numeric parameter. @throws {TypeError} if the contract states none. */
export function getMaximum({ operationId, parameters }: Operation, name: string): number {
  const maximum = parameters.find((parameter) => parameter.name === name)?.maximum;
  if (maximum === undefined) throw new TypeError(`Parameter "${name}" of ${operationId} has no maximum.`);
  return maximum;
}

/** The maximum number of values of a list. @throws {TypeError} if the contract states none. */
export function getMaxItems({ operationId, parameters }: Operation, name: string): number {
  const maxItems = parameters.find((parameter) => parameter.name === name)?.maxItems;
  if (maxItems === undefined)
    throw new TypeError(`Parameter "${name}" of ${operationId} has no maximum of items.`);
  return maxItems;
}

/**
 * The time from the end of a period until its data is available, in ms (`x-svc-cache`).
 *
 * @throws {TypeError} if the operation has no such schedule.
 */
export function availableAfter({ operationId, cache }: Operation, every: "day"): number {
  const schedule = cache !== null && "schedule" in cache ? cache.schedule : [];
  const entry = schedule.find((candidate) => candidate.every === every);
  if (entry === undefined) throw new TypeError(`${operationId} has no schedule for every ${every}.`);
  return entry.availableAfterSeconds * 1000;
}
