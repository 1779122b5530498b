import { prepareExchanges, sortedExchanges } from "../rows/exchange-rows.ts";
import { getView } from "../rows/view.ts";
import { getExchangeSeries } from "../store/exchange-series.ts";
import type { RecordedMarket } from "./record-series.ts";

/** Saves the volumes of exchanges as of now as points of their series, each at the time of its newest market. */
export async function recordExchanges({ store, writer }: RecordedMarket): Promise<void> {
  const view = getView(await store.snapshot());
  await prepareExchanges(view);
  await writer.transaction(async (batch) => {
    for (const { exchange, values, lastUpdated } of sortedExchanges(view, "id")) {
      if (lastUpdated !== null)
        await batch.saveSeries(getExchangeSeries(exchange.id), [{ time: lastUpdated, values }]);
    }
  });
}
