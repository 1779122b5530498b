/** A key as the service knows it: everything but the key itself. */
export interface ApiKey {
  /** Public name of the key, for logs and for commands about it. */
  readonly id: string;
  /** What its requests and credits count for: the account of its owner, or one of its own. */
  readonly accountId: string;
  /** What its owner calls it. */
  readonly name: string;
  /** Whose it is; null for a key by itself. Keys of one owner have one plan, one activation and one quota. */
  readonly owner: string | null;
  /** The name of its plan. */
  readonly plan: string;
  /** The key's last characters, by which its holder knows it. */
  readonly hint: string;
  /** A Unix time in ms, like all times here. */
  readonly created: number;
  /** When it came to its plan: the monthly period of paid plans starts on this day of the month. */
  readonly activated: number;
  /** From when on it is not valid; null for a key without an end. */
  readonly expires: number | null;
  /** The networks that it may be used from, as `parseNetworks` writes them; any where there are none. */
  readonly networks: readonly string[];
  /** Null while the key is valid. */
  readonly revoked: number | null;
}

/** What of a key may be changed at any time. */
export type KeyTerms = Pick<ApiKey, "name" | "owner" | "expires" | "networks">;

export interface NewKey extends Partial<KeyTerms> {
  /** That of the owner's other keys, where there are any. */
  readonly plan: string;
  readonly name: string;
  /** The key itself, where it must be a certain one; at least 16 characters. Else a random one is made. */
  readonly secret?: string;
}

/** What changes keys, in the log. */
export type KeyCommand = "create" | "change" | "move" | "rotate" | "revoke";

/** A line of the log: who changed what, and when. */
export interface KeyLogEntry {
  readonly time: number;
  readonly command: KeyCommand;
  readonly keyId: string;
  /** What it changed, for people. */
  readonly what: string;
  /** The user of the operating system who did it, or `service`. */
  readonly user: string;
}

/**
 * Where keys are stored: hashed, so that a reader of the store cannot send requests. Another machine may store them, so
 * every method is asynchronous. What a method changed is stored, with its line in the log, when the method is done.
 * `key-changes.ts` has what each change means.
 */
export interface KeyStore {
  /**
   * Makes a key. `secret` is returned here and never again.
   *
   * @throws {UnusableSecret}
   * @throws {OtherPlan} where the owner's keys are on another plan.
   */
  create(key: NewKey, now: number): Promise<{ key: ApiKey; secret: string }>;
  /**
   * The key with this hash (see `hashSecret`); undefined where it is unknown or revoked. `expires` and `hint` are those of
   * the secret: one that was replaced ends before the key does. It may be over; `findKeyProblem` looks.
   */
  find(hash: Uint8Array): Promise<ApiKey | undefined>;
  /** All keys, revoked ones too, the oldest first. */
  list(): Promise<ApiKey[]>;
  /** Ends a key for good. @throws {UnknownKey} */
  revoke(id: string, now: number): Promise<ApiKey>;
  /**
   * Puts a key, and all others of its owner, on a plan, activated now.
   *
   * @throws {UnknownKey} for one that does not exist or is revoked.
   */
  move(id: string, plan: string, now: number): Promise<ApiKey>;
  /**
   * Changes what is given. A key of a new owner counts for that owner from then on.
   *
   * @throws {UnknownKey} for one that does not exist or is revoked.
   * @throws {OtherPlan} where the new owner's keys are on another plan.
   */
  change(id: string, terms: Partial<KeyTerms>, now: number): Promise<ApiKey>;
  /**
   * Gives a key a new secret, which is returned here and never again. Its old ones are valid until a time.
   *
   * @throws {UnknownKey} for one that does not exist or is revoked.
   */
  rotate(id: string, until: number, now: number): Promise<{ key: ApiKey; secret: string }>;
  /** What was changed, the oldest first; of one key where its id is given. */
  log(id?: string): Promise<KeyLogEntry[]>;
}

/** A command about a key that does not exist, or is revoked where it must not be. */
export class UnknownKey extends Error {
  override readonly name = "UnknownKey";

  constructor(id: string) {
    super(`There is no key ${JSON.stringify(id)}, or it is revoked.`);
  }
}

/** A key that cannot be stored: too short to be safe, or used already. */
export class UnusableSecret extends Error {
  override readonly name = "UnusableSecret";

  constructor(message = "This key is used already.") {
    super(message);
  }
}

/** A key for an owner whose keys are on another plan. */
export class OtherPlan extends Error {
  override readonly name = "OtherPlan";

  constructor(owner: string, plan: string) {
    super(
      `The keys of ${JSON.stringify(owner)} are on the plan ${plan}, and keys of one owner share plan and quota. ` +
        'Use that plan, or move them first ("keys move").',
    );
  }
}
