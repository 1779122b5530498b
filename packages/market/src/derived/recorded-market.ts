import type { MarketStore } from "../store/store.ts";
import type { MarketWriter } from "../store/writer.ts";

/** The source and the target of derived series. The store sees the data saved by the writer. */
export interface RecordedMarket {
  readonly store: MarketStore;
  readonly writer: MarketWriter;
}
