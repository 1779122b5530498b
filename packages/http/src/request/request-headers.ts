/** Headers of a request by their names in lower case, as `node:http` has them. */
export interface RequestHeaders {
  readonly [name: string]: string | string[] | undefined;
  readonly accept?: string | undefined;
  readonly "access-control-request-headers"?: string | undefined;
  readonly "if-none-match"?: string | undefined;
  readonly origin?: string | undefined;
}
