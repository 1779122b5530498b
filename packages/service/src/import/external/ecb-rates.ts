import { readRow, required } from "../columns.ts";
import { type Format, type ReadContext, type RowLoader, type SourceRow, withHeader } from "../format.ts";
import { day, price, upperCase } from "../values.ts";

const COLUMNS = { date: required(day, ""), currency: required(upperCase, ""), per_eur: required(price, "") };

/**
 * Reference rates of the European Central Bank: units of a currency per euro. A rate is valid from the start of its UTC day
 * until the next rate. The conversion to US dollars needs the dollar's rate of the day, from the file itself.
 */
export const ecbRates: Format = {
  name: "ecb-rates",
  summary: "Euro reference rates of the European Central Bank: date,currency,per_eur",
  order: 20,
  getSource: () => "ecb",
  recognises: withHeader("date", "currency", "per_eur"),
  start: (context) => new EcbDays(context),
};

interface Waiting {
  readonly row: SourceRow;
  readonly fiatId: number;
  readonly perEuro: number;
}

/** Collects the rows of a day, because the dollar may follow other currencies. */
class EcbDays implements RowLoader {
  readonly #context: ReadContext;
  readonly #euro: number;
  readonly #dollar: number;
  #date = Number.NaN;
  #waiting: Waiting[] = [];

  constructor(context: ReadContext) {
    this.#context = context;
    this.#euro = context.session.fiat("EUR")?.id ?? Number.NaN;
    this.#dollar = context.session.fiat("USD")?.id ?? Number.NaN;
  }

  row(row: SourceRow): void {
    const { session } = this.#context;
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
        this.#context.reject(row, "the file has no rate of the US dollar for this day");
      return;
    }
    if (day.length === 0) return;
    const { session } = this.#context;
    session.addRate(this.#euro, { time: this.#date, usd: dollars });
    for (const { fiatId, perEuro } of day) {
      session.addRate(fiatId, { time: this.#date, usd: fiatId === this.#dollar ? 1 : dollars / perEuro });
    }
  }
}
