/** A key as the service knows it: everything but the key itself. */
export interface ApiKey {
  /** Public name of the key, for logs and for commands about it. */
  readonly id: string;
  /** What its owner calls it. */
  readonly name: string;
  /** The name of its plan. */
  readonly plan: string;
  /** The key's last characters, by which its holder knows it. */
  readonly hint: string;
  /** A Unix time in ms, like all times here. */
  readonly created: number;
  /** When it came to its plan: the monthly period of paid plans starts on this day of the month. */
  readonly activated: number;
  /** Null while the key is valid. */
  readonly revoked: number | null;
}

export interface NewKey {
  readonly plan: string;
  readonly name: string;
  /** The key itself, where it must be a certain one; at least 16 characters. Else a random one is made. */
  readonly secret?: string;
}

/**
 * Where keys are stored: hashed, so that a reader of the store cannot send requests. Another machine may store them, so
 * every method is asynchronous. `makeKey` makes what `create` saves.
 */
export interface KeyStore {
  /**
   * Makes a key. `secret` is returned here and never again.
   *
   * @throws {UnusableSecret}
   */
  create(key: NewKey, now: number): Promise<{ key: ApiKey; secret: string }>;
  /** The valid key with this hash (see `hashSecret`); undefined where it is unknown or revoked. */
  find(hash: Uint8Array): Promise<ApiKey | undefined>;
  /** All keys, revoked ones too, the oldest first. */
  list(): Promise<ApiKey[]>;
  /** Ends a key for good. @throws {UnknownKey} */
  revoke(id: string, now: number): Promise<ApiKey>;
  /** Puts a key on a plan, activated now. @throws {UnknownKey} for one that does not exist or is revoked. */
  move(id: string, plan: string, now: number): Promise<ApiKey>;
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
