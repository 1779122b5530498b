/** Reports changes of keys by any process. */
export interface KeyChangeFeed {
  /** The time up to which all stored changes are reported, in ms of `performance.now()`. */
  readonly knownUntil: number;
  /** @param listener Called for each change, and without an argument when any key may have changed. */
  onChange(listener: (change?: KeyChange) => void): void;
}

/** A changed key. Treat all keys of the account as changed. */
export interface KeyChange {
  readonly keyId: string;
  readonly accountId: string;
}
