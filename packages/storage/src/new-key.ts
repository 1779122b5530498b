import { randomBytes } from "node:crypto";
import { assertSamePlan, type KeyAccount, newAccountId } from "./key-changes.ts";
import { type ApiKey, type NewKey, UnusableSecretError } from "./key-store.ts";
import { hashSecret, newSecret } from "./secret.ts";

const MIN_SECRET_LENGTH = 16;
const HINT_LENGTH = 4;

/** A secret with its hash. The secret is shown once; the hash is stored. */
export interface HashedSecret {
  readonly secret: string;
  readonly hash: Buffer;
  /** The last characters of the secret. */
  readonly hint: string;
}

/** A new key with its secret. */
export interface CreatedKey extends Omit<HashedSecret, "hint"> {
  readonly key: ApiKey;
}

/**
 * Hashes a secret, by default a random secret.
 *
 * @throws {UnusableSecretError} if the secret is too short.
 */
export function makeSecret(secret = newSecret()): HashedSecret {
  if (secret.length < MIN_SECRET_LENGTH) {
    throw new UnusableSecretError(`A key has at least ${MIN_SECRET_LENGTH} characters.`);
  }
  return { secret, hash: hashSecret(secret), hint: secret.slice(-HINT_LENGTH) };
}

/**
 * Creates a key with a random id.
 *
 * @param now Unix time in ms.
 * @param account The existing account of the owner.
 * @throws {UnusableSecretError} if the secret is too short.
 * @throws {PlanMismatchError} if the account is on another plan.
 */
export function makeKey(given: NewKey, now: number, account?: KeyAccount): CreatedKey {
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
