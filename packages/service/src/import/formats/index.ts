import { readRow } from "../columns.ts";
import type { Format } from "../format.ts";
import { headerFault, type Layout } from "../layout.ts";
import { layouts } from "../layouts/index.ts";
import { candles } from "./candles.ts";
import { chainRegistry } from "./chain-registry.ts";
import { coinMetricsDaily } from "./coin-metrics.ts";
import { ecbRates } from "./ecb-rates.ts";
import { fiatIds, iso4217 } from "./fiats.ts";
import { icons } from "./icons.ts";
import { marketPairs } from "./market-pairs.ts";
import { tokenList } from "./token-list.ts";

/** Our own layouts, which the names of files tell, and the formats of others, which their headers tell. */
export const formats: readonly Format[] = [
  ...layouts.map(formatOf),
  fiatIds,
  iso4217,
  ecbRates,
  marketPairs,
  coinMetricsDaily,
  tokenList,
  chainRegistry,
  icons,
  candles,
];

/** A file of ours is known by its name: `points.csv`, `points-2024.csv`, `points.2024.csv.gz`. */
function formatOf(layout: Layout, index: number): Format {
  return {
    name: layout.name,
    summary: layout.summary,
    order: 100 + index,
    recognises: ({ name, header }) =>
      nameFits(name, layout.name) && headerFault(layout, header) === undefined,
    faultOf: ({ header }) => headerFault(layout, header),
    start: ({ session, options }) => ({
      row({ texts }) {
        layout.save(session, readRow(layout.columns, texts), options.source);
      },
    }),
  };
}

function nameFits(file: string, name: string): boolean {
  return file.startsWith(name) && /^([-._]?\d[^/]*)?\.csv$/.test(file.slice(name.length));
}
