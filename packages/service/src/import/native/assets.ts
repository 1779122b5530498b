import type { UrlKind } from "@market-data/market";
import { enumerations } from "@market-data/openapi";
import { NO_URLS, withoutUndefined } from "../assets.ts";
import { keepStored, optional, required } from "../columns.ts";
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
const urlList = keepStored(optional(list(url), "", NONE));
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
  summary:
    "Coins and tokens. Other files refer to an asset by its `key`. A file without a column keeps known facts.",
  columns: {
    key: required(line, "Your key for the asset, used in other files."),
    id: optional(id, "Default: the next free id. Permanent."),
    name: required(line, ""),
    symbol: required(upperCase, "Not unique."),
    slug: optional(slug, "Default: made of the name. Only an explicit slug changes a stored slug."),
    category: keepStored(
      optional(
        choice(...enumerations["Metadata.category"]),
        "Default: `token` with a platform, else `coin`.",
      ),
    ),
    status: keepStored(
      optional(choice(...enumerations["MapItem.status"]), "Default: `active`.", "active" as const),
    ),
    dateAdded: optional(time, "Default: the first record of the history."),
    dateLaunched: keepStored(optional(plannedTime, "")),
    tags: keepStored(optional(list(slug), "Slugs of tags.", NONE)),
    platform: keepStored(optional(line, "For tokens: the key of the chain's asset.")),
    tokenAddress: optional(line, "For tokens: the contract address."),
    maxSupply: keepStored(optional(amount, "")),
    infiniteSupply: keepStored(optional(boolean, "Default: `false`.", false)),
    logo: keepStored(
      optional(
        url,
        "Include `64x64` in the URL, or the logo is omitted. Clients replace it for other sizes.",
      ),
    ),
    description: keepStored(optional(text, "")),
    notice: keepStored(optional(text, "Markdown.")),
    ...urlColumns,
    selfReportedTags: keepStored(optional(list(line), "", NONE)),
  },
  save(session, row, source) {
    const { key, id: wanted, platform, tokenAddress, slug: ownSlug, dateAdded, ...rest } = row;
    const { website, technical_doc, explorer, source_code, message_board, ...others } = rest;
    const { chat, announcement, reddit, twitter, ...facts } = others;
    const stated = {
      website,
      technical_doc,
      explorer,
      source_code,
      message_board,
      chat,
      announcement,
      reddit,
      twitter,
    };
    const home =
      platform === undefined || platform === null
        ? platform
        : { assetId: session.assets.assignId({ source, key: platform }), tokenAddress: tokenAddress ?? "" };
    const ofPlatform = home === undefined ? undefined : home === null ? "coin" : "token";
    const before = session.catalogue.find("assets", session.assets.find({ source, key }) ?? 0);
    session.assets.save(
      { source, key },
      {
        ...facts,
        category: facts.category ?? ofPlatform,
        platform: home,
        urls: { ...(before?.urls ?? NO_URLS), ...withoutUndefined(stated) },
        ...(ownSlug === null ? {} : { slug: ownSlug }),
        ...(dateAdded === null ? {} : { dateAdded }),
      },
      { name: facts.name, symbol: facts.symbol, status: "active" },
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
