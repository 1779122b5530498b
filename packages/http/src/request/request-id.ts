import { maskKeys } from "./mask-keys.ts";

const VALID = /^[A-Za-z0-9._-]{1,64}$/;

/** A random one. */
export function createRequestId(): string {
  // Pages of http:// have it on localhost alone.
  const id = crypto.randomUUID?.();
  return id ?? Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}

/**
 * The caller's id of a request, where it is harmless: short, plain, and without a key. Otherwise a random one.
 *
 * @param sent `X-Request-Id`.
 * @param sentKey The key that was sent, whatever it looks like.
 */
export function chooseRequestId(sent: string | string[] | undefined, sentKey: string | undefined): string {
  const isHarmless =
    typeof sent === "string" && VALID.test(sent) && sent !== sentKey && maskKeys(sent, sentKey) === sent;
  return isHarmless ? sent : createRequestId();
}
