import type { Exchange } from "@market-data/market";
import { reject } from "./errors.ts";
import type { ImportSession } from "./session.ts";
import { makeSlug } from "./slugs.ts";
import type { SourceKey } from "./source-keys.ts";

/** What a source may not state of an exchange. */
export const UNKNOWN_EXCHANGE: Omit<Exchange, "id" | "name" | "slug"> = {
  status: "active",
  logo: null,
  description: null,
  notice: null,
  urls: { website: [], blog: [], chat: [], fee: [], twitter: [] },
  dateLaunched: null,
  weeklyVisits: null,
  makerFee: null,
  takerFee: null,
};

/**
 * Saves what a source states of an exchange; the rest stays as it is.
 *
 * @param slug Null to keep the one that it has, or to make one of the name.
 * @returns The exchange's id.
 */
export function saveExchange(
  session: ImportSession,
  key: SourceKey,
  facts: Pick<Exchange, "name"> & Partial<Exchange>,
  slug: string | null,
): number {
  const id = session.assignId("exchange", key);
  const known = session.catalogue.find("exchanges", id);
  const others = session.catalogue.all("exchanges").filter((other) => other.id !== id);
  const isTaken = (wanted: string) => others.some((other) => other.slug === wanted);
  if (slug !== null && isTaken(slug)) reject(`the slug "${slug}" is another exchange's already`);
  const own = slug ?? known?.slug ?? makeSlug([facts.name, `exchange-${id}`], isTaken);
  session.catalogue.put("exchanges", { ...UNKNOWN_EXCHANGE, ...known, ...facts, id, slug: own });
  return id;
}
