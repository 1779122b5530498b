import { randomBytes } from "node:crypto";
import { type ApiKey, type KeyTerms, PlanMismatchError, UnknownKeyError } from "./key-store.ts";

/** The account of one or several keys, with their owner and plan, and the time at which they joined the plan. */
export interface KeyAccount {
  readonly id: string;
  readonly owner: string | null;
  readonly plan: string;
  /** Unix time in ms. */
  readonly activated: number;
}

/** Returns the account of a key. */
export function getAccount({ accountId, owner, plan, activated }: ApiKey): KeyAccount {
  return { id: accountId, owner, plan, activated };
}

/** Moves a key to another account. */
function withAccount(key: ApiKey, { id, owner, plan, activated }: KeyAccount): ApiKey {
  return { ...key, accountId: id, owner, plan, activated };
}

/** Returns a random account id. */
export function newAccountId(): string {
  return `acc_${randomBytes(6).toString("hex")}`;
}

/**
 * Checks that an account with an owner keeps its plan.
 *
 * @throws {PlanMismatchError} if the account has another plan.
 */
export function assertSamePlan({ owner, plan }: KeyAccount, wanted: string): void {
  if (owner !== null && plan !== wanted) throw new PlanMismatchError(owner, plan);
}

/** Revokes a key. A key that is already revoked does not change. */
export function revokeKey(key: ApiKey, now: number): ApiKey {
  return { ...key, revoked: key.revoked ?? now };
}

/** Moves a key to another plan. @throws {UnknownKeyError} if the key is revoked. */
export function moveKey(key: ApiKey, plan: string, now: number): ApiKey {
  return { ...assertNotRevoked(key), plan, activated: now };
}

/**
 * Changes the terms of a key.
 *
 * @param ofOwner The account of the given owner, if it exists.
 * @throws {UnknownKeyError} if the key is revoked.
 * @throws {PlanMismatchError} if the owner's account has another plan.
 */
export function changeKey(
  key: ApiKey,
  { owner = key.owner, ...terms }: Partial<KeyTerms>,
  ofOwner: KeyAccount | undefined,
): ApiKey {
  const changed = { ...assertNotRevoked(key), ...terms };
  if (owner === key.owner) return changed;
  if (ofOwner !== undefined && owner !== null) {
    assertSamePlan(ofOwner, key.plan);
    return withAccount(changed, ofOwner);
  }
  // A key without an owner keeps its account with the usage. A key that leaves an owner gets a new account.
  return { ...changed, owner, accountId: key.owner === null ? key.accountId : newAccountId() };
}

/** Returns a key that may be changed. @throws {UnknownKeyError} if the key is revoked. */
export function assertNotRevoked(key: ApiKey): ApiKey {
  if (key.revoked !== null) throw new UnknownKeyError(key.id);
  return key;
}

/** Limits a found key to the lifetime of its secret: a replaced secret expires before the key. */
export function limitBySecret(key: ApiKey, secretExpires: number | null): ApiKey {
  const ends = [key.expires, secretExpires].filter((time) => time !== null);
  return { ...key, expires: ends.length === 0 ? null : Math.min(...ends) };
}

type Field = keyof ApiKey & string;

const LOGGED: Readonly<Partial<Record<Field, (value: never) => string>>> = {
  plan: String,
  name: (name: string) => JSON.stringify(name),
  owner: (owner: string | null) => (owner === null ? "none" : JSON.stringify(owner)),
  expires: describeTime,
  networks: (networks: readonly string[]) => (networks.length === 0 ? "any" : networks.join(",")),
  hint: (hint: string) => `…${hint}`,
  revoked: describeTime,
};

/** Describes a change or a new key for the log. Returns an empty string if no field changed. */
export function describeChange(before: ApiKey | undefined, after: ApiKey): string {
  const changes = Object.entries(LOGGED).flatMap(([name, write]) => {
    const field = name as Field;
    const [old, now] = [before, after].map((key) => key && write(key[field] as never));
    if (before === undefined) return after[field] === null ? [] : [`${name} ${now}`];
    return old === now ? [] : [`${name} ${old} -> ${now}`];
  });
  return changes.join("; ");
}

/** Describes a rotation for the log. @param until When the old secret expires, a Unix time in ms. */
export function describeRotation(before: ApiKey, hint: string, until: number): string {
  return `${describeChange(before, { ...before, hint })}; the old key ends ${describeTime(until)}`;
}

function describeTime(time: number | null): string {
  return time === null ? "never" : new Date(time).toISOString();
}
