import { optional, readRow, required } from "../columns.ts";
import { type Format, withHeader } from "../format.ts";
import { makeName } from "../symbols.ts";
import { amount, day, line, price } from "../values.ts";

const SOURCE = "coinmetrics";
const LAST_MS = 86_400_000 - 1;

const COLUMNS = {
  asset: required(line, ""),
  date: required(day, ""),
  price_usd: required(price, ""),
  market_cap_usd: optional(amount, ""),
  supply_current: optional(amount, ""),
};

/**
 * Daily metrics of Coin Metrics. A day's price is that of its end, and the only one of the day that is known: so it is a
 * quote at the day's last millisecond, and no candle. A market cap or supply of 0 stands for one that is not known.
 */
export const coinMetricsDaily: Format = {
  name: "coin-metrics-daily",
  summary:
    "Daily prices, market caps and supplies of Coin Metrics: asset,date,price_usd,market_cap_usd,supply_current",
  order: 40,
  getSource: () => SOURCE,
  recognises: withHeader("asset", "date", "price_usd", "market_cap_usd", "supply_current"),
  start: ({ session }) => ({
    row({ texts }) {
      const { asset, date, price_usd, market_cap_usd, supply_current } = readRow(
        COLUMNS,
        texts,
        session.latest,
      );
      const first = { name: makeName(asset), symbol: asset.toUpperCase() };
      const id = session.assets.save({ source: SOURCE, key: asset }, { status: "active" }, first);
      session.addPoint(id, {
        time: date + LAST_MS,
        price: price_usd,
        volume24h: null,
        marketCap: market_cap_usd || null,
        circulatingSupply: supply_current || null,
        totalSupply: null,
      });
    },
  }),
};
