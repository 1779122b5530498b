import { maskKeys } from "./mask-keys.ts";

const VALID = /^[A-Za-z0-9._-]{1,64}$/;

/** Returns a random id. */
export function createRequestId(): string {
  // Browsers define `randomUUID` on https:// and localhost only.
  const id = crypto.randomUUID?.();
  return id ?? Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}

/**
 * Returns the caller's id if it is short, plain and contains no key; otherwise a random id.
 *
 * @param sent `X-Request-Id`.
 * @param sentKey The key of the request, valid or not.
 */
export function chooseRequestId(sent: string | string[] | undefined, sentKey: string | undefined): string {
  const isHarmless =
    typeof sent === "string" &&
    VALID.test(sent) &&
    sentKey?.split(", ").includes(sent) !== true &&
    maskKeys(sent, sentKey) === sent;
  return isHarmless ? sent : createRequestId();
}
