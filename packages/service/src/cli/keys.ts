import { existsSync } from "node:fs";
import type { LimitUsage } from "@market-data/http";
import type { Command } from "commander";
import { type ApiKey, UnknownKey } from "../keys/key-store.ts";
import { MemoryMeter } from "../metering/memory-meter.ts";
import { PlanTable, type ServicePlan } from "../plans/plan-table.ts";
import { dataFolder, filesIn } from "../storage/sqlite/data-folder.ts";
import { openAccounts } from "../storage/sqlite/open.ts";
import { SqliteKeyStore } from "../storage/sqlite/sqlite-key-store.ts";
import { SqliteUsageStore } from "../storage/sqlite/sqlite-usage-store.ts";
import { CommandError, say, table } from "./output.ts";
import { dataOption, plansOf } from "./settings.ts";

interface KeyOptions {
  readonly data: string;
  readonly json?: true;
  readonly plans?: string;
}

interface Keys {
  readonly store: SqliteKeyStore;
  readonly usage: SqliteUsageStore;
  readonly plans: PlanTable;
}

/** Commands about keys. They work while the service runs, which follows them within a second. */
export function addKeys(program: Command): void {
  const keys = program
    .command("keys")
    .description("make, list, end and move keys, while the service runs too");
  const add = (usage: string, description: string) =>
    keys
      .command(usage)
      .description(description)
      .addOption(dataOption())
      .option("--plans <file>", "the service's file of plans")
      .option("--json", "write JSON");

  add("create", "make a key; it is shown once, and nobody can show it again")
    .requiredOption("--plan <plan>", "its plan")
    .option("--name <name>", "whose it is, for your lists", "")
    .action((options: KeyOptions & { plan: string; name: string }) =>
      withKeys(
        options,
        async ({ store, plans }) => {
          const { key, secret } = await store.create(
            { plan: planOf(plans, options.plan).name, name: options.name },
            Date.now(),
          );
          if (options.json) say(JSON.stringify({ ...shown(key), key: secret }));
          else say(`${table(rowsOf([key]))}\n\nThe key, shown this once:\n${secret}`);
        },
        true,
      ),
    );
  add("list", "list all keys").action((options: KeyOptions) =>
    withKeys(options, async ({ store }) => {
      const all = await store.list();
      if (options.json) say(JSON.stringify(all.map(shown)));
      else say(all.length === 0 ? "There are no keys." : table(rowsOf(all)));
    }),
  );
  add("revoke <id>", "end a key for good").action((id: string, options: KeyOptions) =>
    withKeys(options, async ({ store }) => tell(await store.revoke(id, Date.now()), options)),
  );
  add("move <id> <plan>", "put a key on another plan, from now on").action(
    (id: string, plan: string, options: KeyOptions) =>
      withKeys(options, async ({ store, plans }) =>
        tell(await store.move(id, planOf(plans, plan).name, Date.now()), options),
      ),
  );
  add("usage <id>", "show the credits that a key used").action((id: string, options: KeyOptions) =>
    withKeys(options, async (parts) => showUsage(id, parts, options)),
  );
}

/** @param mayBeNew Whether the folder may have no accounts yet; else it is most likely not the one that is meant. */
async function withKeys(
  options: KeyOptions,
  work: (keys: Keys) => Promise<void>,
  mayBeNew = false,
): Promise<void> {
  const file = filesIn(options.data).accounts;
  if (!existsSync(file)) {
    if (!mayBeNew) throw new CommandError(`${file} does not exist: there are no keys. Is --data right?`);
    dataFolder(options.data);
    process.stderr.write(`Making ${file}\n`);
  }
  const database = openAccounts(file);
  try {
    const plans = new PlanTable(plansOf(options.plans));
    await work({ store: new SqliteKeyStore(database), usage: new SqliteUsageStore(database), plans });
  } finally {
    database.close();
  }
}

async function showUsage(id: string, { store, usage, plans }: Keys, options: KeyOptions): Promise<void> {
  const key = (await store.list()).find((each) => each.id === id);
  if (key === undefined) throw new UnknownKey(id);
  const limits = planOf(plans, key.plan);
  const account = { keyId: key.id, limits, activated: key.activated };
  const { day, month } = await new MemoryMeter({ store: usage }).usage(account, Date.now());
  if (options.json) {
    say(JSON.stringify({ id, plan: key.plan, day: limitJson(day), month: limitJson(month) }));
    return;
  }
  const row = (period: string, of: LimitUsage) => [
    period,
    String(of.used),
    String(of.limit),
    iso(of.period.to),
  ];
  say(table([["period", "credits used", "of", "until"], row("day", day), row("month", month)]));
}

function limitJson({ used, limit, period }: LimitUsage) {
  return { creditsUsed: used, creditLimit: limit, from: iso(period.from), to: iso(period.to) };
}

function planOf(plans: PlanTable, name: string): ServicePlan {
  const plan = plans.find(name);
  if (plan !== undefined) return plan;
  throw new CommandError(
    `There is no plan "${name}". The plans are ${plans.plans.map((each) => each.name).join(", ")}.`,
  );
}

function tell(key: ApiKey, { json }: KeyOptions): void {
  say(json ? JSON.stringify(shown(key)) : table(rowsOf([key])));
}

function rowsOf(keys: readonly ApiKey[]): string[][] {
  const rows = keys.map(({ id, plan, name, hint, created, revoked }) => [
    id,
    plan,
    name,
    `…${hint}`,
    iso(created),
    revoked === null ? "" : iso(revoked),
  ]);
  return [["id", "plan", "name", "ends with", "created", "revoked"], ...rows];
}

function shown({ created, activated, revoked, ...rest }: ApiKey) {
  return {
    ...rest,
    created: iso(created),
    activated: iso(activated),
    revoked: revoked === null ? null : iso(revoked),
  };
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
