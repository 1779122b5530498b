/** Offered currencies. The URL of the page may name further currencies. */
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
