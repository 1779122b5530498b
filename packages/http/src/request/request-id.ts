/** What every key begins with, by which tools that look for leaked secrets know it. */
export const KEY_PREFIX = "mdk_";

/** What a key looks like, wherever it stands in a text: the prefix, then 32 random bytes in base64url. */
export const KEY_PATTERN = new RegExp(`${KEY_PREFIX}[A-Za-z0-9_-]{43}`, "g");

const VALID = /^[A-Za-z0-9._-]{1,64}$/;
const CONTAINS_KEY = new RegExp(KEY_PATTERN.source);

/** A random one. */
export function createRequestId(): string {
  // Pages of http:// have it on localhost alone.
  const id = crypto.randomUUID?.();
  return id ?? Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("-");
}

/**
 * The caller's id of a request, where it is harmless: short, plain, and no key. Otherwise a random one.
 *
 * @param sent `X-Request-Id`.
 * @param key The key that was sent, whatever it looks like.
 */
export function chooseRequestId(
  sent: string | string[] | undefined,
  key: string | string[] | undefined,
): string {
  return typeof sent === "string" && VALID.test(sent) && !CONTAINS_KEY.test(sent) && sent !== key
    ? sent
    : createRequestId();
}
