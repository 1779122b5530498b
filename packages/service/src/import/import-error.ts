/** An import that cannot begin or go on; the message says what to do. What was written before it stays. */
export class ImportError extends Error {
  override readonly name = "ImportError";
}
