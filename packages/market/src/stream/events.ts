import type { StreamEnd } from "@market-data/types";

/** The media type of server-sent events. */
export const EVENT_STREAM = "text/event-stream";

/** A comment, which readers ignore. Keeps a connection open. */
export const PING = ":\n\n";

/** The event with all requested quotes, each as JSON. @param id The revision. */
export function snapshotEvent(quotes: readonly string[], id: string): string {
  return `event: snapshot\nid: ${id}\ndata: {"type":"snapshot","data":[${quotes.join(",")}]}\n\n`;
}

/**
 * The event with a changed quote as JSON.
 *
 * @param id The revision. Only the last event of a revision has one: a reader that resumes misses no quote.
 */
export function quoteEvent(quote: string, id: string | undefined): string {
  return `event: quote\n${id === undefined ? "" : `id: ${id}\n`}data: {"type":"quote","data":${quote}}\n\n`;
}

/** The event that ends a stream. */
export function endEvent(end: Omit<StreamEnd, "type">): string {
  return `event: end\ndata: ${JSON.stringify({ type: "end", ...end })}\n\n`;
}
