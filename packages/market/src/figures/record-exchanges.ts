import { sortedExchanges } from "../rows/exchange-rows.ts";
import { getView } from "../rows/view.ts";
import { ExchangeTotals, getExchangeSeries } from "../store/exchange-series.ts";
import type { RecordedMarket } from "./record-series.ts";

/** Saves the volumes of exchanges as of now as points of their series, each at the time of its newest market. */
export async function recordExchanges({ store, writer }: RecordedMarket): Promise<void> {
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
