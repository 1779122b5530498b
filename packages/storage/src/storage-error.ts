/** The kinds of errors of stored data. */
export type StorageErrorKind =
  | "newer"
  | "locked"
  | "corrupt"
  | "foreign"
  | "full"
  | "read-only"
  | "unreadable"
  | "missing"
  | "in-use"
  | "unavailable"
  | "busy";

/** Stored data cannot be used. The message names the location and the fix. */
export class StorageError extends Error {
  override readonly name = "StorageError";
  readonly kind: StorageErrorKind;
  /** The file, folder or server address of the data. */
  readonly location: string;

  /** @param rest The message after the location. */
  constructor(kind: StorageErrorKind, location: string, rest: string, options?: ErrorOptions) {
    super(`${location} ${rest}`, options);
    this.kind = kind;
    this.location = location;
  }

  /** The message without the location. */
  get rest(): string {
    return this.message.slice(this.location.length + 1);
  }

  /** Returns the same error for another location. */
  at(location: string): StorageError {
    return new StorageError(this.kind, location, this.rest, { cause: this });
  }
}
