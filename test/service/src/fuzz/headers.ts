import fc from "fast-check";

const visible = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xff })
    .filter((code) => code !== 0x7f)
    .map((code) => String.fromCharCode(code)),
  maxLength: 60,
});
const quality = fc.constantFrom("", ";q=0", ";q=1", ";q=0.5", ";q=x", ";q=", "; q = 0.1");
const codings = fc
  .array(
    fc.tuple(
      fc.constantFrom("gzip", "br", "zstd", "deflate", "identity", "*", "x-gzip", "GZIP", ""),
      quality,
    ),
    { maxLength: 5 },
  )
  .map((some) => some.map(([coding, q]) => coding + q).join(", "));
const tags = fc
  .array(fc.oneof(visible, fc.constantFrom('"a"', 'W/"a"', "*", 'W/"', '""')), { maxLength: 20 })
  .map((some) => some.join(", "));

/** Arbitrary request headers with arbitrary values. */
export const someHeaders: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    "Accept-Encoding": fc.oneof(codings, visible),
    "If-None-Match": tags,
    Accept: visible,
    "Accept-Language": visible,
    Origin: fc.oneof(
      visible,
      fc.constantFrom("null", "https://example.com", "https://example.com, https://b.example"),
    ),
    "Access-Control-Request-Method": visible,
    "Access-Control-Request-Headers": visible,
    "X-Request-Id": fc.oneof(visible, fc.constant("a".repeat(5000))),
    "X-Forwarded-For": visible,
    "Content-Type": visible,
    Cookie: visible,
    Range: visible,
    "If-Modified-Since": visible,
    Prefer: visible,
    "X-HTTP-Method-Override": fc.constantFrom("DELETE", "PUT", "x"),
  },
  { requiredKeys: [] },
);

/** Mostly GET. */
export const someMethod = fc.oneof(
  { weight: 8, arbitrary: fc.constant("GET") },
  { weight: 2, arbitrary: fc.constantFrom("HEAD", "OPTIONS", "POST", "PUT", "DELETE", "PATCH", "PROPFIND") },
);
