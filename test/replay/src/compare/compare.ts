import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from "node:zlib";
import type { ReplayRequest } from "../requests/request.ts";
import { headerValues, type WireResponse } from "../wire/response.ts";
import type { Received } from "../wire/sender.ts";
import type { Difference } from "./difference.ts";
import { differingValues } from "./json.ts";
import { normalise } from "./normalise.ts";

const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
  deflate: inflateSync,
};

/**
 * Compares the responses of both sides to a request. The order of headers and the case of their names do not matter.
 */
export function compare(request: ReplayRequest, old: Received, present: Received): Difference[] {
  const counts = [old, present].map(({ responses }) => String(responses.length)) as [string, string];
  const pairs = old.responses.flatMap((response, index) => {
    const other = present.responses[index];
    return other === undefined ? [] : [[normalise(response, request), normalise(other, request)] as const];
  });
  return [
    ...differing("ending", old.ending, present.ending),
    ...differing("responses", ...counts),
    ...pairs.flatMap(([one, other]) => compareResponses(one, other)),
  ];
}

function compareResponses(old: WireResponse, present: WireResponse): Difference[] {
  const bodies = compareBodies(old, present);
  return [
    ...differing("status line", old.statusLine, present.statusLine),
    // The length of different bodies adds no information.
    ...compareHeaders(old, present).filter(
      ({ field }) => field !== "header content-length" || bodies.length === 0,
    ),
    ...differing("complete", String(old.isComplete), String(present.isComplete)),
    ...bodies,
  ];
}

function compareHeaders(old: WireResponse, present: WireResponse): Difference[] {
  const names = [...old.headers, ...present.headers].map(([name]) => name.toLowerCase());
  return [...new Set(names)].sort().flatMap((name) => {
    const [before, now] = [old, present].map((response) => shownValues(headerValues(response, name)));
    return differing(`header ${name}`, before ?? "", now ?? "");
  });
}

function shownValues(values: readonly string[]): string {
  return values.length === 0 ? "(none)" : values.join(" | ");
}

function compareBodies(old: WireResponse, present: WireResponse): Difference[] {
  if (old.body.equals(present.body)) return [];
  const [before, now] = [decoded(old), decoded(present)];
  if (before.equals(now)) {
    const encodings = [old, present].map((response) => headerValues(response, "content-encoding").join());
    // A different encoding already shows in the header.
    if (encodings[0] !== encodings[1]) return [];
    return differing("compressed bytes", old.body.toString("hex"), present.body.toString("hex"));
  }
  const values = differingValues(before.toString(), now.toString());
  return values ?? differing("body", before.toString("latin1"), now.toString("latin1"));
}

function decoded(response: WireResponse): Buffer {
  const [encoding = ""] = headerValues(response, "content-encoding");
  try {
    return DECODERS[encoding]?.(response.body) ?? response.body;
  } catch {
    return response.body;
  }
}

function differing(field: string, old: string, present: string): Difference[] {
  return old === present ? [] : [{ field, old, new: present }];
}
