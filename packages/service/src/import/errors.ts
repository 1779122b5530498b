/** An import that cannot begin or go on; the message says what to do. What was written before it stays. */
export class ImportError extends Error {
  override readonly name = "ImportError";
}

/** A row that cannot be imported; the message says why, to the author of the file. */
export class RowError extends Error {
  override readonly name = "RowError";
}

/** Rejects the row that is being read. */
export function reject(reason: string): never {
  throw new RowError(reason);
}

/** A mapping file that is wrong; the message states where. */
export class MappingError extends Error {
  override readonly name = "MappingError";
}
