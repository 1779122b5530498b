import type { Exchange } from "@market-data/market";
import { optional, type RowOf } from "../columns.ts";
import { list, plannedTime, text, url } from "../values.ts";

const urls = (note: string) => optional(list(url), note, [] as string[]);

/** Columns of centralised and decentralised exchanges. */
export const venueColumns = {
  logo: optional(url, ""),
  description: optional(text, ""),
  notice: optional(text, "Markdown."),
  website: urls(""),
  blog: urls(""),
  chat: urls(""),
  fee: urls("Pages about its fees."),
  twitter: urls(""),
  dateLaunched: optional(plannedTime, ""),
};

/** Groups the URLs of a row. */
export function joinUrls<Row extends RowOf<typeof venueColumns>>({
  website,
  blog,
  chat,
  fee,
  twitter,
  ...row
}: Row) {
  return { ...row, urls: { website, blog, chat, fee, twitter } satisfies Exchange["urls"] };
}
