/** The programs of others that compare two OpenAPI documents. */
export type EngineName = "oasdiff" | "redocly";

export interface Engine {
  /**
   * The rules by which the second of two files breaks clients of the first; empty where it does not.
   * @param folder The folder of both.
   * @throws {EngineError} where it could not compare.
   */
  findBreaks(before: string, after: string, folder: string): Promise<readonly string[]>;
  stop(): void;
}

/** An engine is missing, or could not compare. */
export class EngineError extends Error {
  override readonly name = "EngineError";
}
