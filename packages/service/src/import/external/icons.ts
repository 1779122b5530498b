import { readRow, required } from "../columns.ts";
import type { Format } from "../format.ts";
import { line, upperCase } from "../values.ts";

const COLUMNS = { symbol: required(upperCase, ""), name: required(line, "") };

/** A manifest of icons with names of coins. The contract has no field for the color. */
export const icons: Format = {
  name: "icons",
  summary: "A JSON manifest of coin icons: [{symbol, name, color}]",
  order: 70,
  isJson: true,
  recognises: ({ name, firstLine }) => name.endsWith(".json") && firstLine.trimStart().startsWith("["),
  start: ({ session }) => ({
    row({ texts }) {
      const facts = readRow(COLUMNS, texts);
      const key = { source: "cryptocurrency-icons", key: `${texts["symbol"]}:${facts.name}` };
      session.assets.save(key, {}, facts);
    },
  }),
};
