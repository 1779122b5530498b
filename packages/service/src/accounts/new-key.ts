import { randomBytes } from "node:crypto";
import { assertSamePlan, type KeyAccount, newAccountId } from "./key-changes.ts";
import { type ApiKey, type NewKey, UnusableSecret } from "./key-store.ts";
import { hashSecret, newSecret } from "./secret.ts";

const MIN_SECRET_LENGTH = 16;
const HINT_LENGTH = 4;

/** A secret as a store saves it: shown once, and stored as its hash. */
export interface MadeSecret {
  readonly secret: string;
  readonly hash: Buffer;
  /** Its last characters. */
  readonly hint: string;
}

/** A key as a store saves it, with its secret. */
export interface MadeKey extends Omit<MadeSecret, "hint"> {
  readonly key: ApiKey;
}

/**
 * Makes what a key store saves for a secret.
 *
 * @throws {UnusableSecret} when the secret is too short.
 */
export function makeSecret(secret = newSecret()): MadeSecret {
  if (secret.length < MIN_SECRET_LENGTH) {
    throw new UnusableSecret(`A key has at least ${MIN_SECRET_LENGTH} characters.`);
  }
  return { secret, hash: hashSecret(secret), hint: secret.slice(-HINT_LENGTH) };
}

/**
 * Makes what a key store saves for a new key.
 *
 * @param now Unix time in ms.
 * @param account Of the owner, where there is one already.
 * @throws {UnusableSecret} when the secret is too short.
 * @throws {OtherPlan} when the account is on another plan.
 */
export function makeKey(given: NewKey, now: number, account?: KeyAccount): MadeKey {
  const { plan, name, owner = null, expires = null, networks = [] } = given;
  const { secret, hash, hint } = makeSecret(given.secret);
  if (account !== undefined) assertSamePlan(account, plan);
  const id = `key_${randomBytes(6).toString("hex")}`;
  const key: ApiKey = {
    id,
    accountId: account?.id ?? newAccountId(),
    name,
    owner,
    plan,
    hint,
    created: now,
    activated: account?.activated ?? now,
    expires,
    networks,
    revoked: null,
  };
  return { key, secret, hash };
}
