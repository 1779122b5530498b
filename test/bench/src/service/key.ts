export const PLAN = "Enterprise";
export const KEY = "a-key-of-the-benchmark-of-the-service";

/** The headers of a call. */
export function toHeaders(encoding: string): Record<string, string> {
  return { "X-SVC_PRO_API_KEY": KEY, "Accept-Encoding": encoding };
}
