import { randomBytes } from "node:crypto";
import { type ApiKey, type KeyTerms, OtherPlan, UnknownKey } from "./key-store.ts";

/** Whose plan and quota keys share. */
export interface KeyAccount {
  readonly id: string;
  readonly owner: string | null;
  readonly plan: string;
  /** Unix time in ms. */
  readonly activated: number;
}

/** The account that a key counts for. */
export function getAccount({ accountId, owner, plan, activated }: ApiKey): KeyAccount {
  return { id: accountId, owner, plan, activated };
}

/** A key of another account. */
export function withAccount(key: ApiKey, { id, owner, plan, activated }: KeyAccount): ApiKey {
  return { ...key, accountId: id, owner, plan, activated };
}

/** A random id of an account. */
export function newAccountId(): string {
  return `acc_${randomBytes(6).toString("hex")}`;
}

/** @throws {OtherPlan} */
export function assertSamePlan({ owner, plan }: KeyAccount, wanted: string): void {
  if (owner !== null && plan !== wanted) throw new OtherPlan(owner, plan);
}

/** A key that is ended; one that was ended before stays as it is. */
export function revokeKey(key: ApiKey, now: number): ApiKey {
  return { ...key, revoked: key.revoked ?? now };
}

/** A key on another plan. @throws {UnknownKey} for a revoked one. */
export function moveKey(key: ApiKey, plan: string, now: number): ApiKey {
  return { ...assertNotRevoked(key), plan, activated: now };
}

/**
 * A key on other terms.
 *
 * @param ofOwner The account of the owner that is given, where that has one.
 * @throws {UnknownKey} for a revoked one.
 * @throws {OtherPlan}
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
  // A key by itself takes what it has used along. One that leaves an owner leaves it there.
  return { ...changed, owner, accountId: key.owner === null ? key.accountId : newAccountId() };
}

/** A key that may be changed. @throws {UnknownKey} for a revoked one. */
export function assertNotRevoked(key: ApiKey): ApiKey {
  if (key.revoked !== null) throw new UnknownKey(key.id);
  return key;
}

/** A found key as one of its secrets sees it: a secret that was replaced ends by itself. */
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

/** What a change did to a key, or what a new key is, for the log; empty where it changed nothing. */
export function describeChange(before: ApiKey | undefined, after: ApiKey): string {
  const changes = Object.entries(LOGGED).flatMap(([name, write]) => {
    const field = name as Field;
    const [old, now] = [before, after].map((key) => key && write(key[field] as never));
    if (before === undefined) return after[field] === null ? [] : [`${name} ${now}`];
    return old === now ? [] : [`${name} ${old} -> ${now}`];
  });
  return changes.join("; ");
}

/** What a rotation did, for the log. @param until Unix time in ms at which the old secret ends. */
export function describeRotation(before: ApiKey, hint: string, until: number): string {
  return `${describeChange(before, { ...before, hint })}; the old key ends ${describeTime(until)}`;
}

function describeTime(time: number | null): string {
  return time === null ? "never" : new Date(time).toISOString();
}
