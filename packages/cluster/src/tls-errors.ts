/** Node's codes of what is wrong with a certificate or an encrypted connection, with what each means for the operator. */
const MEANINGS: readonly (readonly [code: RegExp, means: (authority: string) => string])[] = [
  [
    /^ERR_TLS_CERT_ALTNAME_INVALID$/,
    () => "has a certificate for another host. Name the host in the URL as its certificate does",
  ],
  [/^CERT_HAS_EXPIRED$/, () => "has a certificate that has expired. Renew it on the server"],
  [
    /^CERT_NOT_YET_VALID$/,
    () => "has a certificate that is not valid yet. Look at the clocks of both machines",
  ],
  [
    /CERT|^UNABLE_TO|^DEPTH_ZERO/,
    (authority) =>
      `has a certificate of an authority that is not trusted here. Name the certificate of that authority ${authority}`,
  ],
  [
    /^ERR_SSL|^ERR_TLS|^EPROTO$/,
    () =>
      "does not encrypt the connection as it should. Check the port, and which versions of TLS the server allows",
  ],
];

/**
 * What an error of TLS means, as the rest of a sentence that begins with the server; undefined for any other error.
 *
 * @param authority Where the certificate of an authority is named.
 */
export function describeTlsError(error: unknown, authority: string): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  if (typeof code !== "string") return undefined;
  return MEANINGS.find(([pattern]) => pattern.test(code))?.[1](authority);
}
