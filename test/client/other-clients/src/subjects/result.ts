/** What clients return that tell errors as a value. */
export interface Outcome {
  data?: unknown;
  error?: unknown;
  response?: Response;
}

/** An error told as a value, thrown as the suite expects it. What the client had to say is its cause. */
export function unwrap({ data, error, response }: Outcome): unknown {
  if (error === undefined && response?.ok !== false) return data;
  if (error instanceof Error) throw error;
  throw Object.assign(new Error(`HTTP ${response?.status}`, { cause: error }), { status: response?.status });
}
