/** What can be wrong with stored data, apart from mistakes in this program. */
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
  | "away"
  | "busy";

/** Stored data that cannot be used as it is; the message says where it is and what to do about it. */
export class StorageError extends Error {
  override readonly name = "StorageError";
  readonly kind: StorageErrorKind;
  /** The file, folder or address of the data. */
  readonly location: string;

  /** @param rest Follows the location in the message. */
  constructor(kind: StorageErrorKind, location: string, rest: string, options?: ErrorOptions) {
    super(`${location} ${rest}`, options);
    this.kind = kind;
    this.location = location;
  }

  /** What follows the location in the message. */
  get rest(): string {
    return this.message.slice(this.location.length + 1);
  }

  /** The same error of data by another name. */
  at(location: string): StorageError {
    return new StorageError(this.kind, location, this.rest, { cause: this });
  }
}
