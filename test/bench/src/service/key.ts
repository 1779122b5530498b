export const PLAN = "Enterprise";
export const KEY = "a-key-of-the-benchmark-of-the-service";

/** The headers of a call: the key as the service takes it, and as Fastify's plugin does. */
export function toHeaders(encoding: string): Record<string, string> {
  return { "X-SVC_PRO_API_KEY": KEY, Authorization: `Bearer ${KEY}`, "Accept-Encoding": encoding };
}
