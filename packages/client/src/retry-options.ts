/** The timeout and the retries of requests. */
export interface RetrySettings {
  /** The timeout of one attempt in ms, body included. Default 30,000; `Infinity` for none. */
  readonly timeout: number;
  /** The maximum number of retries of a request that failed for a temporary reason. Default 2. */
  readonly retries: number;
  /**
   * The maximum wait that the service may request, in ms. Beyond it the request fails at once, and the error has the
   * wait. Default 60,000.
   */
  readonly maxRetryAfter: number;
  /** The wait before the first retry in ms, where the service requests none; doubled for each retry. Default 500. */
  readonly backOff: number;
}

/** The same as options of a client or a request. */
export type RetryOptions = { [Name in keyof RetrySettings]?: RetrySettings[Name] | undefined };

/** Replaces the given settings. @throws TypeError for a value that is not a number of at least 0. */
export function mergeRetryOptions(settings: RetrySettings, options: RetryOptions): RetrySettings {
  const result: Record<string, number> = { ...settings };
  for (const name in settings) {
    const value = options[name as keyof RetrySettings];
    if (value !== undefined) {
      if (!(value >= 0)) throw new TypeError(`"${name}" must be a number, at least 0`);
      result[name] = value;
    }
  }
  return result as unknown as RetrySettings;
}
