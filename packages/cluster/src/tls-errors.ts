/** Node's error codes of certificates and encrypted connections, with advice for the operator. */
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
 * Describes a TLS error, as the rest of a sentence that begins with the server. Returns undefined for errors without TLS.
 *
 * @param authority The setting that names the certificate of an authority.
 */
export function describeTlsError(error: unknown, authority: string): string | undefined {
  const { code } = (error ?? {}) as { code?: unknown };
  if (typeof code !== "string") return undefined;
  return MEANINGS.find(([pattern]) => pattern.test(code))?.[1](authority);
}
