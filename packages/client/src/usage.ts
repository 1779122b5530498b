/** The credits that the requests of a client have used. */
export interface Usage {
  /** Of the last response; 0 before the first one. */
  last: number;
  total: number;
  /** By operationId, or by path for requests of the path-level client. */
  byOperation: Record<string, number>;
}

/** Adds the credits of a response. */
export function recordUsage(usage: Usage, operation: string | undefined, url: string, credits: number): void {
  const name = operation ?? new URL(url).pathname;
  usage.last = credits;
  usage.total += credits;
  usage.byOperation[name] = (usage.byOperation[name] ?? 0) + credits;
}
