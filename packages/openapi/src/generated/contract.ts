// Generated from spec/ by "pnpm generate" (openapi). Do not edit.
import type { ErrorCode, Plan } from "../operation.ts";

/** The request header that carries the key. */
export const keyHeader = "X-SVC_PRO_API_KEY";

/** The response header that reports the credits that a call used. */
export const creditHeader = "X-SVC-Credit-Count";

/** The plans, the smallest first, with their default limits. */
export const plans: readonly Plan[] = [
  {
    name: "Basic",
    aliases: ["Free"],
    rateLimitMinute: 30,
    creditLimitDaily: 500,
    creditLimitMonthly: 10000,
    history: "P1M",
    monthlyReset: "calendar-month",
  },
  {
    name: "Hobbyist",
    aliases: [],
    rateLimitMinute: 60,
    creditLimitDaily: 5000,
    creditLimitMonthly: 100000,
    history: "P1M",
    monthlyReset: "activation-date",
  },
  {
    name: "Startup",
    aliases: [],
    rateLimitMinute: 90,
    creditLimitDaily: 15000,
    creditLimitMonthly: 300000,
    history: "P1M",
    monthlyReset: "activation-date",
  },
  {
    name: "Standard",
    aliases: [],
    rateLimitMinute: 120,
    creditLimitDaily: 60000,
    creditLimitMonthly: 1200000,
    history: "P3M",
    monthlyReset: "activation-date",
  },
  {
    name: "Professional",
    aliases: [],
    rateLimitMinute: 300,
    creditLimitDaily: 150000,
    creditLimitMonthly: 3000000,
    history: "P12M",
    monthlyReset: "activation-date",
  },
  {
    name: "Enterprise",
    aliases: [],
    rateLimitMinute: 600,
    creditLimitDaily: 1500000,
    creditLimitMonthly: 30000000,
    history: "P6Y",
    monthlyReset: "activation-date",
  },
];

/** Every code that an error's `error_code` may hold. */
export const errorCodes: readonly ErrorCode[] = [
  {
    code: 400,
    status: 400,
    name: "badRequest",
    meaning: "A parameter is unknown, missing, repeated, out of its bounds or in conflict with another, or what was requested does not exist.",
    retry: "never",
  },
  {
    code: 401,
    status: 401,
    name: "unauthorized",
    meaning: "The request has no valid key, and no other code says why.",
    retry: "never",
  },
  {
    code: 403,
    status: 403,
    name: "forbidden",
    meaning: "The plan does not allow this request; a time before the plan's history is one reason.",
    retry: "never",
  },
  {
    code: 404,
    status: 404,
    name: "notFound",
    meaning: "Not found: no operation has this path.",
    retry: "never",
  },
  {
    code: 405,
    status: 405,
    name: "methodNotAllowed",
    meaning: "Method not allowed; use GET or HEAD.",
    retry: "never",
  },
  {
    code: 408,
    status: 408,
    name: "requestTimeout",
    meaning: "The request was not sent completely in time.",
    retry: "retry",
  },
  {
    code: 414,
    status: 414,
    name: "addressTooLong",
    meaning: "The URL with its query is too long. Request fewer items at once.",
    retry: "never",
  },
  {
    code: 429,
    status: 429,
    name: "tooManyRequests",
    meaning: "A limit is reached, and no other code says which.",
    retry: "retry",
  },
  {
    code: 431,
    status: 431,
    name: "headersTooLarge",
    meaning: "The request headers are too large.",
    retry: "never",
  },
  {
    code: 500,
    status: 500,
    name: "internalError",
    meaning: "Something went wrong inside the service.",
    retry: "retry",
  },
  {
    code: 503,
    status: 503,
    name: "unavailable",
    meaning: "The service cannot answer now, for instance while it starts or stops.",
    retry: "retry",
  },
  { code: 1001, status: 401, name: "invalidKey", meaning: "The key is not known.", retry: "never" },
  { code: 1002, status: 401, name: "missingKey", meaning: "No key was sent.", retry: "never" },
  {
    code: 1006,
    status: 403,
    name: "planNotEntitled",
    meaning: "The operation is not in the plan of the key.",
    retry: "never",
  },
  {
    code: 1008,
    status: 429,
    name: "minuteLimit",
    meaning: "The requests of this UTC minute are used up.",
    retry: "retry",
  },
  {
    code: 1009,
    status: 429,
    name: "dailyLimit",
    meaning: "The credits of this UTC day are used up.",
    retry: "quota",
  },
  {
    code: 1010,
    status: 429,
    name: "monthlyLimit",
    meaning: "The credits of this monthly period are used up.",
    retry: "quota",
  },
  {
    code: 1011,
    status: 429,
    name: "addressLimit",
    meaning: "Too many requests came from one network address.",
    retry: "retry",
  },
];
