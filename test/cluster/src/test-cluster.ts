import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type OpenAccounts, openBackend } from "@market-data/service";
import { type PostgresServer, startPostgres } from "@market-data/test-helpers/postgres";
import type { History, KeyFacts, Seen } from "./invariants.ts";
import { Link } from "./link.ts";
import type { LoadOptions } from "./load.ts";
import { RedisServer } from "./redis-server.ts";
import { type Fault, PROGRAM, ServiceNode } from "./service-node.ts";

const FIXTURES = fileURLToPath(new URL("../../../packages/service/test/fixtures/native", import.meta.url));
const PLANS = fileURLToPath(new URL("../plans.json", import.meta.url));
type Key = LoadOptions["keys"][number] & { readonly plan: keyof typeof LIMITS };

/** Of the plans in `plans.json`: one whose minute ends soon, one whose day does, and one without such limits. */
export const LIMITS = {
  Basic: { minuteLimit: 40, dailyLimit: 1_000_000 },
  Hobbyist: { minuteLimit: 1_000_000, dailyLimit: 150 },
  Startup: { minuteLimit: 1_000_000, dailyLimit: 1_000_000 },
} as const;

/** A PostgreSQL with a market and accounts, for one cluster after the other. */
export class TestStore {
  readonly url: string;
  readonly accounts: OpenAccounts;
  readonly #postgres: PostgresServer;

  private constructor(postgres: PostgresServer, accounts: OpenAccounts) {
    this.url = postgres.url;
    this.accounts = accounts;
    this.#postgres = postgres;
  }

  static async start(): Promise<TestStore> {
    const postgres = await startPostgres();
    const folder = mkdtempSync(join(tmpdir(), "market-data-cluster-"));
    const args = [PROGRAM, "import", FIXTURES, "--rejects", join(folder, "rejected.csv")];
    const env = { ...process.env, MARKET_DATA_MARKET: postgres.url };
    await promisify(execFile)(process.execPath, args, { env });
    rmSync(folder, { recursive: true });
    const backend = await openBackend({ market: postgres.url, accounts: postgres.url });
    return new TestStore(postgres, await backend.openAccounts());
  }

  async close(): Promise<void> {
    await this.accounts.close();
    await this.#postgres.stop();
  }
}

/** Services on one PostgreSQL and one Redis with a replica, each with a link of its own to Redis. */
export class TestCluster {
  readonly links: Link[] = [];
  readonly nodes: (ServiceNode | undefined)[] = [];
  readonly #store: TestStore;
  readonly #faults: readonly Fault[];
  redis: RedisServer;
  replica: RedisServer;
  readonly #publishers: ServiceNode[] = [];
  #killed: { node: number; time: number }[] = [];
  #alone: { from: number; to: number }[] = [];

  private constructor(store: TestStore, redis: RedisServer, replica: RedisServer, faults: readonly Fault[]) {
    this.#store = store;
    this.#faults = faults;
    this.redis = redis;
    this.replica = replica;
  }

  /** @param faults That are planted in the sources of the services. */
  static async start(store: TestStore, nodes: number, faults: readonly Fault[] = []): Promise<TestCluster> {
    const redis = await RedisServer.start();
    const replica = await RedisServer.start({ settings: { replicaof: `127.0.0.1 ${redis.port}` } });
    const cluster = new TestCluster(store, redis, replica, faults);
    for (let node = 0; node < nodes; node += 1) cluster.links.push(await Link.start(redis.port));
    await Promise.all(cluster.links.map((_, node) => cluster.startNode(node)));
    return cluster;
  }

  async startNode(node: number): Promise<void> {
    this.nodes[node] = await ServiceNode.start(
      {
        MARKET: this.#store.url,
        METER: `redis://127.0.0.1:${this.links[node]?.port}`,
        PLANS,
        // The links are in the process of the test, which is busy.
        REDIS_TIMEOUT: "2",
        ADDRESS_LIMIT: "0",
        SUBNET_LIMIT: "0",
        LOG_LEVEL: "warn",
        STOP_DRAIN: "0",
      },
      this.#faults,
    );
  }

  async killNode(node: number): Promise<void> {
    this.#killed.push({ node, time: Date.now() });
    const killed = this.nodes[node];
    this.nodes[node] = undefined;
    await killed?.kill();
  }

  /** Kills the primary, and leads all links to the replica, which is the primary then. */
  async failOver(): Promise<void> {
    await this.redis.kill();
    await this.replica.command("REPLICAOF", "NO", "ONE");
    for (const link of this.links) link.leadTo(this.replica.port);
    this.redis = this.replica;
  }

  /** The replica gets nothing from now on that the primary is told. */
  async stallReplication(): Promise<void> {
    await this.replica.command("REPLICAOF", "127.0.0.1", "1");
  }

  /** Starts the process that publishes what changes in the market; resolves when it does. */
  async startPublisher(): Promise<ServiceNode> {
    const settings = { MARKET: this.#store.url, METER: this.redis.url };
    const publisher = await ServiceNode.start(settings, this.#faults, {
      args: ["publish"],
      isReady: /^Publishing$/m,
    });
    this.#publishers.push(publisher);
    return publisher;
  }

  urls(): (string | undefined)[] {
    return this.nodes.map((node) => node?.url);
  }

  async createKeys(...plans: Key["plan"][]): Promise<Key[]> {
    return Promise.all(
      plans.map(async (plan) => {
        const { key, secret } = await this.#store.accounts.keys.create({ plan, name: "test" }, Date.now());
        return { id: key.id, secret, plan };
      }),
    );
  }

  /** @returns When that was reported. */
  async revoke(key: Key): Promise<number> {
    await this.#store.accounts.keys.revoke(key.id, Date.now());
    return Date.now();
  }

  /** Runs some work meanwhile nodes may count by themselves. */
  async alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const from = Date.now();
    const result = await work();
    this.#alone.push({ from, to: Date.now() });
    return result;
  }

  /** Whether each node uses Redis. */
  async areAllUp(): Promise<boolean> {
    const up = await Promise.all(this.nodes.map((node) => node?.metric("market_data_redis_up") ?? 1));
    return up.every((value) => value === 1);
  }

  /** What callers saw, with what is stored once all nodes have stored what they counted. */
  async history(
    seen: readonly Seen[],
    keys: readonly Key[],
    revoked: ReadonlyMap<string, number> = new Map(),
  ): Promise<History> {
    await Promise.all(this.nodes.map((node) => node?.stop()));
    const today = Date.now() - (Date.now() % 86_400_000);
    const stored = new Map(
      (await this.#store.accounts.keys.list()).map(({ id, accountId }) => [id, accountId]),
    );
    const facts = await Promise.all(
      keys.map(async ({ id, plan }): Promise<KeyFacts> => {
        const revokedAt = revoked.get(id);
        return {
          key: id,
          ...LIMITS[plan],
          stored: await this.#store.accounts.usage.used(stored.get(id) ?? "", "day", today),
          ...(revokedAt !== undefined && { revoked: revokedAt }),
        };
      }),
    );
    return { seen, keys: facts, killed: this.#killed, alone: this.#alone, nodes: this.nodes.length };
  }

  async close(): Promise<void> {
    await Promise.all([...this.nodes, ...this.#publishers].map((node) => node?.kill()));
    for (const link of this.links) await link.close();
    await this.redis.kill();
    await this.replica.kill();
  }
}
