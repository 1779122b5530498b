import { expect, test } from "vitest";
import { RelativeLimits } from "../src/compare/relative-limits.ts";
import type { WireResponse } from "../src/wire/response.ts";

const KEY = "GET / HTTP/1.1\r\nX-SVC_PRO_API_KEY: one\r\n\r\n";
const OTHER_KEY = "GET / HTTP/1.1\r\nX-SVC_PRO_API_KEY: two\r\n\r\n";
const ADDRESS = "GET / HTTP/1.1\r\nX-Forwarded-For: 203.0.113.1\r\nX-SVC_PRO_API_KEY: one\r\n\r\n";

function show(exchanges: readonly (readonly [request: string, left: string])[]): (string | undefined)[] {
  const limits = new RelativeLimits();
  return exchanges.map(([request, left]) => {
    const response = { headers: [["RateLimit", left]] } as unknown as WireResponse;
    return limits.apply(response, request).headers[0]?.[1];
  });
}

test("what is left of a limit is shown as what was used since the response before", () => {
  expect(
    show([
      [KEY, '"minute";r=9;t=60, "day";r=90;t=1'],
      [KEY, '"minute";r=8;t=60, "day";r=85;t=1'],
    ]),
  ).toEqual(['"minute";r=9;t=60, "day";r=90;t=1', '"minute";used=1;t=60, "day";used=5;t=1']);
});

test("each key and each address has its own", () => {
  expect(
    show([
      [KEY, '"day";r=90'],
      [OTHER_KEY, '"day";r=50'],
      [ADDRESS, '"day";r=88, "address";r=7'],
      [ADDRESS, '"day";r=88, "address";r=6'],
    ]),
  ).toEqual(['"day";r=90', '"day";r=50', '"day";used=2, "address";r=7', '"day";used=0, "address";used=1']);
});
