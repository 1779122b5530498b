/** The settings of a client in the suite. */
export interface SubjectOptions {
  baseUrl: string;
  apiKey?: string;
  /** The timeout of one attempt in ms, including the body. Default 10,000. */
  timeout?: number;
  /** The maximum number of retries. Default 2. */
  retries?: number;
  /** Whether the client compares responses with the contract. Default: no. */
  validate?: boolean;
}

export interface CallOptions {
  signal?: AbortSignal;
}

/** A client under test. */
export interface SubjectClient {
  /**
   * Sends a GET request and returns the parsed body. Calls with the same number are identical, and calls with different
   * numbers are different.
   */
  call(options?: CallOptions, which?: number): Promise<unknown>;
  /** The value that a program would log for its client. */
  readonly printable: unknown;
  /** Sends a GET request with query parameters: a number, a list of numbers, a list of texts. */
  ask?: (query: { limit?: unknown; id?: unknown; convert?: unknown }) => Promise<unknown>;
}

/** An adapter for a client library. */
export interface Subject {
  readonly name: string;
  /** Creates an error body in the format of the client's own service. Default: the format of our service. */
  errorBody?: (code: number, message: string) => unknown;
  create(options: SubjectOptions): SubjectClient;
}
