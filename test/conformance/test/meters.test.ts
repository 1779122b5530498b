import { MemoryMeter, UsageLedger } from "@market-data/service";
import type { Meter, Reservation } from "@market-data/storage";
import { openMemoryAccounts, SlowUsageStore } from "../../../packages/service/test/support/accounts.ts";
import { describeMeter } from "../src/index.ts";

describeMeter("A meter in memory", () => ({ meter: new MemoryMeter({ store: openMemoryAccounts().usage }) }));
describeMeter("A meter whose store is slow", () => ({
  meter: new MemoryMeter({ store: new SlowUsageStore() }),
}));

// Both threads share the counters.
describeMeter("A meter of two threads", () => {
  const ledger = new UsageLedger({ store: openMemoryAccounts().usage, onError() {}, isShared: true });
  const [one, other] = [new MemoryMeter(ledger), new MemoryMeter(ledger)];
  let turn = 0;
  const next = (): MemoryMeter => (turn++ % 2 === 0 ? one : other);
  const admitters = new Map<Reservation, MemoryMeter>();
  const meter: Meter = {
    async admit(...given) {
      const admitter = next();
      const admission = await admitter.admit(...given);
      if (admission.reservation !== undefined) admitters.set(admission.reservation, admitter);
      return admission;
    },
    settle: (reservation, credits) => (admitters.get(reservation) ?? one).settle(reservation, credits),
    usage: (...given) => next().usage(...given),
    flush: () => next().flush(),
    close: () => one.close(),
  };
  return { meter, close: () => ledger.close() };
});
