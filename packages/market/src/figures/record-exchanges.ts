import { sortedExchanges } from "../rows/exchange-rows.ts";
import { getView } from "../rows/view.ts";
import { ExchangeTotals, getExchangeSeries } from "../store/exchange-series.ts";
import type { MarketStore } from "../store/store.ts";
import type { MarketWriter } from "../store/writer.ts";

/**
 * Saves the volumes of exchanges as of now as points of their series, each at the time of its newest market.
 *
 * @param market The store sees what the writer saved.
 */
export async function recordExchanges({
  store,
  writer,
}: {
  readonly store: MarketStore;
  readonly writer: MarketWriter;
}): Promise<void> {
  const rows = sortedExchanges(getView(await store.snapshot()), "id");
  await writer.transaction(async (batch) => {
    for (const { exchange, pairs, lastUpdated } of rows) {
      if (lastUpdated === null) continue;
      const totals = new ExchangeTotals();
      for (const { pair, volume } of pairs) totals.add(volume, pair.volumeExcluded);
      await batch.saveSeries(getExchangeSeries(exchange.id), [totals.toPoint(lastUpdated)]);
    }
  });
}
