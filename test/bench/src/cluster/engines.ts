import { readdirSync, readFileSync } from "node:fs";
import { RedisServer } from "@market-data/test-cluster/redis-server";
import { type PostgresServer, startPostgres } from "@market-data/test-helpers/postgres";
import postgres, { type Sql } from "postgres";

/** What the server does by default, and what one with some memory is given. */
const SETTINGS = {
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  shared_buffers: "1GB",
  max_wal_size: "8GB",
};
/** How long a backend keeps to itself what it did, in ms. */
const STATISTICS_MS = 1500;
/** Of `/proc`, a second. */
const TICKS = 100;

/** A PostgreSQL and a Redis of their own, on free ports. */
export class Engines {
  readonly #postgres: PostgresServer;
  readonly #redis: RedisServer;
  readonly sql: Sql;

  private constructor(server: PostgresServer, redis: RedisServer) {
    this.#postgres = server;
    this.#redis = redis;
    this.sql = postgres(server.url, { max: 1, onnotice: () => {} });
  }

  static async start(): Promise<Engines> {
    const redis = await RedisServer.start();
    try {
      return new Engines(await startPostgres({ settings: SETTINGS }), redis);
    } catch (error) {
      await redis.kill();
      throw error;
    }
  }

  get redisUrl(): string {
    return this.#redis.url;
  }

  /** Makes an empty database. @returns Its URL. */
  async createDatabase(name: string): Promise<string> {
    await this.sql`CREATE DATABASE ${this.sql(name)}`;
    return this.#postgres.url.replace(/postgres$/, name);
  }

  /** How many transactions there were in a database so far: statements, where none begins one. */
  async countTransactions(database: string): Promise<number> {
    await new Promise((resolve) => setTimeout(resolve, STATISTICS_MS));
    const [row] = await this.sql`
      SELECT xact_commit::float8 AS count FROM pg_stat_database WHERE datname = ${database}`;
    return row?.["count"];
  }

  /** Seconds of CPU time that each engine used so far. */
  cpu(): { postgres: number; redis: number } {
    return {
      postgres: cpuOf(this.#postgres.process.pid as number),
      redis: cpuOf(this.#redis.child.pid as number),
    };
  }

  async stop(): Promise<void> {
    await this.sql.end();
    await this.#postgres.stop();
    await this.#redis.kill();
  }
}

/** Of a process and its children, those that ended too. It reads `/proc`, which only Linux has. */
function cpuOf(pid: number): number {
  const all = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readTimes(Number(name)) ?? []);
  const own = all.filter((each) => each.pid === pid || each.parent === pid);
  return own.reduce((sum, { pid: each, used, ended }) => sum + used + (each === pid ? ended : 0), 0) / TICKS;
}

function readTimes(pid: number): { pid: number; parent: number; used: number; ended: number } | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ").map(Number) ?? [];
    const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map(
      (index) => fields[index],
    );
    return { pid, parent, used: user + system, ended: endedUser + endedSystem };
  } catch {
    // It ended meanwhile.
    return undefined;
  }
}
