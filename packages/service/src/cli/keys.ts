import { isDeepStrictEqual } from "node:util";
import type { LimitUsage } from "@market-data/http";
import type { OpenAccounts } from "@market-data/storage";
import { type ApiKey, type KeyTerms, StorageError, UnknownKeyError } from "@market-data/storage";
import { type Command, InvalidArgumentError, Option } from "commander";
import { MemoryMeter } from "../accounts/memory-meter.ts";
import { NetworkError, parseNetworks } from "../accounts/networks.ts";
import { PlanTable, type ServicePlan } from "../accounts/plan-table.ts";
import { openBackend } from "../storage/open-backend.ts";
import { showKey, showKeys, showLog, showSecret } from "./key-output.ts";
import { addLocation, type LocationOptions, toLocation } from "./location.ts";
import { CommandError, print, table, toIso } from "./output.ts";
import { createPlansOption, loadPlans } from "./settings.ts";
import { parseDuration, parseEnd } from "./times.ts";
import { getUser } from "./user.ts";
import { label } from "./values.ts";

/** Option value that removes the stored value. */
const NONE = "none";

interface KeyOptions extends LocationOptions {
  readonly json?: true;
  readonly plans?: string;
}

/** Options for the terms of a key. An absent option changes nothing. */
interface TermOptions {
  readonly name?: string;
  readonly owner?: string;
  readonly expires?: number | typeof NONE;
  readonly networks?: readonly string[] | typeof NONE;
}

interface Accounts extends OpenAccounts {
  readonly plans: PlanTable;
}

/** Commands for keys. A running service applies changes within one second. */
export function addKeys(program: Command): void {
  const command = program
    .command("keys")
    .description("create, list, change, rotate, revoke and move keys; works while the service runs");
  const add = (usage: string, description: string) =>
    addLocation(command.command(usage))
      .description(description)
      .addOption(createPlansOption())
      .option("--json", "write JSON");

  addTerms(add("create", "create a key; the secret is shown only once"))
    .requiredOption("--plan <plan>", "plan of the key; all keys of one owner have the same plan")
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
  addTerms(add("change <id>", `change the given terms of a key; "${NONE}" removes a term`)).action(
    (id: string, options: KeyOptions & TermOptions) =>
      withAccounts(options, async ({ keys }) =>
        confirm(await keys.change(id, terms(options), Date.now()), options),
      ),
  );
  add(
    "rotate <id>",
    "create a new secret for a key, shown only once; the old secret stays valid for the overlap",
  )
    .addOption(
      new Option(
        "--overlap <duration>",
        "how long the old secret stays valid, such as 30m, 24h or 7d; 0 for not at all",
      )
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
  add("revoke <id>", "revoke a key with all its secrets, permanently").action(
    (id: string, options: KeyOptions) =>
      withAccounts(options, async ({ keys }) => confirm(await keys.revoke(id, Date.now()), options)),
  );
  add("move <id> <plan>", "move a key and all other keys of its owner to another plan, from now on").action(
    (id: string, plan: string, options: KeyOptions) =>
      withAccounts(options, async ({ keys, plans }) =>
        confirm(await keys.move(id, findPlan(plans, plan).name, Date.now()), options),
      ),
  );
  add("usage <id>", "show the credits used by a key and all other keys of its owner").action(
    (id: string, options: KeyOptions) =>
      withAccounts(options, async (parts) => showUsage(id, parts, options)),
  );
  add("log [id]", "show all changes of keys: when, by whom, which key, which change").action(
    (id: string | undefined, options: KeyOptions) =>
      withAccounts(options, async ({ keys }) => showLog(await keys.log(id), options)),
  );
}

function addTerms(command: Command): Command {
  return command
    .option("--name <name>", "purpose of the key, shown in lists", label)
    .option("--owner <name>", "owner of the key; keys of one owner share plan, credits and rate limit", label)
    .option(
      "--expires <end>",
      "end of the key: a duration from now, such as 90d, or a time, such as 2030-01-31 or 2030-01-31T12:00Z",
      orNone((text) => parseEnd(text, Date.now())),
    )
    .option(
      "--networks <list>",
      "addresses and networks from which the key may be used, such as 10.0.0.0/8,192.0.2.7",
      orNone(networks),
    );
}

/** Reads a value, or returns `none` unchanged: commander would turn null into a string. */
function orNone<Value>(read: (text: string) => Value): (text: string) => Value | typeof NONE {
  return (text) => (text === NONE ? NONE : read(text));
}

function networks(text: string): string[] {
  try {
    const networks = parseNetworks(text);
    // An empty list, for example from an unset variable, must not open a key to all addresses.
    if (networks.length === 0)
      throw new NetworkError(`It names no network. Use "${NONE}" to allow any address.`);
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

/** @param mayBeNew Whether accounts may be created. Otherwise a folder without accounts is probably the wrong folder. */
async function withAccounts(
  options: KeyOptions,
  work: (accounts: Accounts) => Promise<void>,
  mayBeNew = false,
): Promise<void> {
  const accounts = await openAccounts(options, mayBeNew);
  try {
    if (accounts.isNew) process.stderr.write(`Created ${accounts.location}\n`);
    await work({ ...accounts, plans: new PlanTable(loadPlans(options.plans)) });
  } finally {
    await accounts.close();
  }
}

/**
 * Opens the accounts of a location.
 *
 * @throws {CommandError} if there are none and `mayBeNew` is false.
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
  if (key === undefined) throw new UnknownKeyError(id);
  const limits = findPlan(plans, key.plan);
  const account = { accountId: key.accountId, limits, activated: key.activated };
  const { day, month } = await new MemoryMeter({ store: usage }).usage(account, Date.now());
  if (options.json) {
    const { plan, owner } = key;
    print(JSON.stringify({ id, plan, owner, day: limitJson(day), month: limitJson(month) }));
    return;
  }
  const row = (period: string, of: LimitUsage) => [
    period,
    String(of.used),
    String(of.limit),
    toIso(of.period.to),
  ];
  print(table([["period", "credits used", "of", "until"], row("day", day), row("month", month)]));
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

/** Shows a changed key after verifying that the change is stored. */
async function confirm(key: ApiKey, options: KeyOptions): Promise<void> {
  await assertStored(key, options);
  showKey(key, options);
}

/** Reads a changed key through a new connection. @throws {CommandError} if the stored key differs. */
async function assertStored(key: ApiKey, options: KeyOptions): Promise<void> {
  const { keys, location, close } = await openAccounts(options, false);
  try {
    const stored = (await keys.list()).find(({ id }) => id === key.id);
    if (isDeepStrictEqual(stored, key)) return;
    throw new CommandError(`The change of ${key.id} was not stored in ${location}. Check with "keys list".`);
  } finally {
    await close();
  }
}
