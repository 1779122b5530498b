/** What a probe found: each check's name, and what went wrong at it; empty where nothing did. */
export interface Report {
  runtime: string;
  /** What the runtime says that it is. */
  agent: string;
  checks: Record<string, string>;
}
