import { optional, readRow, required } from "../columns.ts";
import { reject } from "../errors.ts";
import { type Format, withHeader } from "../format.ts";
import { id, line, quoted, upperCase } from "../values.ts";

/** Codes of ISO 4217 without a currency: for tests, and for transactions without a currency. */
const NONE = new Set(["XTS", "XXX"]);

const ID_COLUMNS = {
  id: required(id, ""),
  symbol: required(upperCase, ""),
  name: required(line, ""),
  sign: optional(line, ""),
};

/** The ids of fiat currencies and metals. */
export const fiatIds: Format = {
  name: "fiat-ids",
  summary: "Fiat currencies and precious metals with their ids: id,symbol,name,sign",
  order: 10,
  recognises: withHeader("id", "symbol", "name", "sign"),
  start: ({ session }) => ({
    row({ texts }) {
      const { id: wanted, ...fiat } = readRow(ID_COLUMNS, texts);
      session.saveFiat({ ...fiat, kind: null }, wanted);
    },
  }),
};

/**
 * The current codes of ISO 4217. A row is a country, so most currencies have several rows. Known currencies stay unchanged.
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
      const end = texts["WithdrawalDate"]?.trim();
      if (end) reject(`${quoted(symbol)} is out of use (${quoted(end)}): to offer it, add it to fiats.csv`);
      session.saveFiat({ symbol, name: line(name ?? symbol, "Currency"), sign: null, kind: null });
    },
  }),
};
