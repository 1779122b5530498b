/** Returns a weak ETag. ETags are weak because responses with equal data may have different status objects. */
export function weakEtag(opaque: string): string {
  return `W/"${opaque}"`;
}

/** Whether `If-None-Match` matches an ETag (RFC 9110, 13.1.2). `*` matches any ETag. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  return header?.trim() === "*" || namesEtag(header, etag);
}

/** Whether `If-None-Match` lists an ETag, by weak comparison. */
export function namesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const opaque = etag.slice(2);
  return header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === opaque);
}
