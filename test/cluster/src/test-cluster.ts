import { setTimeout as delay } from "node:timers/promises";
import { startOfDay } from "@market-data/http";
import { Link } from "@market-data/test-helpers/link";
import { type Comparison, DAY, type History, type KeyFacts, type Seen } from "./invariants.ts";
import { ASSET, type LoadOptions } from "./load.ts";
import { RedisServer } from "./redis-server.ts";
import { SERVE, ServiceNode } from "./service-node.ts";
import { getUrl, PLANS, type TestStore } from "./test-store.ts";

export type Key = LoadOptions["keys"][number] & { readonly plan: keyof typeof LIMITS };

/** The plans of `plans.json`: with a low limit per minute, with a low limit per day, and without low limits. */
export const LIMITS = {
  Basic: { minuteLimit: 40, dailyLimit: 1_000_000 },
  Hobbyist: { minuteLimit: 1_000_000, dailyLimit: 150 },
  Startup: { minuteLimit: 1_000_000, dailyLimit: 1_000_000 },
  Enterprise: { minuteLimit: 1_000_000, dailyLimit: 1_000_000 },
} as const;

/** How soon all nodes have the last write, in ms. */
const QUIET_MS = 2000;
/** Requests with equal responses of all nodes. */
const PATHS = [
  "/v1/cryptocurrency/listings/latest?limit=100&convert=EUR",
  `/v3/cryptocurrency/quotes/latest?id=${ASSET}`,
  "/v1/cryptocurrency/listings/latest?limit=5000",
  "/v1/cryptocurrency/map?limit=100",
  "/v2/cryptocurrency/ohlcv/historical?slug=made&time_period=daily&time_start=2025-11-05&time_end=2025-12-05&convert=USD",
  "/v2/cryptocurrency/ohlcv/historical?slug=made&time_period=hourly&interval=hourly&time_start=2025-11-03&time_end=2025-11-05",
  "/v3/cryptocurrency/quotes/historical?symbol=MADE&interval=daily&time_start=2025-11-10&time_end=2025-12-20&convert=EUR",
];

interface ClusterOptions {
  /** The difference of each node's clock, in ms. */
  readonly clocks?: readonly number[];
}

/** Nodes on one PostgreSQL and one Redis with a replica. Each node has its own links to both. */
export class TestCluster {
  /** Links to Redis. */
  readonly links: Link[] = [];
  /** Links to PostgreSQL. */
  readonly databaseLinks: Link[] = [];
  readonly nodes: (ServiceNode | undefined)[] = [];
  readonly #store: TestStore;
  readonly #clocks: readonly number[];
  redis: RedisServer;
  replica: RedisServer;
  #killed: { node: number; time: number }[] = [];
  #alone: { from: number; to: number }[] = [];
  #unstored: { from: number; to: number }[] = [];
  #suspended: { node: number; from: number; to: number }[] = [];
  #unanswered: { node: number; from: number; to: number }[] = [];
  #compared: Comparison[] = [];

  private constructor(
    store: TestStore,
    redis: RedisServer,
    replica: RedisServer,
    { clocks = [] }: ClusterOptions,
  ) {
    this.#store = store;
    this.#clocks = clocks;
    this.redis = redis;
    this.replica = replica;
  }

  static async start(store: TestStore, nodes: number, options: ClusterOptions = {}): Promise<TestCluster> {
    await store.recordSeries();
    const redis = await RedisServer.start();
    const replica = await RedisServer.start({ settings: { replicaof: `127.0.0.1 ${redis.port}` } });
    const cluster = new TestCluster(store, redis, replica, options);
    for (let link = 0; link < nodes; link += 1) {
      cluster.links.push(await Link.start(redis.port));
      cluster.databaseLinks.push(await Link.start(store.port));
    }
    await Promise.all(Array.from({ length: nodes }, (_, node) => cluster.startNode(node)));
    return cluster;
  }

