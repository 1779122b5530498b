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
  UnknownKeyError,
  UnusableSecretError,
} from "@market-data/storage";
import { type Database, type Queries, raw } from "./database.ts";

const UNIQUE_VIOLATED = "23505";

/** The channel for changed keys of a schema. A name has 63 bytes at most. */
export const KEY_CHANNEL = raw("left('market-data keys ' || current_schema(), 63)");

/** Keys in PostgreSQL, for all nodes. */
export class PostgresKeyStore implements KeyStore {
  readonly #database: Database;
  readonly #user: string;

  /**
   * @param database With the tables of the accounts.
   * @param user The user who changes keys, for the log.
   */
  constructor(database: Database, user = "service") {
    this.#database = database;
    this.#user = user;
  }

  async create(given: NewKey, now: number) {
    return this.#change(async (sql) => {
      const { key, secret, hash } = makeKey(given, now, await findAccount(sql, given.owner));
      await save(sql, key);
      await saveSecret(sql, key.id, hash, key.hint);
      await this.#note(sql, "create", key.id, describeChange(undefined, key), now);
      return { key: await getKey(sql, key.id), secret };
    });
  }

  async find(hash: Uint8Array): Promise<ApiKey | undefined> {
    // The duration of the search can reveal hashes, but no keys.
    const [row] = await this.#database.query(
      (sql) => sql<KeyRow[]>`${SELECT_KEYS} WHERE s.hash = ${hash} AND revoked IS NULL`,
    );
    return row && toKey(row);
  }

  async list(): Promise<ApiKey[]> {
    const rows = await this.#database.query(
      (sql) => sql<KeyRow[]>`${SELECT_KEYS} WHERE s.expires IS NULL ORDER BY created, position`,
    );
    return rows.map(toKey);
  }

  async revoke(id: string, now: number): Promise<ApiKey> {
    return this.#update("revoke", id, now, (key) => revokeKey(key, now));
  }

  async move(id: string, plan: string, now: number): Promise<ApiKey> {
    return this.#update("move", id, now, (key) => moveKey(key, plan, now));
  }

  async change(id: string, terms: Partial<KeyTerms>, now: number): Promise<ApiKey> {
    return this.#update("change", id, now, async (key, sql) =>
      changeKey(key, terms, await findAccount(sql, terms.owner)),
    );
  }

  async rotate(id: string, until: number, now: number) {
    const { secret, hash, hint } = makeSecret();
    return this.#change(async (sql) => {
      const before = assertNotRevoked(await getKey(sql, id));
      await sql`UPDATE key_secret SET expires = least(coalesce(expires, ${until}), ${until}) WHERE key_id = ${id}`;
      await sql`DELETE FROM key_secret WHERE key_id = ${id} AND expires <= ${now}`;
      await saveSecret(sql, id, hash, hint);
      await this.#note(sql, "rotate", id, describeRotation(before, hint, until), now);
      return { key: await getKey(sql, id), secret };
    });
  }

  async log(id?: string): Promise<KeyLogEntry[]> {
    return this.#database.query(
      (sql) => sql<KeyLogEntry[]>`
        SELECT time, command, key_id AS "keyId", what, "user" FROM key_log
        WHERE key_id = coalesce(${id ?? null}, key_id) ORDER BY position`,
    );
  }

  /** Changes a key. Returns the stored key. @throws {UnknownKeyError} */
  async #update(
    command: KeyCommand,
    id: string,
    now: number,
    change: (key: ApiKey, sql: Queries) => ApiKey | Promise<ApiKey>,
  ): Promise<ApiKey> {
    return this.#change(async (sql) => {
      const before = await getKey(sql, id);
      const after = await change(before, sql);
      const what = describeChange(before, after);
      await save(sql, after);
      if (what !== "") await this.#note(sql, command, id, what, now);
      return getKey(sql, id);
    });
  }

  /** Runs changes of keys one after another: changes are rare. */
  async #change<Result>(work: (sql: Queries) => Promise<Result>): Promise<Result> {
    return this.#database.transaction(async (sql) => {
      await sql`LOCK TABLE api_key IN SHARE ROW EXCLUSIVE MODE`;
      return work(sql);
    });
  }

  async #note(sql: Queries, command: KeyCommand, id: string, what: string, now: number): Promise<void> {
    await sql`
      INSERT INTO key_log (time, command, key_id, what, "user") VALUES (${now}, ${command}, ${id}, ${what}, ${this.#user})`;
    // PostgreSQL sends the notification after the commit.
    await sql`SELECT pg_notify(${KEY_CHANNEL}, id || ' ' || account_id) FROM api_key WHERE id = ${id}`;
  }
}

interface KeyRow extends ApiKey {
  readonly secretExpires: number | null;
}

const SELECT_KEYS = raw(`
    SELECT k.id, account_id AS "accountId", name, owner, plan, s.hint, created, activated, k.expires, networks,
      revoked, s.expires AS "secretExpires"
    FROM api_key AS k JOIN account AS a ON a.id = account_id JOIN key_secret AS s ON s.key_id = k.id`);

function toKey({ secretExpires, ...key }: KeyRow): ApiKey {
  return limitBySecret(key, secretExpires);
}

/** @throws {UnknownKeyError} */
async function getKey(sql: Queries, id: string): Promise<ApiKey> {
  const [row] = await sql<KeyRow[]>`${SELECT_KEYS} WHERE k.id = ${id} AND s.expires IS NULL`;
  if (row === undefined) throw new UnknownKeyError(id);
  return toKey(row);
}

async function findAccount(sql: Queries, owner: string | null | undefined): Promise<KeyAccount | undefined> {
  const [account] = await sql<KeyAccount[]>`
    SELECT id, owner, plan, activated FROM account WHERE owner = ${owner ?? null}`;
  return account;
}

async function save(sql: Queries, key: ApiKey): Promise<void> {
  const { id, owner, plan, activated } = getAccount(key);
  await sql`
    INSERT INTO account (id, owner, plan, activated) VALUES (${id}, ${owner}, ${plan}, ${activated})
    ON CONFLICT (id) DO UPDATE SET owner = excluded.owner, plan = excluded.plan, activated = excluded.activated`;
  await sql`
    INSERT INTO api_key (id, account_id, name, created, expires, networks, revoked)
    VALUES (${key.id}, ${id}, ${key.name}, ${key.created}, ${key.expires}, ${JSON.stringify(key.networks)}::text::json, ${key.revoked})
    ON CONFLICT (id) DO UPDATE SET account_id = excluded.account_id, name = excluded.name,
      expires = excluded.expires, networks = excluded.networks, revoked = excluded.revoked`;
}

/** @throws {UnusableSecretError} if another key has the secret. */
async function saveSecret(sql: Queries, id: string, hash: Uint8Array, hint: string): Promise<void> {
  try {
    await sql`INSERT INTO key_secret (hash, key_id, hint) VALUES (${hash}, ${id}, ${hint})`;
  } catch (error) {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATED) throw error;
    throw new UnusableSecretError();
  }
}
