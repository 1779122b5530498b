import type { DatabaseSync, StatementSync } from "node:sqlite";
import {
  type ApiKey,
  type KeyStore,
  type NewKey,
  UnknownKey,
  UnusableSecret,
} from "../../accounts/key-store.ts";
import { makeKey } from "../../accounts/new-key.ts";
import { sameHash } from "../../accounts/secret.ts";

const UNIQUE_VIOLATED = 2067;
const FIELDS = "id, name, plan, hint, created, activated, revoked";

/** Keys in a database of accounts. Commands of another process take effect at once. */
export class SqliteKeyStore implements KeyStore {
  readonly #insert: StatementSync;
  readonly #find: StatementSync;
  readonly #list: StatementSync;
  readonly #revoke: StatementSync;
  readonly #move: StatementSync;

  /** @param database As `openAccounts` opens it. */
  constructor(database: DatabaseSync) {
    this.#insert = database.prepare(
      "INSERT INTO api_key (id, name, plan, hint, hash, created, activated) VALUES (?, ?, ?, ?, ?, ?, ?)",
    );
    this.#find = database.prepare(`SELECT ${FIELDS}, hash FROM api_key WHERE hash = ? AND revoked IS NULL`);
    this.#list = database.prepare(`SELECT ${FIELDS} FROM api_key ORDER BY created, rowid`);
    this.#revoke = database.prepare(
      `UPDATE api_key SET revoked = coalesce(revoked, ?) WHERE id = ? RETURNING ${FIELDS}`,
    );
    this.#move = database.prepare(
      `UPDATE api_key SET plan = ?, activated = ? WHERE id = ? AND revoked IS NULL RETURNING ${FIELDS}`,
    );
  }

  async create(given: NewKey, now: number) {
    const { key, secret, hash } = makeKey(given, now);
    const { id, name, plan, hint, created, activated } = key;
    try {
      this.#insert.run(id, name, plan, hint, hash, created, activated);
      return { key, secret };
    } catch (error) {
      if ((error as { errcode?: number }).errcode !== UNIQUE_VIOLATED) throw error;
      throw new UnusableSecret();
    }
  }

  async find(hash: Uint8Array): Promise<ApiKey | undefined> {
    const row = this.#find.get(hash);
    // The index finds it in a time that reveals hashes at most; the whole hash decides, in constant time.
    return row !== undefined && sameHash(row["hash"] as Uint8Array, hash) ? toKey(row) : undefined;
  }

  async list(): Promise<ApiKey[]> {
    return this.#list.all().map(toKey);
  }

  async revoke(id: string, now: number): Promise<ApiKey> {
    return known(id, this.#revoke.get(now, id));
  }

  async move(id: string, plan: string, now: number): Promise<ApiKey> {
    return known(id, this.#move.get(plan, now, id));
  }
}

function known(id: string, row: unknown): ApiKey {
  if (row === undefined) throw new UnknownKey(id);
  return toKey(row);
}

function toKey(row: unknown): ApiKey {
  const { id, name, plan, hint, created, activated, revoked } = row as ApiKey;
  return { id, name, plan, hint, created, activated, revoked };
}
