import { prepareExchanges, sortedExchanges } from "../rows/exchange-rows.ts";
import { MarketView } from "../rows/view.ts";
import { getExchangeSeries } from "../store/exchange-series.ts";
import type { RecordedMarket } from "./recorded-market.ts";

/** Saves the current volumes of exchanges as points of their series, each at the time of its newest market. */
export async function recordExchanges({ store, writer }: RecordedMarket): Promise<void> {
  // A separate view: the view of requests may have a different rate tolerance.
  const view = new MarketView(await store.snapshot());
  await prepareExchanges(view, { store });
  await writer.transaction(async (batch) => {
    for (const { exchange, values, lastUpdated } of sortedExchanges(view, "id")) {
      if (lastUpdated !== null)
        await batch.saveSeries(getExchangeSeries(exchange.id), [{ time: lastUpdated, values }]);
    }
  });
}
