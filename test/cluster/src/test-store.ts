import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { recordStale, type StoredMetrics } from "@market-data/market";
import { openBackend } from "@market-data/service";
import type { OpenAccounts, OpenMarket } from "@market-data/storage";
import {
  type PostgresServer,
  startPostgres,
  startPostgresWithReplica,
} from "@market-data/test-helpers/postgres";
import { runSql } from "@market-data/test-helpers/sql";
import { Haproxy } from "./haproxy.ts";
import { DAY } from "./invariants.ts";
import { ASSET } from "./load.ts";
import { PROGRAM } from "./service-node.ts";

const FIXTURES = fileURLToPath(new URL("../../../packages/service/test/fixtures/native", import.meta.url));
export const PLANS = fileURLToPath(new URL("../plans.json", import.meta.url));
const HISTORY_START = Date.UTC(2025, 10, 1);
/** The replica has each reported write, so a failover loses no write. */
const SYNCHRONOUS = { synchronous_commit: "on", synchronous_standby_names: "*" };
/** A replica sometimes reports a write late: after one second, instead of ten by default. */
const REPORTING = { wal_receiver_status_interval: "1" };

/** A PostgreSQL with a market and accounts, for several clusters one after another. */
export class TestStore {
  /** The port of PostgreSQL, or of HAProxy if there are several servers. */
  readonly port: number;
  readonly url: string;
  readonly accounts: OpenAccounts;
  readonly market: OpenMarket;
  readonly #postgres: Servers;
  readonly #balancer: Haproxy | undefined;
  #writing: Promise<unknown> = Promise.resolve();
  #price = 1000;
  /** The time of the newest price, in Unix ms. */
  lastWrite = 0;

  private constructor(
    postgres: Servers,
    balancer: Haproxy | undefined,
    opened: { readonly accounts: OpenAccounts; readonly market: OpenMarket },
  ) {
    this.port = (balancer ?? postgres.primary).port;
    this.url = getUrl(this.port);
    this.#balancer = balancer;
    this.accounts = opened.accounts;
    this.market = opened.market;
    this.#postgres = postgres;
  }

  /** @param isReplicated Whether to start a replica, for one failover. */
  static async start(isReplicated = false): Promise<TestStore> {
    const servers: Servers = isReplicated
      ? await startPostgresWithReplica(REPORTING, SYNCHRONOUS)
      : { primary: await startPostgres() };
    const balancer = await startBalancer(servers);
    const url = getUrl((balancer ?? servers.primary).port);
    await importFiles(url);
    const backend = await openBackend({ market: url, accounts: url });
    const opened = { accounts: await backend.openAccounts(), market: await backend.openMarket() };
    return new TestStore(servers, balancer, opened);
  }

