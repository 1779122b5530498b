import type { DatabaseSync, StatementSync } from "node:sqlite";
import {
  type ApiKey,
  assertNotRevoked,
  changeKey,
  describeChange,
  describeRotation,
  getAccount,
  type KeyAccount,
  type KeyCommand,
  type KeyLogEntry,
  type KeyStore,
  type KeyTerms,
  limitBySecret,
  makeKey,
  makeSecret,
  moveKey,
  type NewKey,
  revokeKey,
  sameHash,
  UnknownKeyError,
  UnusableSecretError,
} from "@market-data/storage";
import { transact } from "./transact.ts";

/** Error codes of a unique column and of a primary key. */
const UNIQUE_VIOLATED = [2067, 1555];
const KEYS = `SELECT k.id, account_id AS accountId, name, owner, plan, s.hint, created, activated, k.expires, networks,
    revoked, s.hash, s.expires AS secretExpires
  FROM api_key AS k JOIN account AS a ON a.id = account_id JOIN key_secret AS s ON s.key_id = k.id`;

/**
 * Keys in a database of accounts. Commands of other processes take effect at once. Changed keys are read after the
 * commit.
 */
export class SqliteKeyStore implements KeyStore {
  readonly #database: DatabaseSync;
  readonly #user: string;
  readonly #find: StatementSync;
  readonly #get: StatementSync;
  readonly #list: StatementSync;
  readonly #account: StatementSync;
  readonly #saveAccount: StatementSync;
  readonly #saveKey: StatementSync;
  readonly #addSecret: StatementSync;
  readonly #endSecrets: StatementSync;
  readonly #dropSecrets: StatementSync;
  readonly #addLog: StatementSync;
  readonly #log: StatementSync;

  /**
   * @param database Opened by `openAccounts`.
   * @param user The user in the log of changes.
   */
  constructor(database: DatabaseSync, user = "service") {
    this.#database = database;
    this.#user = user;
    this.#find = database.prepare(`${KEYS} WHERE s.hash = ? AND revoked IS NULL`);
    this.#get = database.prepare(`${KEYS} WHERE k.id = ? AND s.expires IS NULL`);
    this.#list = database.prepare(`${KEYS} WHERE s.expires IS NULL ORDER BY created, k.rowid`);
    this.#account = database.prepare("SELECT id, owner, plan, activated FROM account WHERE owner = ?");
    this.#saveAccount = database.prepare(
      `INSERT INTO account (id, owner, plan, activated) VALUES (?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET owner = excluded.owner, plan = excluded.plan, activated = excluded.activated`,
    );
    this.#saveKey = database.prepare(
      `INSERT INTO api_key (id, account_id, name, created, expires, networks, revoked) VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET account_id = excluded.account_id, name = excluded.name,
         expires = excluded.expires, networks = excluded.networks, revoked = excluded.revoked`,
    );
    this.#addSecret = database.prepare("INSERT INTO key_secret (hash, key_id, hint) VALUES (?, ?, ?)");
    this.#endSecrets = database.prepare(
      "UPDATE key_secret SET expires = min(coalesce(expires, :until), :until) WHERE key_id = :id",
    );
    this.#dropSecrets = database.prepare("DELETE FROM key_secret WHERE key_id = ? AND expires <= ?");
    this.#addLog = database.prepare(
      "INSERT INTO key_log (time, command, key_id, what, user) VALUES (?, ?, ?, ?, ?)",
    );
    this.#log = database.prepare(
      `SELECT time, command, key_id AS keyId, what, user FROM key_log
       WHERE key_id = coalesce(?, key_id) ORDER BY rowid`,
    );
  }

  async create(given: NewKey, now: number) {
    const made = transact(this.#database, () => {
      const { key, secret, hash } = makeKey(given, now, this.#getAccount(given.owner));
      this.#save(key);
      this.#saveSecret(key.id, hash, key.hint);
      this.#note("create", key.id, describeChange(undefined, key), now);
      return { id: key.id, secret };
    });
    return { key: this.#getKey(made.id), secret: made.secret };
  }

  async find(hash: Uint8Array): Promise<ApiKey | undefined> {
    const row = this.#find.get(hash);
    // The time of an index search can reveal hashes at most. The whole hash is compared in constant time.
    return row !== undefined && sameHash(row["hash"] as Uint8Array, hash) ? toKey(row) : undefined;
  }

  async list(): Promise<ApiKey[]> {
    return this.#list.all().map(toKey);
  }

  async revoke(id: string, now: number): Promise<ApiKey> {
    return this.#update("revoke", id, now, (key) => revokeKey(key, now));
  }

  async move(id: string, plan: string, now: number): Promise<ApiKey> {
    return this.#update("move", id, now, (key) => moveKey(key, plan, now));
  }

  async change(id: string, terms: Partial<KeyTerms>, now: number): Promise<ApiKey> {
    return this.#update("change", id, now, (key) => changeKey(key, terms, this.#getAccount(terms.owner)));
  }

  async rotate(id: string, until: number, now: number) {
    const { secret, hash, hint } = makeSecret();
    transact(this.#database, () => {
      const before = assertNotRevoked(this.#getKey(id));
      this.#endSecrets.run({ id, until });
      this.#dropSecrets.run(id, now);
      this.#saveSecret(id, hash, hint);
      this.#note("rotate", id, describeRotation(before, hint, until), now);
    });
    return { key: this.#getKey(id), secret };
  }

  async log(id?: string): Promise<KeyLogEntry[]> {
    return this.#log.all(id ?? null) as unknown as KeyLogEntry[];
  }

  /** Changes one key and returns the stored result. @throws {UnknownKeyError} */
  #update(command: KeyCommand, id: string, now: number, change: (key: ApiKey) => ApiKey): ApiKey {
    transact(this.#database, () => {
      const before = this.#getKey(id);
      const after = change(before);
      const what = describeChange(before, after);
      this.#save(after);
      if (what !== "") this.#note(command, id, what, now);
    });
    return this.#getKey(id);
  }

  #getKey(id: string): ApiKey {
    const row = this.#get.get(id);
    if (row === undefined) throw new UnknownKeyError(id);
    return toKey(row);
  }

  #getAccount(owner: string | null | undefined): KeyAccount | undefined {
    return this.#account.get(owner ?? null) as KeyAccount | undefined;
  }

  #save(key: ApiKey): void {
    const { id, owner, plan, activated } = getAccount(key);
    this.#saveAccount.run(id, owner, plan, activated);
    const networks = JSON.stringify(key.networks);
    this.#saveKey.run(key.id, id, key.name, key.created, key.expires, networks, key.revoked);
  }

  /** @throws {UnusableSecretError} if another key has the secret. */
  #saveSecret(id: string, hash: Uint8Array, hint: string): void {
    try {
      this.#addSecret.run(hash, id, hint);
    } catch (error) {
      if (!UNIQUE_VIOLATED.includes((error as { errcode?: number }).errcode ?? 0)) throw error;
      throw new UnusableSecretError();
    }
  }

  #note(command: KeyCommand, id: string, what: string, now: number): void {
    this.#addLog.run(now, command, id, what, this.#user);
  }
}

interface KeyRow extends Omit<ApiKey, "networks"> {
  readonly networks: string;
  readonly hash: Uint8Array;
  readonly secretExpires: number | null;
}

function toKey(row: unknown): ApiKey {
  const { hash: _, secretExpires, networks, ...key } = row as KeyRow;
  return limitBySecret({ ...key, networks: JSON.parse(networks) }, secretExpires);
}
