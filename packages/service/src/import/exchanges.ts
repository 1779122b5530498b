import type { Exchange } from "@market-data/market";
import { reject } from "./errors.ts";
import type { ImportSession } from "./session.ts";
import { makeSlug } from "./slugs.ts";
import type { SourceKey } from "./source-keys.ts";

/** The facts of an exchange without any stated fact. */
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
 * Saves the stated facts of an exchange. Other facts stay.
 *
 * @param slug Null keeps the known slug, or makes a slug from the name.
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
  if (slug !== null && isTaken(slug)) reject(`the slug "${slug}" already belongs to another exchange`);
  const own = slug ?? known?.slug ?? makeSlug([facts.name, `exchange-${id}`], isTaken);
  session.catalogue.put("exchanges", { ...UNKNOWN_EXCHANGE, ...known, ...facts, id, slug: own });
  return id;
}
