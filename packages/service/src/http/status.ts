/** What the status object of a successful answer says. Times in ms since 1970. */
export interface Success {
  readonly now: number;
  readonly elapsed: number;
  /** `""`, or null where the documents show that (document 3, multiplier). */
  readonly errorMessage: "" | null;
  readonly credits: number;
  readonly notice: string | undefined;
}

/** The status object of a successful answer, as JSON. `notice` is left out where there is none. */
export function successStatus({ now, elapsed, errorMessage, credits, notice }: Success): string {
  const message = errorMessage === null ? "null" : '""';
  const more = notice === undefined ? "" : `,"notice":${JSON.stringify(notice)}`;
  return (
    `{"timestamp":"${isoTime(now)}","error_code":0,"error_message":${message},` +
    `"elapsed":${elapsed},"credit_count":${credits}${more}}`
  );
}

/** The body of every error: the status object alone, as JSON. */
export function errorBody(code: number, message: string, elapsed: number, now: number): string {
  return (
    `{"status":{"timestamp":"${isoTime(now)}","error_code":${code},` +
    `"error_message":${JSON.stringify(message)},"elapsed":${elapsed},"credit_count":0}}`
  );
}

let latest = { time: Number.NaN, text: "" };

/** Many calls are answered within one millisecond. */
function isoTime(time: number): string {
  if (latest.time !== time) latest = { time, text: new Date(time).toISOString() };
  return latest.text;
}
