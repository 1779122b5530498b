/** A row that cannot be taken; the message says why, to whoever made the file. */
export class Rejected extends Error {
  override readonly name = "Rejected";
}

/** Refuses a row. */
export function reject(reason: string): never {
  throw new Rejected(reason);
}
