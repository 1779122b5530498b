/** How the suite sets a client up. */
export interface SubjectOptions {
  baseUrl: string;
  apiKey?: string;
  /** Milliseconds for one try, its body included. Default 10,000. */
  timeout?: number;
  /** Further tries after a first one that failed. Default 2. */
  retries?: number;
}

export interface CallOptions {
  signal?: AbortSignal;
}

/** A client under test. */
export interface SubjectClient {
  /**
   * Any GET that answers the parsed body. With a number it asks for something else than with another number; calls
   * with the same number are identical.
   */
  call(options?: CallOptions, which?: number): Promise<unknown>;
  /** What a program would log when it logs its client. */
  readonly printable: unknown;
  /** GETs with these query parameters, where the client knows parameters: a number, a list, a text list. */
  ask?: (query: { limit?: unknown; id?: unknown; convert?: unknown }) => Promise<unknown>;
}

/** A client library, made to look like all others. */
export interface Subject {
  readonly name: string;
  /** The body of an error in the form that the client's own service gives it; without it, the form of ours. */
  errorBody?: (code: number, message: string) => unknown;
  create(options: SubjectOptions): SubjectClient;
}
