/** The settings that are numbers. */
export interface Numbers {
  /** Milliseconds that one try may take, its body included. Default 30,000; `Infinity` for no end. */
  readonly timeout: number;
  /** How many more tries follow a first one that failed for a passing reason. Default 2. */
  readonly retries: number;
  /**
   * Milliseconds. Where the service asks to wait longer than this, the call fails at once and tells the wait.
   * Default 60,000.
   */
  readonly maxRetryAfter: number;
  /** Milliseconds before a second try where the service names no wait; doubled for each further one. Default 500. */
  readonly backOff: number;
}

/** What a client or a call may set of them. */
export type SomeNumbers = { [Name in keyof Numbers]?: Numbers[Name] | undefined };

/** The numbers with those that are given in their place. @throws TypeError where one of these is no number from 0 on. */
export function withNumbers(numbers: Numbers, given: SomeNumbers): Numbers {
  const result: Record<string, number> = { ...numbers };
  for (const name in numbers) {
    const value = given[name as keyof Numbers];
    if (value !== undefined) {
      if (!(value >= 0)) throw new TypeError(`"${name}" must be a number, at least 0`);
      result[name] = value;
    }
  }
  return result as unknown as Numbers;
}
