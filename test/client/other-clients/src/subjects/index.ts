import type { OtherClient } from "../other-client.ts";

/** Loads each client on demand, in the process of the tests. Our clients come first. */
export const subjects: Record<string, () => Promise<OtherClient>> = {
  ours: async () => (await import("./ours.ts")).ours,
  python: async () => (await import("./python.ts")).python,
  "openapi-fetch": async () => (await import("./openapi-fetch.ts")).openapiFetch,
  redocly: async () => (await import("./redocly.ts")).redocly,
  "hey-api": async () => (await import("./hey-api.ts")).heyApi,
  orval: async () => (await import("./orval.ts")).orval,
  openai: async () => (await import("./openai.ts")).openai,
  stripe: async () => (await import("./stripe.ts")).stripe,
  coingecko: async () => (await import("./coingecko.ts")).coingecko,
};
