import {
  assertNotRevoked,
  changeKey,
  describeChange,
  describeRotation,
  getAccount,
  type KeyAccount,
  limitBySecret,
  moveKey,
  revokeKey,
  withAccount,
} from "../../accounts/key-changes.ts";
import {
  type ApiKey,
  type KeyCommand,
  type KeyLogEntry,
  type KeyStore,
  type KeyTerms,
  type NewKey,
  UnknownKey,
  UnusableSecret,
} from "../../accounts/key-store.ts";
import { makeKey, makeSecret } from "../../accounts/new-key.ts";

interface StoredSecret {
  readonly id: string;
  readonly hint: string;
  readonly expires: number | null;
}

/** Keys in memory, gone with the process. */
export class MemoryKeyStore implements KeyStore {
  readonly #user: string;
  /** In the order in which they were made. */
  readonly #keys = new Map<string, ApiKey>();
  readonly #accounts = new Map<string, KeyAccount>();
  /** By the hash's text. */
  readonly #secrets = new Map<string, StoredSecret>();
  readonly #log: KeyLogEntry[] = [];

  /** @param user Who changes keys, for the log. */
  constructor(user = "service") {
    this.#user = user;
  }

  async create(given: NewKey, now: number) {
    const { key, secret, hash } = makeKey(given, now, this.#accountOf(given.owner));
    const text = hash.toString("hex");
    if (this.#secrets.has(text)) throw new UnusableSecret();
    this.#save(key);
    this.#secrets.set(text, { id: key.id, hint: key.hint, expires: null });
    this.#note("create", key.id, describeChange(undefined, key), now);
    return { key, secret };
  }

  async find(hash: Uint8Array): Promise<ApiKey | undefined> {
    const secret = this.#secrets.get(Buffer.from(hash).toString("hex"));
    if (secret === undefined) return undefined;
    const key = this.#getKey(secret.id);
    if (key.revoked !== null) return undefined;
    return limitBySecret({ ...key, hint: secret.hint }, secret.expires);
  }

  async list(): Promise<ApiKey[]> {
    const keys = [...this.#keys.keys()].map((id) => this.#getKey(id));
    return keys.toSorted((one, other) => one.created - other.created);
  }

  async revoke(id: string, now: number): Promise<ApiKey> {
    return this.#update("revoke", id, now, (key) => revokeKey(key, now));
  }

  async move(id: string, plan: string, now: number): Promise<ApiKey> {
    return this.#update("move", id, now, (key) => moveKey(key, plan, now));
  }

  async change(id: string, terms: Partial<KeyTerms>, now: number): Promise<ApiKey> {
    return this.#update("change", id, now, (key) => changeKey(key, terms, this.#accountOf(terms.owner)));
  }

  async rotate(id: string, until: number, now: number) {
    const before = assertNotRevoked(this.#getKey(id));
    const { secret, hash, hint } = makeSecret();
    for (const [text, old] of this.#secrets) {
      if (old.id === id) this.#secrets.set(text, { ...old, expires: Math.min(old.expires ?? until, until) });
    }
    this.#secrets.set(hash.toString("hex"), { id, hint, expires: null });
    this.#save({ ...before, hint });
    this.#note("rotate", id, describeRotation(before, hint, until), now);
    return { key: this.#getKey(id), secret };
  }

  async log(id?: string): Promise<KeyLogEntry[]> {
    return this.#log.filter(({ keyId }) => id === undefined || keyId === id);
  }

  #update(command: KeyCommand, id: string, now: number, change: (key: ApiKey) => ApiKey): ApiKey {
    const before = this.#getKey(id);
    const after = change(before);
    const what = describeChange(before, after);
    this.#save(after);
    if (what !== "") this.#note(command, id, what, now);
    return after;
  }

  /** A key, with what its account has now. @throws {UnknownKey} */
  #getKey(id: string): ApiKey {
    const key = this.#keys.get(id);
    const account = key && this.#accounts.get(key.accountId);
    if (key === undefined || account === undefined) throw new UnknownKey(id);
    return withAccount(key, account);
  }

  #accountOf(owner: string | null | undefined): KeyAccount | undefined {
    if (owner === null || owner === undefined) return undefined;
    return [...this.#accounts.values()].find((account) => account.owner === owner);
  }

  #save(key: ApiKey): void {
    this.#accounts.set(key.accountId, getAccount(key));
    this.#keys.set(key.id, key);
  }

  #note(command: KeyCommand, keyId: string, what: string, time: number): void {
    this.#log.push({ time, command, keyId, what, user: this.#user });
  }
}
