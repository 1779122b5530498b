import type { ApiKey, KeyLogEntry } from "../accounts/key-store.ts";
import { say, table } from "./output.ts";

/** How keys are shown: as JSON for programs, or as a table. */
export interface Shown {
  readonly json?: true;
}

export function showKeys(keys: readonly ApiKey[], { json }: Shown): void {
  if (json) say(JSON.stringify(keys.map(toJson)));
  else say(keys.length === 0 ? "There are no keys." : table(toRows(keys)));
}

export function showKey(key: ApiKey, { json }: Shown): void {
  say(json ? JSON.stringify(toJson(key)) : table(toRows([key])));
}

/** A key with its secret, which is not shown again. */
export function showSecret(key: ApiKey, secret: string, { json }: Shown): void {
  if (json) say(JSON.stringify({ ...toJson(key), key: secret }));
  else say(`${table(toRows([key]))}\n\nThe key, shown this once:\n${secret}`);
}

export function showLog(entries: readonly KeyLogEntry[], { json }: Shown): void {
  const lines = entries.map((entry) => ({ ...entry, time: iso(entry.time) }));
  if (json) {
    say(JSON.stringify(lines));
    return;
  }
  const rows = lines.map(({ time, user, command, keyId, what }) => [time, user, command, keyId, what]);
  say(table([["time", "user", "command", "key", "what changed"], ...rows]));
}

export function iso(time: number): string {
  return new Date(time).toISOString();
}

function isoOrNull(time: number | null): string | null {
  return time === null ? null : iso(time);
}

function toRows(keys: readonly ApiKey[]): string[][] {
  const rows = keys.map((key) => [
    key.id,
    key.plan,
    key.name,
    key.owner ?? "",
    `…${key.hint}`,
    iso(key.created),
    isoOrNull(key.expires) ?? "",
    key.networks.join(","),
    isoOrNull(key.revoked) ?? "",
  ]);
  return [["id", "plan", "name", "owner", "ends with", "created", "expires", "networks", "revoked"], ...rows];
}

function toJson({ created, activated, expires, revoked, ...rest }: ApiKey) {
  return {
    ...rest,
    created: iso(created),
    activated: iso(activated),
    expires: isoOrNull(expires),
    revoked: isoOrNull(revoked),
  };
}
