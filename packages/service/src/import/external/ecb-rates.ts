import { readRow, required } from "../columns.ts";
import { type Format, type Reading, type RowLoader, type SourceRow, withHeader } from "../format.ts";
import { day, price, upperCase } from "../values.ts";

const COLUMNS = { date: required(day, ""), currency: required(upperCase, ""), per_eur: required(price, "") };

/**
 * Reference rates of the European Central Bank: units of each currency for one euro. A rate is valid from the start of its
 * day (UTC) until the next one. In US dollars it needs the dollar's rate of the same day, which stands in the same file.
 */
export const ecbRates: Format = {
  name: "ecb-rates",
  summary: "Euro reference rates of the European Central Bank: date,currency,per_eur",
  order: 20,
  getSource: () => "ecb",
  recognises: withHeader("date", "currency", "per_eur"),
  start: (reading) => new EcbDays(reading),
};

interface Waiting {
  readonly row: SourceRow;
  readonly fiatId: number;
  readonly perEuro: number;
}

/** Rows wait until the date changes, since a day's dollar may stand behind others. */
class EcbDays implements RowLoader {
  readonly #reading: Reading;
  readonly #euro: number;
  readonly #dollar: number;
  #date = Number.NaN;
  #waiting: Waiting[] = [];

  constructor(reading: Reading) {
    this.#reading = reading;
    this.#euro = reading.session.fiat("EUR")?.id ?? Number.NaN;
    this.#dollar = reading.session.fiat("USD")?.id ?? Number.NaN;
  }

  row(row: SourceRow): void {
    const { session } = this.#reading;
    const { date, currency, per_eur } = readRow(COLUMNS, row.texts, session.latest);
    const { id } = session.knownFiat(currency);
    session.knownFiat("EUR");
    session.knownFiat("USD");
    if (date !== this.#date) this.end();
    this.#date = date;
    this.#waiting.push({ row, fiatId: id, perEuro: per_eur });
  }

  end(): void {
    const day = this.#waiting;
    this.#waiting = [];
    const dollars = day.find(({ fiatId }) => fiatId === this.#dollar)?.perEuro;
    if (dollars === undefined) {
      for (const { row } of day)
        this.#reading.reject(row, "the file has no rate of the US dollar for this day");
      return;
    }
    if (day.length === 0) return;
    const { session } = this.#reading;
    session.addRate(this.#euro, { time: this.#date, usd: dollars });
    for (const { fiatId, perEuro } of day) {
      session.addRate(fiatId, { time: this.#date, usd: fiatId === this.#dollar ? 1 : dollars / perEuro });
    }
  }
}
