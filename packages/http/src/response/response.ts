/** Names and values of headers in turn, as `writeHead` of `node:http` takes them. */
export type HeaderList = string[];

/** The names of the service's own headers, which a vendor prefix may change. */
export interface HeaderNames {
  /** The request header that carries the key. */
  readonly keyHeader: string;
  /** The response header that states the credits used. */
  readonly creditHeader: string;
}

export const JSON_TYPE = "application/json; charset=utf-8";
