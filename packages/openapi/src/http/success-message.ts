import type { Operation } from "../operation.ts";

/** What `status.error_message` is on success: empty, but null in the documents' samples of the multiplier. */
export function successMessage({ result }: Pick<Operation, "result">): "" | null {
  return result.record === "MultiplierResult" ? null : "";
}
