/** An import cannot start or continue. The message contains a remedy. Written rows stay. */
export class ImportError extends Error {
  override readonly name = "ImportError";
}

/** A row cannot be imported. The message tells the author of the file why. */
export class RowError extends Error {
  override readonly name = "RowError";
}

/** Rejects the current row. */
export function reject(reason: string): never {
  throw new RowError(reason);
}

/** A mapping file is invalid. The message contains the place. */
export class MappingError extends Error {
  override readonly name = "MappingError";
}
