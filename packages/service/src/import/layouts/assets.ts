import type { Asset } from "@market-data/market";
import { enumerations } from "@market-data/openapi";
import { NO_URLS } from "../assets.ts";
import { optional, required } from "../columns.ts";
import { layout } from "../layout.ts";
import { amount, boolean, choice, id, line, list, slug, text, time, upperCase, url } from "../values.ts";

const urls = list(url);
const NONE: never[] = [];

/** The facts of assets. */
export const assets = layout({
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
    dateAdded: optional(time, "The day of the first import where empty."),
    dateLaunched: optional(time, ""),
    tags: optional(list(slug), "Slugs of tags.", NONE),
    platform: optional(line, "Of a token: the key of the asset on whose chain it lives."),
    tokenAddress: optional(line, "Of a token: its contract address."),
    maxSupply: optional(amount, ""),
    infiniteSupply: optional(boolean, "`false` where empty.", false),
    logo: optional(url, ""),
    description: optional(text, ""),
    notice: optional(text, "Markdown."),
    website: optional(urls, "", NONE),
    technicalDoc: optional(urls, "", NONE),
    explorer: optional(urls, "", NONE),
    sourceCode: optional(urls, "", NONE),
    messageBoard: optional(urls, "", NONE),
    chat: optional(urls, "", NONE),
    announcement: optional(urls, "", NONE),
    reddit: optional(urls, "", NONE),
    twitter: optional(urls, "", NONE),
    selfReportedTags: optional(list(line), "", NONE),
  },
  save(session, row, source) {
    const { key, id: wanted, platform, tokenAddress, slug: ownSlug, dateAdded, ...rest } = row;
    const {
      website,
      technicalDoc,
      explorer,
      sourceCode,
      messageBoard,
      chat,
      announcement,
      reddit,
      twitter,
      ...facts
    } = rest;
    const links: Asset["urls"] = {
      ...NO_URLS,
      website,
      technical_doc: technicalDoc,
      explorer,
      source_code: sourceCode,
      message_board: messageBoard,
      chat,
      announcement,
      reddit,
      twitter,
    };
    const home =
      platform === null
        ? null
        : { assetId: session.assets.idOf({ source, key: platform }), tokenAddress: tokenAddress ?? "" };
    session.assets.save(
      { source, key },
      {
        ...facts,
        category: facts.category ?? (home === null ? "coin" : "token"),
        platform: home,
        urls: links,
        ...(ownSlug === null ? {} : { slug: ownSlug }),
        ...(dateAdded === null ? {} : { dateAdded }),
      },
      { name: facts.name, symbol: facts.symbol },
      wanted ?? undefined,
    );
  },
});

export const tags = layout({
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
