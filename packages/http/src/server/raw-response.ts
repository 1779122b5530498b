import { type ErrorName, getErrorCode } from "../contract/error-codes.ts";
import { errorBody } from "../contract/status.ts";
import { type HeaderList, JSON_TYPE } from "../response/response.ts";
import { NO_SNIFFING } from "../response/response-headers.ts";
import { STATUS_CODES } from "./node-http.ts";

/** An error of a connection without a parsed request. */
export interface RawError {
  readonly name: ErrorName;
  readonly message: string;
  /** Additional headers. */
  readonly headers?: Readonly<HeaderList>;
}

/** Returns a complete HTTP response with an error, which closes the connection. */
export function rawResponse({ name, message, headers = [] }: RawError, now: number): string {
  const { code, status } = getErrorCode(name);
  const body = errorBody(code, message, 0, now);
  const all = [
    ...["Content-Type", JSON_TYPE, ...NO_SNIFFING, "Content-Length", String(Buffer.byteLength(body))],
    ...headers,
    ...["Connection", "close"],
  ];
  let lines = "";
  for (let index = 0; index < all.length; index += 2) lines += `${all[index]}: ${all[index + 1]}\r\n`;
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n${body}`;
}
