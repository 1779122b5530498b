/** One behaviour that every implementation of an interface owes; `run` throws when it is missing. */
export interface ConformanceCase<Subject> {
  readonly name: string;
  /** @param make Makes a new implementation that holds nothing. */
  run(make: () => Promise<Subject> | Subject): Promise<void>;
}
