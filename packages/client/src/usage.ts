/** The credits used by a client. */
export interface Usage {
  /** The credits of the last response. Initially 0. */
  last: number;
  /** The credits of all responses. */
  total: number;
  /** The credits by operationId, or by path for requests of the path-level client. */
  byOperation: Record<string, number>;
}

/** Adds the credits of a response to the usage of a client. */
export function recordUsage(usage: Usage, operation: string | undefined, url: string, credits: number): void {
  const name = operation ?? new URL(url).pathname;
  usage.last = credits;
  usage.total += credits;
  usage.byOperation[name] = (usage.byOperation[name] ?? 0) + credits;
}
