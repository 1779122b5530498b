// Charges credits without end to the accounts of a folder, and reports the written credits after each write.

import type { Account } from "@market-data/storage";
import { MemoryMeter } from "../../src/accounts/memory-meter.ts";
import { SqliteBackend } from "../../src/storage/sqlite/sqlite-backend.ts";

const NOON = Date.UTC(2026, 0, 15, 12);
const account: Account = {
  accountId: "key_1",
  limits: {
    rateLimitMinute: 1e9,
    creditLimitDaily: 1e9,
    creditLimitMonthly: 1e9,
    monthlyReset: "calendar-month",
  },
  activated: NOON,
};
const { usage: store } = await new SqliteBackend(process.argv[2] ?? "").openAccounts();
let written = 0;
const meter = new MemoryMeter({
  store: {
    used: (...period) => store.used(...period),
    async add(entries) {
      await store.add(entries);
      written += entries[0]?.credits ?? 0;
      console.log(written);
    },
  },
});

setInterval(async () => {
  const { reservation } = await meter.admit(account, 1, NOON);
  if (reservation !== undefined) await meter.settle(reservation, 1);
}, 1);
