import { randomBytes } from "node:crypto";
import { type ApiKey, type NewKey, UnusableSecret } from "./key-store.ts";
import { hashSecret, newSecret } from "./secret.ts";

const MIN_SECRET_LENGTH = 16;
const HINT_LENGTH = 4;

/** A key as a store saves it, with the secret that is shown once and the hash that is stored in its place. */
export interface MadeKey {
  readonly key: ApiKey;
  readonly secret: string;
  readonly hash: Buffer;
}

/**
 * Makes what a key store saves for a new key.
 *
 * @param now Unix time in ms.
 * @throws {UnusableSecret} when the secret is too short.
 */
export function makeKey({ plan, name, secret = newSecret() }: NewKey, now: number): MadeKey {
  if (secret.length < MIN_SECRET_LENGTH) {
    throw new UnusableSecret(`A key has at least ${MIN_SECRET_LENGTH} characters.`);
  }
  const id = `key_${randomBytes(6).toString("hex")}`;
  const hint = secret.slice(-HINT_LENGTH);
  return {
    key: { id, name, plan, hint, created: now, activated: now, revoked: null },
    secret,
    hash: hashSecret(secret),
  };
}
