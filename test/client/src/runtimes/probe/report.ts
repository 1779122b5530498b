/** The results of a probe: the error of each check by name; empty for a success. */
export interface Report {
  runtime: string;
  /** The name and version that the runtime reports. */
  agent: string;
  checks: Record<string, string>;
}
