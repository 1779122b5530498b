import { isDeepStrictEqual } from "node:util";
import type { LimitUsage } from "@market-data/http";
import { type Command, InvalidArgumentError, Option } from "commander";
import { type ApiKey, type KeyTerms, UnknownKey } from "../accounts/key-store.ts";
import { MemoryMeter } from "../accounts/memory-meter.ts";
import { NetworkError, parseNetworks } from "../accounts/networks.ts";
import { PlanTable, type ServicePlan } from "../accounts/plan-table.ts";
import type { OpenAccounts } from "../storage/backend.ts";
import { openBackend } from "../storage/open-backend.ts";
import { StorageError } from "../storage/storage-error.ts";
import { showKey, showKeys, showLog, showSecret } from "./key-output.ts";
import { addLocation, type LocationOptions, toLocation } from "./location.ts";
import { CommandError, say, table, toIso } from "./output.ts";
import { loadPlans } from "./settings.ts";
import { parseDuration, parseEnd } from "./times.ts";
import { getUser } from "./user.ts";
import { label } from "./values.ts";

/** In the place of a value, to take it back. */
const NONE = "none";

interface KeyOptions extends LocationOptions {
  readonly json?: true;
  readonly plans?: string;
}

/** Of the options that set what a key may; an option that is not given sets nothing. */
interface TermOptions {
  readonly name?: string;
  readonly owner?: string;
  readonly expires?: number | typeof NONE;
  readonly networks?: readonly string[] | typeof NONE;
}

interface Accounts extends OpenAccounts {
  readonly plans: PlanTable;
}

/** Commands about keys. They work while the service runs, which follows them within a second. */
export function addKeys(program: Command): void {
  const command = program
    .command("keys")
    .description("make, list, change, rotate, end and move keys, while the service runs too");
  const add = (usage: string, description: string) =>
    addLocation(command.command(usage))
      .description(description)
      .option("--plans <file>", "the service's file of plans")
      .option("--json", "write JSON");

  addTerms(add("create", "make a key; it is shown once, and cannot be shown again"))
    .requiredOption("--plan <plan>", "its plan; that of the owner's other keys, where there are any")
    .action(({ plan, ...options }: KeyOptions & TermOptions & { plan: string }) =>
      withAccounts(
        options,
        async ({ keys, plans }) => {
          const given = { name: "", ...terms(options), plan: findPlan(plans, plan).name };
          const { key, secret } = await keys.create(given, Date.now());
          await assertStored(key, options);
          await showSecret(key, secret, options);
        },
        true,
      ),
    );
  add("list", "list all keys").action((options: KeyOptions) =>
    withAccounts(options, async ({ keys }) => showKeys(await keys.list(), options)),
  );
  addTerms(add("change <id>", `change what is given of a key; "${NONE}" takes it back`)).action(
    (id: string, options: KeyOptions & TermOptions) =>
      withAccounts(options, async ({ keys }) =>
        confirm(await keys.change(id, terms(options), Date.now()), options),
      ),
  );
  add("rotate <id>", "give a key a new secret, shown once; the old one stays valid for a while")
    .addOption(
      new Option("--overlap <duration>", "for how long, as 30m, 24h or 7d; 0 to end it now")
        .argParser(parseDuration)
        .default(86_400_000, "24h"),
    )
    .action((id: string, { overlap, ...options }: KeyOptions & { overlap: number }) =>
      withAccounts(options, async ({ keys }) => {
        const now = Date.now();
        const { key, secret } = await keys.rotate(id, now + overlap, now);
        await assertStored(key, options);
        await showSecret(key, secret, options);
      }),
    );
  add("revoke <id>", "end a key for good, with all its secrets").action((id: string, options: KeyOptions) =>
    withAccounts(options, async ({ keys }) => confirm(await keys.revoke(id, Date.now()), options)),
  );
  add("move <id> <plan>", "put a key, and all others of its owner, on another plan, from now on").action(
    (id: string, plan: string, options: KeyOptions) =>
      withAccounts(options, async ({ keys, plans }) =>
        confirm(await keys.move(id, findPlan(plans, plan).name, Date.now()), options),
      ),
  );
  add("usage <id>", "show the credits that a key, with all others of its owner, used").action(
    (id: string, options: KeyOptions) =>
      withAccounts(options, async (parts) => showUsage(id, parts, options)),
  );
  add("log [id]", "show who changed which key, when and how").action(
    (id: string | undefined, options: KeyOptions) =>
      withAccounts(options, async ({ keys }) => showLog(await keys.log(id), options)),
  );
}

