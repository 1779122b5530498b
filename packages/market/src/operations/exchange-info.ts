import { operations } from "@market-data/openapi";
import type { ExchangeInfo, ExchangeUrls } from "@market-data/types";
import { uniqueItems } from "../lookup/each-asset.ts";
import { lookUpExchanges } from "../lookup/lookup.ts";
import { toData } from "../lookup/results.ts";
import type { OperationHandler } from "../operation.ts";
import { auxFilter } from "../records/aux.ts";
import { type ExchangeRow, getExchangeRow, prepareExchanges } from "../rows/exchange-rows.ts";
import { getView } from "../rows/view.ts";
import type { Exchange } from "../store/catalogue.ts";
import { isoOrNull } from "../values/timestamps.ts";

const operation = operations.exchangeInfoV1;
const filterFields = auxFilter(operation);

/** Returns metadata of exchanges. */
export const exchangeInfo: OperationHandler<"exchangeInfoV1"> = async (parameters, context) => {
  const view = getView(await context.store.snapshot());
  const lookups = lookUpExchanges(view.snapshot, parameters);
  await prepareExchanges(view, context, uniqueItems(lookups));
  const filter = filterFields(parameters.aux);
  const data = toData(operation, lookups, context, (exchange) =>
    filter(toRecord(getExchangeRow(view, exchange))),
  );
  return { data, count: lookups.length };
};

function toRecord({ exchange, spotVolume }: ExchangeRow): ExchangeInfo {
  return {
    id: exchange.id,
    name: exchange.name,
    slug: exchange.slug,
    ...(exchange.logo === null ? {} : { logo: exchange.logo }),
    description: exchange.description,
    date_launched: isoOrNull(exchange.dateLaunched),
    notice: exchange.notice ?? "",
    status: exchange.status,
    urls: copyUrls(exchange),
    maker_fee: exchange.makerFee,
    taker_fee: exchange.takerFee,
    weekly_visits: exchange.weeklyVisits,
    spot_volume_usd: spotVolume,
  };
}

/** Kinds without a URL are empty lists. */
function copyUrls({ urls }: Exchange): ExchangeUrls {
  const { website, blog, chat, fee, twitter } = urls;
  return {
    website: [...website],
    blog: [...blog],
    chat: [...chat],
    fee: [...fee],
    twitter: [...twitter],
  };
}
