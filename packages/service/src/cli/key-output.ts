import type { ApiKey, KeyLogEntry } from "../accounts/key-store.ts";
import { say, sayOnce, table, toIso } from "./output.ts";

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

/** Shows a key with its secret, which is not shown again. @throws {CommandError} when it cannot be written. */
export function showSecret(key: ApiKey, secret: string, { json }: Shown): Promise<void> {
  const text = json
    ? JSON.stringify({ ...toJson(key), key: secret })
    : `${table(toRows([key]))}\n\nThe key, shown this once:\n${secret}`;
  return sayOnce(text, `The secret of ${key.id} is lost: give it another one with "keys rotate ${key.id}".`);
}

export function showLog(entries: readonly KeyLogEntry[], { json }: Shown): void {
  const lines = entries.map((entry) => ({ ...entry, time: toIso(entry.time) }));
  if (json) {
    say(JSON.stringify(lines));
    return;
  }
  const rows = lines.map(({ time, user, command, keyId, what }) => [time, user, command, keyId, what]);
  say(table([["time", "user", "command", "key", "what changed"], ...rows]));
}

function toRows(keys: readonly ApiKey[]): string[][] {
  const rows = keys.map((key) => [
    key.id,
    key.plan,
    key.name,
    key.owner ?? "",
    `…${key.hint}`,
    toIso(key.created),
    toIso(key.expires) ?? "",
    key.networks.join(","),
    toIso(key.revoked) ?? "",
  ]);
  return [["id", "plan", "name", "owner", "ends with", "created", "expires", "networks", "revoked"], ...rows];
}

function toJson({ created, activated, expires, revoked, ...rest }: ApiKey) {
  return {
    ...rest,
    created: toIso(created),
    activated: toIso(activated),
    expires: toIso(expires),
    revoked: toIso(revoked),
  };
}
