import type {
  CryptocurrencyMapV1Error,
  CryptocurrencyMultiplierV1Error,
  ErrorResponse,
  ErrorStatus,
} from "@market-data/types";

export function message({ status }: CryptocurrencyMapV1Error): string {
  return `${status.error_code}: ${status.error_message}`;
}

/** A single function can handle the errors of all operations. */
export const handle: (error: CryptocurrencyMultiplierV1Error) => string = message;

export function timestamp(error: ErrorResponse): ErrorStatus["timestamp"] {
  return error.status.timestamp;
}