function addTerms(command: Command): Command {
  return command
    .option("--name <name>", "what it is for, for your lists", label)
    .option("--owner <name>", "whose it is: keys of one owner share plan, credits and rate limit", label)
    .option(
      "--expires <end>",
      "when it ends: a duration from now on, as 90d, or a time, as 2030-01-31 or 2030-01-31T12:00Z",
      orNone((text) => parseEnd(text, Date.now())),
    )
    .option(
      "--networks <list>",
      "addresses and networks that it may be used from, as 10.0.0.0/8,192.0.2.7",
      orNone(networks),
    );
}

/** Reads a value, or leaves `none` to `terms`: commander makes a text of null. */
function orNone<Value>(read: (text: string) => Value): (text: string) => Value | typeof NONE {
  return (text) => (text === NONE ? NONE : read(text));
}

function networks(text: string): string[] {
  try {
    const networks = parseNetworks(text);
    // A list that lost its content, as by a variable without a value, must not open a key to all.
    if (networks.length === 0) throw new NetworkError(`It names no network; "${NONE}" is for any address.`);
    return networks;
  } catch (error) {
    throw new InvalidArgumentError((error as Error).message);
  }
}

function terms({ name, owner, expires, networks }: TermOptions): Partial<KeyTerms> {
  return {
    ...(name === undefined ? {} : { name }),
    ...(owner === undefined ? {} : { owner: owner === NONE ? null : owner }),
    ...(expires === undefined ? {} : { expires: expires === NONE ? null : expires }),
    ...(networks === undefined ? {} : { networks: networks === NONE ? [] : networks }),
  };
}

/** @param mayBeNew Whether the folder may have no accounts yet; else it is most likely not the one that is meant. */
async function withAccounts(
  options: KeyOptions,
  work: (accounts: Accounts) => Promise<void>,
  mayBeNew = false,
): Promise<void> {
  const accounts = await openAccounts(options, mayBeNew);
  try {
    if (accounts.isNew) process.stderr.write(`Made ${accounts.location}\n`);
    await work({ ...accounts, plans: new PlanTable(loadPlans(options.plans)) });
  } finally {
    await accounts.close();
  }
}

/**
 * Opens the accounts of a location.
 *
 * @throws {CommandError} where there are none and they may not be new.
 */
export async function openAccounts(location: LocationOptions, mayBeNew: boolean): Promise<OpenAccounts> {
  const backend = await openBackend(toLocation(location));
  try {
    return await backend.openAccounts({ mayBeNew, user: getUser() });
  } catch (error) {
    const isFolder = typeof toLocation(location) === "string";
    if (!isFolder || !(error instanceof StorageError) || error.kind !== "missing") throw error;
    throw new CommandError(`${error.location} does not exist: there are no keys. Is --data right?`);
  }
}

async function showUsage(id: string, { keys, usage, plans }: Accounts, options: KeyOptions): Promise<void> {
  const key = (await keys.list()).find((each) => each.id === id);
  if (key === undefined) throw new UnknownKey(id);
  const limits = findPlan(plans, key.plan);
  const account = { accountId: key.accountId, limits, activated: key.activated };
  const { day, month } = await new MemoryMeter({ store: usage }).usage(account, Date.now());
  if (options.json) {
    const { plan, owner } = key;
    say(JSON.stringify({ id, plan, owner, day: limitJson(day), month: limitJson(month) }));
    return;
  }
  const row = (period: string, of: LimitUsage) => [
    period,
    String(of.used),
    String(of.limit),
    toIso(of.period.to),
  ];
  say(table([["period", "credits used", "of", "until"], row("day", day), row("month", month)]));
}

function limitJson({ used, limit, period }: LimitUsage) {
  return { creditsUsed: used, creditLimit: limit, from: toIso(period.from), to: toIso(period.to) };
}

function findPlan(plans: PlanTable, name: string): ServicePlan {
  const plan = plans.find(name);
  if (plan !== undefined) return plan;
  throw new CommandError(
    `There is no plan "${name}". The plans are ${plans.plans.map((each) => each.name).join(", ")}.`,
  );
}

/** Says what became of a key, once that is stored. */
async function confirm(key: ApiKey, options: KeyOptions): Promise<void> {
  await assertStored(key, options);
  showKey(key, options);
}

/** Reads a changed key as another process would. @throws {CommandError} when it is not as it was reported. */
async function assertStored(key: ApiKey, options: KeyOptions): Promise<void> {
  const { keys, location, close } = await openAccounts(options, false);
  try {
    const stored = (await keys.list()).find(({ id }) => id === key.id);
    if (isDeepStrictEqual(stored, key)) return;
    throw new CommandError(`The change of ${key.id} is not in ${location}: look with "keys list".`);
  } finally {
    await close();
  }
}