  async startNode(node: number): Promise<void> {
    this.nodes[node] = await ServiceNode.start(
      {
        MARKET: getUrl(this.databaseLinks[node]?.port ?? 0),
        METER: `redis://127.0.0.1:${this.links[node]?.port}`,
        PLANS,
        // The process of the test, which is busy, runs the links.
        REDIS_TIMEOUT: "2",
        ADDRESS_LIMIT: "0",
        SUBNET_LIMIT: "0",
        LOG_LEVEL: "warn",
        STOP_DRAIN: "0",
      },
      { ...SERVE, clock: this.#clocks[node] ?? 0 },
    );
  }

  async killNode(node: number): Promise<void> {
    this.#killed.push({ node, time: Date.now() });
    const killed = this.nodes[node];
    this.nodes[node] = undefined;
    await killed?.kill();
  }

  /** Suspends a node. @returns Resumes the node. */
  suspendNode(node: number): () => void {
    const from = Date.now();
    const suspended = this.nodes[node];
    suspended?.child.kill("SIGSTOP");
    return () => {
      suspended?.child.kill("SIGCONT");
      this.#suspended.push({ node, from, to: Date.now() });
    };
  }

  /** Pauses the link of a node to PostgreSQL. @returns Opens the link. */
  silenceDatabase(node: number): () => void {
    const from = Date.now();
    const link = this.databaseLinks[node];
    link?.pause();
    return () => {
      link?.open();
      this.#unanswered.push({ node, from, to: Date.now() });
    };
  }

  /** Drops the responses to additions of used credits. @returns Stops after the first dropped response. */
  dropResponses(): () => Promise<void> {
    const links = this.databaseLinks;
    const before = this.#countDroppedResponses();
    // A kind of period in each addition.
    for (const link of links) link.dropResponsesTo('"month"');
    return async () => {
      while (this.#countDroppedResponses() === before) await delay(50);
      for (const link of links) link.dropResponsesTo();
    };
  }

  #countDroppedResponses(): number {
    return this.databaseLinks.reduce((sum, { droppedResponses }) => sum + droppedResponses, 0);
  }

  /** Kills the primary, promotes the replica, and redirects all links. */
  async failOver(): Promise<void> {
    await this.redis.kill();
    await this.replica.command("REPLICAOF", "NO", "ONE");
    for (const link of this.links) link.setTarget(this.replica.port);
    this.redis = this.replica;
  }

  /** Disconnects the replica from the primary. */
  async stallReplication(): Promise<void> {
    await this.replica.command("REPLICAOF", "127.0.0.1", "1");
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

  /** @returns The time of the response. */
  async revoke(key: Key): Promise<number> {
    await this.#store.accounts.keys.revoke(key.id, Date.now());
    return Date.now();
  }

  /** Runs work while nodes may count locally. */
  alone<Result>(work: () => Promise<Result>): Promise<Result> {
    return note(this.#alone, work);
  }

  /** Runs work while nodes may be unable to store credits, or to read changes in time. */
  unstored<Result>(work: () => Promise<Result>): Promise<Result> {
    return note(this.#unstored, work);
  }

  /** Whether each node uses Redis. */
  async areAllUp(): Promise<boolean> {
    const up = await Promise.all(this.nodes.map((node) => node?.metric("market_data_redis_up") ?? 1));
    return up.every((value) => value === 1);
  }

  /** Compares the ETags of all nodes after the last write. */
  async compare(): Promise<void> {
    const [key] = await this.createKeys("Enterprise");
    const headers = { "X-SVC_PRO_API_KEY": key?.secret ?? "" };
    const getEtag = async (url: string) => {
      const response = await fetch(url, { headers });
      await response.arrayBuffer();
      return response.headers.get("etag") ?? `${response.status}`;
    };
    for (const path of PATHS) {
      let etags: string[];
      do {
        etags = await Promise.all(
          this.urls().flatMap((url) => (url === undefined ? [] : [getEtag(url + path)])),
        );
        if (new Set(etags).size > 1) await delay(50);
      } while (new Set(etags).size > 1 && Date.now() < this.#store.lastWrite + QUIET_MS);
      this.#compared.push({ path, etags });
    }
  }

  /** Stops all nodes. @returns The clients' views and the stored credits. */
  async history(
    seen: readonly Seen[],
    keys: readonly Key[],
    revoked: ReadonlyMap<string, number> = new Map(),
  ): Promise<History> {
    await Promise.all(this.nodes.map((node) => node?.stop()));
    const today = startOfDay(Date.now());
    const accounts = new Map(
      (await this.#store.accounts.keys.list()).map(({ id, accountId }) => [id, accountId]),
    );
    const facts = await Promise.all(
      keys.map(async ({ id, plan }): Promise<KeyFacts> => {
        const revokedAt = revoked.get(id);
        const account = accounts.get(id);
        if (account === undefined) throw new Error(`PostgreSQL does not have ${id} any more.`);
        // The load may have begun before midnight.
        const used = await Promise.all(
          [today - DAY, today].map((from) => this.#store.accounts.usage.used(account, "day", from)),
        );
        return {
          key: id,
          ...LIMITS[plan],
          stored: used.reduce((sum, credits) => sum + credits, 0),
          ...(revokedAt !== undefined && { revoked: revokedAt }),
        };
      }),
    );
    return {
      seen,
      keys: facts,
      killed: this.#killed,
      alone: this.#alone,
      unstored: this.#unstored,
      suspended: this.#suspended,
      unanswered: this.#unanswered,
      nodes: this.nodes.length,
      clocks: this.#clocks,
      compared: this.#compared,
      logs: this.nodes.map((node) => node?.written ?? ""),
    };
  }

  async close(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node?.kill()));
    for (const link of [...this.links, ...this.databaseLinks]) await link.close();
    await this.redis.kill();
    await this.replica.kill();
  }
}

/** Runs work, and notes its time. */
async function note<Result>(
  spans: { from: number; to: number }[],
  work: () => Promise<Result>,
): Promise<Result> {
  const from = Date.now();
  const result = await work();
  spans.push({ from, to: Date.now() });
  return result;
}
