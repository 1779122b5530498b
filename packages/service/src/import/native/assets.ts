import type { UrlKind } from "@market-data/market";
import { enumerations } from "@market-data/openapi";
import { optional, required } from "../columns.ts";
import { nativeFormat } from "../native-format.ts";
import {
  amount,
  boolean,
  choice,
  id,
  line,
  list,
  plannedTime,
  slug,
  text,
  time,
  upperCase,
  url,
} from "../values.ts";

const NONE: never[] = [];
const urlList = optional(list(url), "", NONE);
const urlColumns = {
  website: urlList,
  technical_doc: urlList,
  explorer: urlList,
  source_code: urlList,
  message_board: urlList,
  chat: urlList,
  announcement: urlList,
  reddit: urlList,
  twitter: urlList,
} satisfies Record<UrlKind, unknown>;

/** The facts of assets. */
export const assets = nativeFormat({
  name: "assets",
  summary: "Coins and tokens. Whatever else speaks of an asset does so by its `key`.",
  columns: {
    key: required(line, "What you call it. Other files name it so."),
    id: optional(id, "The id that it is to have; else the next free one. Never changed later."),
    name: required(line, ""),
    symbol: required(upperCase, "Several may share one."),
    slug: optional(slug, "Else made of the name. Never changed later, unless it is given here."),
    category: optional(
      choice(...enumerations["Metadata.category"]),
      "`token` where there is a platform, else `coin`.",
    ),
    status: optional(choice(...enumerations["MapItem.status"]), "`active` where empty.", "active" as const),
    dateAdded: optional(time, "The first record of its history where empty."),
    dateLaunched: optional(plannedTime, ""),
    tags: optional(list(slug), "Slugs of tags.", NONE),
    platform: optional(line, "Of a token: the key of the asset on whose chain it lives."),
    tokenAddress: optional(line, "Of a token: its contract address."),
    maxSupply: optional(amount, ""),
    infiniteSupply: optional(boolean, "`false` where empty.", false),
    logo: optional(url, "With `64x64` where callers put other sizes; else it is left out."),
    description: optional(text, ""),
    notice: optional(text, "Markdown."),
    ...urlColumns,
    selfReportedTags: optional(list(line), "", NONE),
  },
  save(session, row, source) {
    const { key, id: wanted, platform, tokenAddress, slug: ownSlug, dateAdded, ...rest } = row;
    const { website, technical_doc, explorer, source_code, message_board, ...others } = rest;
    const { chat, announcement, reddit, twitter, ...facts } = others;
    const about = { website, technical_doc, explorer, source_code, message_board };
    const home =
      platform === null
        ? null
        : { assetId: session.assets.assignId({ source, key: platform }), tokenAddress: tokenAddress ?? "" };
    session.assets.save(
      { source, key },
      {
        ...facts,
        category: facts.category ?? (home === null ? "coin" : "token"),
        platform: home,
        urls: { ...about, chat, announcement, reddit, twitter },
        ...(ownSlug === null ? {} : { slug: ownSlug }),
        ...(dateAdded === null ? {} : { dateAdded }),
      },
      { name: facts.name, symbol: facts.symbol },
      wanted ?? undefined,
    );
  },
});

export const tags = nativeFormat({
  name: "tags",
  summary: "Tags of assets.",
  columns: {
    slug: required(slug, ""),
    name: required(line, ""),
    category: required(line, "A group of tags."),
  },
  save(session, row) {
    session.catalogue.put("tags", row);
  },
});
