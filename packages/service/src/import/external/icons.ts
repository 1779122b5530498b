import { readRow, required } from "../columns.ts";
import type { Format } from "../format.ts";
import { line, upperCase } from "../values.ts";

const COLUMNS = { symbol: required(upperCase, ""), name: required(line, "") };

/** A manifest of icons, which names coins. The colour has no place in the contract. */
export const icons: Format = {
  name: "icons",
  summary: "A manifest of coin icons, JSON: [{symbol, name, color}]",
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