  /** Writes a price above all earlier prices. @returns The price. */
  async writePrice(): Promise<number> {
    const writing = this.#writing.then(async () => {
      const { metrics } = await this.market.store.snapshot();
      const {
        rank: _,
        numMarketPairs: __,
        priceBefore: ___,
        volume24hBefore: ____,
        ...known
      } = metrics.get(ASSET) ?? {};
      this.#price += 1;
      const price = this.#price;
      await this.market.writer.saveMetrics([{ ...(known as StoredMetrics), price, lastUpdated: Date.now() }]);
      this.lastWrite = Date.now();
      return price;
    });
    this.#writing = writing.catch(() => {});
    return writing;
  }

  /** Records the derived series of all prices, so a starting node has nothing to record. */
  async recordSeries(): Promise<void> {
    await this.#writing;
    await recordStale(this.market, Date.now());
  }

  /** Kills the primary. Nodes then read from the replica. */
  async killPrimary(): Promise<void> {
    const { process } = this.#postgres.primary;
    const ended = once(process, "exit");
    process.kill("SIGKILL");
    await ended;
  }

  /** Promotes the replica. */
  async promote(): Promise<void> {
    await runSql((this.#postgres.replica as PostgresServer).url, "SELECT pg_promote()");
  }

  /**
   * Replaces the file of used credits by `/dev/full`, like a full disk.
   *
   * @returns Restores the file.
   */
  async fillDisk(): Promise<() => Promise<void>> {
    const { data, url } = this.#postgres.primary;
    // PostgreSQL would read a file with rows, so the rows move to another table until there is room.
    await runSql(
      url,
      "BEGIN; LOCK TABLE key_usage; CREATE TABLE saved_usage AS SELECT * FROM key_usage; TRUNCATE key_usage; COMMIT",
    );
    await runSql(url, "CHECKPOINT");
    const [row] = await runSql(url, "SELECT pg_relation_filepath('key_usage') AS path");
    const path = join(data, row?.["path"] as string);
    const file = `${path}.before`;
    renameSync(path, file);
    symlinkSync("/dev/full", path);
    await this.#forgetFiles();
    return async () => {
      renameSync(file, path);
      await this.#forgetFiles();
      await runSql(
        url,
        `BEGIN; INSERT INTO key_usage SELECT * FROM saved_usage
          ON CONFLICT (account_id, kind, starts) DO UPDATE SET credits = key_usage.credits + excluded.credits;
          DROP TABLE saved_usage; COMMIT`,
      );
    };
  }

  async close(): Promise<void> {
    await this.market.close();
    await this.accounts.close();
    await this.#balancer?.stop();
    await this.#postgres.replica?.stop();
    await this.#postgres.primary.stop();
  }

  /** Ends all connections, which keep files open. */
  async #forgetFiles(): Promise<void> {
    await runSql(
      this.#postgres.primary.url,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    );
  }
}

interface Servers {
  readonly primary: PostgresServer;
  readonly replica?: PostgresServer;
}

/** Starts HAProxy before a primary and a replica. */
async function startBalancer({ primary, replica }: Servers): Promise<Haproxy | undefined> {
  if (replica === undefined) return undefined;
  await runSql(primary.url, "CREATE ROLE checking LOGIN");
  return Haproxy.start({ "postgres-primary": primary.port, "postgres-replica": replica.port });
}

/** The URL of the market and the accounts. @param port The port of the server, or of a link. */
export function getUrl(port: number): string {
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
}

/** Imports the examples of the service, and a history with gaps. */
async function importFiles(url: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "market-data-cluster-"));
  for (const [name, text] of Object.entries(makeHistory())) writeFileSync(join(folder, name), text);
  const args = [PROGRAM, "import", FIXTURES, folder, "--rejects", join(folder, "rejected.csv")];
  await promisify(execFile)(process.execPath, [...args, "--market", url]);
  rmSync(folder, { recursive: true });
}

/** Import files with days and hours of an asset, and rates of the euro. */
function makeHistory(): Record<string, string> {
  const bar = (time: number, index: number) =>
    `made,${new Date(time).toISOString()},${index + 1},${index + 4},${index + 0.5},${index + 2}`;
  const rate = (time: number, index: number) => `EUR,${new Date(time).toISOString()},${1 + index / 100}`;
  const bars = (count: number, length: number) => [
    "asset,time_open,open,high,low,close",
    ...Array.from({ length: count }, (_, index) => bar(HISTORY_START + index * length, index)).filter(
      (_, index) => index % 7 > 0,
    ),
  ];
  const files = {
    "assets.csv": ["key,name,symbol,slug", "made,Made,MADE,made"],
    "rates.csv": [
      "fiat,time,usd",
      ...Array.from({ length: 60 }, (_, day) => rate(HISTORY_START + day * DAY, day)),
      // For prices written during the test.
      rate(Date.now() - (Date.now() % DAY), 60),
    ],
    "candles-daily.csv": bars(60, DAY),
    "candles-hourly.csv": bars(120, 3_600_000),
  };
  return Object.fromEntries(Object.entries(files).map(([name, lines]) => [name, `${lines.join("\n")}\n`]));
}
