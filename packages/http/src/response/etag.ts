/** A weak ETag: responses with the same data may differ in their status. */
export function weakEtag(opaque: string): string {
  return `W/"${opaque}"`;
}

/** Whether `If-None-Match` matches an ETag (RFC 9110, 13.1.2): it names that, or is `*`, which matches any. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  return header?.trim() === "*" || namesEtag(header, etag);
}

/** Whether `If-None-Match` names an ETag, by weak comparison: the caller has that response. */
export function namesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const opaque = etag.slice(2);
  return header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === opaque);
}
