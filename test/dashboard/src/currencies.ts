/** What figures can be stated in: the API has no call that lists them. Any other may stand in the address. */
export const CURRENCIES = [
  ["USD", "US dollar"],
  ["EUR", "Euro"],
  ["GBP", "Pound sterling"],
  ["JPY", "Yen"],
  ["CHF", "Swiss franc"],
  ["AUD", "Australian dollar"],
  ["BRL", "Brazilian real"],
  ["CNY", "Yuan"],
  ["INR", "Indian rupee"],
  ["KRW", "Won"],
  ["BTC", "Bitcoin"],
] as const;
