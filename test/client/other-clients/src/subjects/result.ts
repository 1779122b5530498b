/** The result of clients that return errors as values. */
export interface Outcome {
  data?: unknown;
  error?: unknown;
  response?: Response;
}

/** Converts a returned error to a thrown error, with the original as its cause. */
export function unwrap({ data, error, response }: Outcome): unknown {
  if (error === undefined && response?.ok !== false) return data;
  if (error instanceof Error) throw error;
  throw Object.assign(new Error(`HTTP ${response?.status}`, { cause: error }), { status: response?.status });
}
