import type { UsageEntry, UsageKind, UsageStore } from "../../accounts/usage-store.ts";

/** Used credits in memory, gone with the process. */
export class MemoryUsageStore implements UsageStore {
  readonly #credits = new Map<string, number>();

  async used(accountId: string, kind: UsageKind, from: number): Promise<number> {
    return this.#credits.get(periodKey({ accountId, kind, from })) ?? 0;
  }

  async add(entries: readonly UsageEntry[]): Promise<void> {
    // Checked before anything is added, so that nothing is added where one entry is wrong.
    for (const { credits } of entries) {
      if (!Number.isSafeInteger(credits)) throw new RangeError(`${credits} is not a number of credits`);
    }
    for (const entry of entries) {
      const key = periodKey(entry);
      this.#credits.set(key, (this.#credits.get(key) ?? 0) + entry.credits);
    }
  }
}

function periodKey({ accountId, kind, from }: Omit<UsageEntry, "credits">): string {
  return `${accountId} ${kind} ${from}`;
}
