/** What the calls of a client have cost so far, in credits. */
export interface Usage {
  /** The last answer's cost; 0 before the first one. */
  last: number;
  total: number;
  /** The costs by operationId, or by path for calls of the path-level client. */
  byOperation: Record<string, number>;
}

/** Adds an answer's cost. */
export function count(usage: Usage, operation: string, credits: number): void {
  usage.last = credits;
  usage.total += credits;
  usage.byOperation[operation] = (usage.byOperation[operation] ?? 0) + credits;
}
