import { optional, readRow, required } from "../columns.ts";
import { reject } from "../errors.ts";
import { type Format, withHeader } from "../format.ts";
import { id, line, upperCase } from "../values.ts";

/** Codes of ISO 4217 that are not currencies: for tests, and for none. */
const NONE = new Set(["XTS", "XXX"]);

const ID_COLUMNS = {
  id: required(id, ""),
  symbol: required(upperCase, ""),
  name: required(line, ""),
  sign: optional(line, "", ""),
};

/** The ids by which clients know fiat currencies and metals. */
export const fiatIds: Format = {
  name: "fiat-ids",
  summary: "Fiat currencies and precious metals with the ids that clients know: id,symbol,name,sign",
  order: 10,
  recognises: withHeader("id", "symbol", "name", "sign"),
  start: ({ session }) => ({
    row({ texts }) {
      const { id: wanted, ...fiat } = readRow(ID_COLUMNS, texts);
      session.saveFiat(fiat, wanted);
    },
  }),
};

/**
 * The codes of ISO 4217, those that are no longer in use too: old rates are stated in them. A row is a country, so most
 * currencies have several. What other files say of a currency stays.
 */
export const iso4217: Format = {
  name: "iso-4217",
  summary: "Currency codes of ISO 4217: Entity,Currency,AlphabeticCode,NumericCode,MinorUnit,WithdrawalDate",
  order: 11,
  recognises: withHeader(
    "Entity",
    "Currency",
    "AlphabeticCode",
    "NumericCode",
    "MinorUnit",
    "WithdrawalDate",
  ),
  start: ({ session }) => ({
    row({ texts }) {
      const name = texts["Currency"]?.trim() || undefined;
      const symbol = texts["AlphabeticCode"]?.trim() || reject(`${texts["Entity"]} has no currency code`);
      if (NONE.has(symbol)) reject(`${symbol} is not the code of a currency`);
      if (!/^[A-Z]{3}$/.test(symbol)) reject(`${JSON.stringify(symbol)} is not a currency code`);
      if (session.fiat(symbol) !== undefined) return;
      session.saveFiat({ symbol, name: line(name ?? symbol, "Currency"), sign: "" });
    },
  }),
};
