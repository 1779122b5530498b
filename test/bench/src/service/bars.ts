import type { DatabaseSync } from "node:sqlite";

const DAY = 86_400_000;

/**
 * Writes daily candles of assets: the course of one made-up price, at a height of its own for each. Copied within the
 * database, because twenty million rows are too many to hand over one by one.
 *
 * @param newest A time in the last candle's day.
 */
export function writeCandles(
  database: DatabaseSync,
  ids: readonly number[],
  { candles, newest }: { candles: number; newest: number },
): void {
  database.exec("CREATE TEMP TABLE IF NOT EXISTS course (time INTEGER PRIMARY KEY, price REAL, next REAL)");
  database.exec("DELETE FROM course");
  database.exec("BEGIN");
  const insert = database.prepare("INSERT INTO course VALUES (?, ?, ?)");
  const last = newest - (newest % DAY);
  for (let back = candles - 1; back >= 0; back--) {
    insert.run(last - back * DAY, getPrice(candles - back), getPrice(candles - back + 1));
  }
  const copy = database.prepare(`
    INSERT INTO bar_daily
    SELECT :id, time, price * :height, max(price, next) * 1.0171 * :height, min(price, next) * 0.9813 * :height,
      next * :height, time + 30600000, time + 61200000, price * :height * 8231.7, next * :height * 1981337.3,
      1981337.3, 2100000.1, time + ${DAY - 1}, NULL
    FROM course`);
  for (const id of ids) copy.run({ id, height: 1 + (id % 9973) * 0.137 });
  database.exec("COMMIT");
}

/** A course that rises and falls, with as many digits as a real one. */
function getPrice(day: number): number {
  return 100 + 30 * Math.sin(day / 97) + 9 * Math.sin(day / 7.3) + 3 * Math.sin(day * 1.7);
}
