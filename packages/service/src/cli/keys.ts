import type { LimitUsage } from "@market-data/http";
import type { Command } from "commander";
import { type ApiKey, UnknownKey } from "../accounts/key-store.ts";
import { MemoryMeter } from "../accounts/memory-meter.ts";
import { PlanTable, type ServicePlan } from "../accounts/plan-table.ts";
import type { OpenAccounts } from "../storage/backend.ts";
import { openBackend } from "../storage/open-backend.ts";
import { StorageError } from "../storage/storage-error.ts";
import { CommandError, say, table } from "./output.ts";
import { dataOption, loadPlans } from "./settings.ts";

interface KeyOptions {
  readonly data: string;
  readonly json?: true;
  readonly plans?: string;
}

interface Accounts extends OpenAccounts {
  readonly plans: PlanTable;
}

/** Commands about keys. They work while the service runs, which follows them within a second. */
export function addKeys(program: Command): void {
  const command = program
    .command("keys")
    .description("make, list, end and move keys, while the service runs too");
  const add = (usage: string, description: string) =>
    command
      .command(usage)
      .description(description)
      .addOption(dataOption())
      .option("--plans <file>", "the service's file of plans")
      .option("--json", "write JSON");

  add("create", "make a key; it is shown once, and cannot be shown again")
    .requiredOption("--plan <plan>", "its plan")
    .option("--name <name>", "whose it is, for your lists", "")
    .action((options: KeyOptions & { plan: string; name: string }) =>
      withAccounts(
        options,
        async ({ keys, plans }) => {
          const { key, secret } = await keys.create(
            { plan: findPlan(plans, options.plan).name, name: options.name },
            Date.now(),
          );
          if (options.json) say(JSON.stringify({ ...shown(key), key: secret }));
          else say(`${table(toRows([key]))}\n\nThe key, shown this once:\n${secret}`);
        },
        true,
      ),
    );
  add("list", "list all keys").action((options: KeyOptions) =>
    withAccounts(options, async ({ keys }) => {
      const all = await keys.list();
      if (options.json) say(JSON.stringify(all.map(shown)));
      else say(all.length === 0 ? "There are no keys." : table(toRows(all)));
    }),
  );
  add("revoke <id>", "end a key for good").action((id: string, options: KeyOptions) =>
    withAccounts(options, async ({ keys }) => print(await keys.revoke(id, Date.now()), options)),
  );
  add("move <id> <plan>", "put a key on another plan, from now on").action(
    (id: string, plan: string, options: KeyOptions) =>
      withAccounts(options, async ({ keys, plans }) =>
        print(await keys.move(id, findPlan(plans, plan).name, Date.now()), options),
      ),
  );
  add("usage <id>", "show the credits that a key used").action((id: string, options: KeyOptions) =>
    withAccounts(options, async (parts) => showUsage(id, parts, options)),
  );
}

/** @param mayBeNew Whether the folder may have no accounts yet; else it is most likely not the one that is meant. */
async function withAccounts(
  options: KeyOptions,
  work: (accounts: Accounts) => Promise<void>,
  mayBeNew = false,
): Promise<void> {
  const accounts = await openAccounts(options.data, mayBeNew);
  try {
    if (accounts.isNew) process.stderr.write(`Made ${accounts.location}\n`);
    await work({ ...accounts, plans: new PlanTable(loadPlans(options.plans)) });
  } finally {
    await accounts.close();
  }
}

async function openAccounts(data: string, mayBeNew: boolean): Promise<OpenAccounts> {
  try {
    return await openBackend(data).openAccounts({ mayBeNew });
  } catch (error) {
    if (!(error instanceof StorageError) || error.kind !== "missing") throw error;
    throw new CommandError(`${error.location} does not exist: there are no keys. Is --data right?`);
  }
}

async function showUsage(id: string, { keys, usage, plans }: Accounts, options: KeyOptions): Promise<void> {
  const key = (await keys.list()).find((each) => each.id === id);
  if (key === undefined) throw new UnknownKey(id);
  const limits = findPlan(plans, key.plan);
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

function findPlan(plans: PlanTable, name: string): ServicePlan {
  const plan = plans.find(name);
  if (plan !== undefined) return plan;
  throw new CommandError(
    `There is no plan "${name}". The plans are ${plans.plans.map((each) => each.name).join(", ")}.`,
  );
}

function print(key: ApiKey, { json }: KeyOptions): void {
  say(json ? JSON.stringify(shown(key)) : table(toRows([key])));
}

function toRows(keys: readonly ApiKey[]): string[][] {
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
