import type { WireResponse } from "../wire/response.ts";

const KEY = /^x-\w+_pro_api_key: *(.*)$/im;
const ADDRESS = /^x-forwarded-for: *(.*)$/im;
/** The address limits in `RateLimit`. All other limits belong to keys. */
const ADDRESS_LIMITS = new Set(["address", "subnet"]);

/**
 * Converts remaining limits into used amounts since the previous response. Otherwise a request with a different cost
 * would change all later responses to the caller.
 */
export class RelativeLimits {
  readonly #left = new Map<string, number>();

  /** @param request The text of the request, with the key or address of the caller. */
  apply(response: WireResponse, request: string): WireResponse {
    const headers = response.headers.map(
      ([name, value]) =>
        [name, name.toLowerCase() === "ratelimit" ? this.#toUsed(value, request) : value] as const,
    );
    return { ...response, headers };
  }

  #toUsed(value: string, request: string): string {
    return value.replace(/"(\w+)";r=(\d+)/g, (text, limit: string, left: string) => {
      const [, caller = ""] = (ADDRESS_LIMITS.has(limit) ? ADDRESS : KEY).exec(request) ?? [];
      const counter = `${limit} ${caller.trim()}`;
      const before = this.#left.get(counter);
      this.#left.set(counter, Number(left));
      return before === undefined ? text : `"${limit}";used=${before - Number(left)}`;
    });
  }
}
