export const PLAN = "Enterprise";
export const KEY = "a-key-of-the-benchmark-of-the-service";

/** The headers of a request: the key for the service, and for Fastify's plugin. */
export const HEADERS: Readonly<Record<string, string>> = {
  "X-SVC_PRO_API_KEY": KEY,
  Authorization: `Bearer ${KEY}`,
  "Accept-Encoding": "identity",
};
