import type { ApiKey, KeyLogEntry } from "@market-data/storage";
import { print, printOnce, table, toIso } from "./output.ts";

/** The output format: JSON for programs, or a table. */
export interface Shown {
  readonly json?: true;
}

export function showKeys(keys: readonly ApiKey[], { json }: Shown): void {
  if (json) print(JSON.stringify(keys.map(toJson)));
  else print(keys.length === 0 ? "There are no keys." : table(toRows(keys)));
}

export function showKey(key: ApiKey, { json }: Shown): void {
  print(json ? JSON.stringify(toJson(key)) : table(toRows([key])));
}

/** Shows a key with its secret, once. @throws {CommandError} if the output cannot be written. */
export function showSecret(key: ApiKey, secret: string, { json }: Shown): Promise<void> {
  const text = json
    ? JSON.stringify({ ...toJson(key), key: secret })
    : `${table(toRows([key]))}\n\nThe key (shown only once):\n${secret}`;
  return printOnce(
    text,
    `The secret of ${key.id} is lost. Create a new secret with "keys rotate ${key.id}".`,
  );
}

export function showLog(entries: readonly KeyLogEntry[], { json }: Shown): void {
  const lines = entries.map((entry) => ({ ...entry, time: toIso(entry.time) }));
  if (json) {
    print(JSON.stringify(lines));
    return;
  }
  const rows = lines.map(({ time, user, command, keyId, what }) => [time, user, command, keyId, what]);
  print(table([["time", "user", "command", "key", "what changed"], ...rows]));
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
