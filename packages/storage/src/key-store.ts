/** A key without its secret. */
export interface ApiKey {
  /** The public id of the key, for logs and commands. */
  readonly id: string;
  /** The account that is charged: the account of the owner, or an account for this key alone. */
  readonly accountId: string;
  /** A display name. */
  readonly name: string;
  /** Null for a key without an owner. All keys of an owner share plan, activation and quota. */
  readonly owner: string | null;
  /** The name of the plan. */
  readonly plan: string;
  /** The last characters of the secret, for recognition by its holder. */
  readonly hint: string;
  /** A Unix time in ms, like all times of a key. */
  readonly created: number;
  /** When the plan started. The monthly period of paid plans starts on this day of the month. */
  readonly activated: number;
  /** When the key expires; null for never. */
  readonly expires: number | null;
  /** The allowed networks, as formatted by `parseNetworks`. Empty for any network. */
  readonly networks: readonly string[];
  /** Null while the key is valid. */
  readonly revoked: number | null;
}

/** The terms of a key that may be changed at any time. */
export type KeyTerms = Pick<ApiKey, "name" | "owner" | "expires" | "networks">;

/** The input for a new key. */
export interface NewKey extends Partial<KeyTerms> {
  /** Must equal the plan of the owner's existing keys. */
  readonly plan: string;
  readonly name: string;
  /** A given secret of at least 16 characters. Default: a random secret. */
  readonly secret?: string;
}

/** A logged command that changes keys. */
export type KeyCommand = "create" | "change" | "move" | "rotate" | "revoke";

/** A log entry of a key change. */
export interface KeyLogEntry {
  readonly time: number;
  readonly command: KeyCommand;
  readonly keyId: string;
  /** A readable description of the change. */
  readonly what: string;
  /** The operating system user, or `service`. */
  readonly user: string;
}

/**
 * Stores hashed keys, so that a reader of the store cannot send requests. All methods are asynchronous because the store may be on
 * another machine. A change and its log entry are durable when the method returns. `key-changes.ts` defines each change.
 */
export interface KeyStore {
  /**
   * Creates a key. Returns `secret`, and no method returns it again.
   *
   * @throws {UnusableSecretError} if the secret is too short or already used.
   * @throws {PlanMismatchError} if the owner's keys are on another plan.
   */
  create(key: NewKey, now: number): Promise<{ key: ApiKey; secret: string }>;
  /**
   * Finds a key by the hash of a secret (`hashSecret`). Returns undefined for an unknown or revoked key. `expires` and `hint` apply
   * to this secret: a replaced secret expires before the key. An expired key is returned too; see `findKeyProblem`.
   */
  find(hash: Uint8Array): Promise<ApiKey | undefined>;
  /** Lists all keys including revoked keys, oldest first. */
  list(): Promise<ApiKey[]>;
  /** Revokes a key permanently. @throws {UnknownKeyError} if the key does not exist. */
  revoke(id: string, now: number): Promise<ApiKey>;
  /**
   * Moves a key and all keys of its owner to a plan, activated now.
   *
   * @throws {UnknownKeyError} if the key does not exist or is revoked.
   */
  move(id: string, plan: string, now: number): Promise<ApiKey>;
  /**
   * Changes the given terms. After a change of owner, the account of the new owner is charged.
   *
   * @throws {UnknownKeyError} if the key does not exist or is revoked.
   * @throws {PlanMismatchError} if the new owner's keys are on another plan.
   */
  change(id: string, terms: Partial<KeyTerms>, now: number): Promise<ApiKey>;
  /**
   * Gives a key a new secret. No method returns the secret again. Old secrets stay valid until `until` or their own
   * earlier end.
   *
   * @throws {UnknownKeyError} if the key does not exist or is revoked.
   */
  rotate(id: string, until: number, now: number): Promise<{ key: ApiKey; secret: string }>;
  /** Lists the changes of all keys or of one key, oldest first. */
  log(id?: string): Promise<KeyLogEntry[]>;
}

/** The key does not exist or is revoked. */
export class UnknownKeyError extends Error {
  override readonly name = "UnknownKeyError";

  constructor(id: string) {
    super(`There is no key ${JSON.stringify(id)}, or it is revoked.`);
  }
}

/** The secret is too short or already used. */
export class UnusableSecretError extends Error {
  override readonly name = "UnusableSecretError";

  constructor(message = "This key is already in use.") {
    super(message);
  }
}

/** The keys of the owner are on another plan. */
export class PlanMismatchError extends Error {
  override readonly name = "PlanMismatchError";

  constructor(owner: string, plan: string) {
    super(
      `The keys of ${JSON.stringify(owner)} are on the plan ${plan}, and keys of one owner share plan and quota. ` +
        'Use that plan, or move them first ("keys move").',
    );
  }
}
