import { execFileSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PostgresServer, startPostgresWithReplica } from "@market-data/test-helpers/postgres";
import { runSql } from "@market-data/test-helpers/sql";
import { createClient } from "@redis/client";
import { findFreePort } from "../free-port.ts";
import { Haproxy } from "../haproxy.ts";
import { RedisServer } from "../redis-server.ts";
import { ServiceNode } from "../service-node.ts";
import { type Compose, type ComposeService, inOps, readCompose } from "./files.ts";

type Databases = Readonly<Record<"primary" | "replica", PostgresServer>>;

/** Where a container has its secrets. */
const SECRETS = "/run/secrets";

/**
 * The services of `compose.yaml` as processes: their commands, variables and secrets, with the names of hosts and the paths
 * of containers replaced by those of this machine.
 */
export class Rehearsal {
  readonly #compose: Compose;
  readonly #folder: string;
  readonly #databases: Databases;
  readonly #balancer: Haproxy;
  readonly #redis: RedisServer[];
  readonly #nodes: ServiceNode[] = [];

  private constructor(
    compose: Compose,
    folder: string,
    databases: Databases,
    balancer: Haproxy,
    redis: RedisServer[],
  ) {
    this.#compose = compose;
    this.#folder = folder;
    this.#databases = databases;
    this.#balancer = balancer;
    this.#redis = redis;
  }

  /** Makes the secrets, and starts what is not this program: PostgreSQL and Redis, each with its replica. */
  static async start(): Promise<Rehearsal> {
    const compose = readCompose();
    const folder = mkdtempSync(join(tmpdir(), "market-data-compose-"));
    const secrets = join(folder, "secrets");
    execFileSync("sh", [inOps("compose/make-secrets.sh"), secrets]);
    // PostgreSQL runs as another user.
    for (const each of [folder, secrets]) chmodSync(each, 0o755);
    const settings = readPostgresSettings(compose.services["postgres-primary"]);
    const databases = await startPostgresWithReplica(settings);
    const [primary, replica] = [await findFreePort(), await findFreePort()];
    await makeDatabase(databases.primary.url, secrets);
    const balancer = await Haproxy.start({
      "postgres-primary": databases.primary.port,
      "postgres-replica": databases.replica.port,
    });
    const hosts = {
      "postgres-balancer:5432": `127.0.0.1:${balancer.port}`,
      "redis-primary:6379": `127.0.0.1:${primary}`,
    };
    for (const file of readdirSync(secrets)) {
      const path = join(secrets, file);
      writeFileSync(path, replaceAll(readFileSync(path, "utf8"), hosts));
    }
    const places = { [SECRETS]: secrets, "redis-primary": "127.0.0.1", "6379": String(primary) };
    const startRedis = (name: string, port: number) => {
      const [, ...args] = compose.services[name]?.command ?? [];
      return RedisServer.start({
        port,
        settings: readRedisSettings(args.map((each) => replaceAll(each, places))),
      });
    };
    const redis = [await startRedis("redis-primary", primary), await startRedis("redis-replica", replica)];
    return new Rehearsal(compose, folder, databases, balancer, redis);
  }

  get folder(): string {
    return this.#folder;
  }

  /** Of a user who may do everything. */
  get databaseUrl(): string {
    return this.#databases.primary.url;
  }

  /** Ends the primary of PostgreSQL at once. */
  async killPrimary(): Promise<void> {
    await this.#databases.primary.stop();
  }

  /** What a Redis says of its replication, to its operator. */
  async replication(which: "primary" | "replica"): Promise<string> {
    return this.#sendToRedis(which, "INFO", "replication");
  }

  /** Makes the replica of Redis a primary, as an operator does. */
  async promoteRedis(): Promise<void> {
    await this.#sendToRedis("replica", "REPLICAOF", "NO", "ONE");
  }

  async #sendToRedis(which: "primary" | "replica", ...command: string[]): Promise<string> {
    const password = readFileSync(join(this.#folder, "secrets", "redis_operator"), "utf8");
    const url = this.#redis[which === "primary" ? 0 : 1]?.url ?? "";
    const client = await createClient({ url, username: "operator", password }).connect();
    try {
      return await client.sendCommand<string>(command);
    } finally {
      client.destroy();
    }
  }

  /** The names of the services with a command of this program. */
  having(command: string): string[] {
    return Object.entries(this.#compose.services).flatMap(([name, service]) =>
      service.command?.[0] === command ? [name] : [],
    );
  }

  /** Runs a service that ends by itself. @returns What it wrote. @throws {Error} with that, where it ends with another code than 0. */
  async runToEnd(name: string, args?: readonly string[]): Promise<string> {
    const node = await this.run(name, /\n/, args);
    const code = await node.ended;
    if (code !== 0) throw new Error(`${name} ended with ${code}:\n${node.written}`);
    return node.written;
  }

  /** Starts a service. @param args In place of its own command, as `docker compose run` takes them. */
  async run(name: string, isReady: RegExp, args?: readonly string[]): Promise<ServiceNode> {
    const service = this.#compose.services[name] as ComposeService;
    const places = { [SECRETS]: join(this.#folder, "secrets") };
    const variables = Object.entries(service.environment ?? {}).map(([variable, value]) => [
      variable,
      replaceAll(value, places),
    ]);
    const env = {
      ...Object.fromEntries(variables),
      // All are on this machine, which may be busy. Containers have a network of their own.
      ...(service.command[0] === "serve" && {
        MARKET_DATA_PORT: "0",
        MARKET_DATA_ADMIN_PORT: "0",
        MARKET_DATA_REDIS_TIMEOUT: "2",
      }),
    };
    const node = await ServiceNode.start({}, { args: args ?? service.command, isReady, env });
    this.#nodes.push(node);
    return node;
  }

  async close(): Promise<void> {
    await Promise.all(this.#nodes.map((node) => node.kill()));
    for (const redis of this.#redis) await redis.kill();
    await this.#balancer.stop();
    await this.#databases.replica.stop();
    await this.#databases.primary.stop();
    rmSync(this.#folder, { recursive: true });
  }
}

function replaceAll(text: string, places: Readonly<Record<string, string>>): string {
  return Object.entries(places).reduce((replaced, [from, to]) => replaced.replaceAll(from, to), text);
}

/** The settings of a command line of postgres, but for the file that says who may connect. */
function readPostgresSettings(service: ComposeService | undefined): Record<string, string> {
  const settings = (service?.command ?? []).filter(
    (each) => each.includes("=") && !each.startsWith("hba_file="),
  );
  return Object.fromEntries(settings.map((each) => each.split("=") as [string, string]));
}

/** The settings of a command line of redis-server; a value of several words is in several arguments. */
function readRedisSettings(args: readonly string[]): Record<string, string> {
  const settings: Record<string, string> = {};
  let name = "";
  for (const each of args) {
    if (each.startsWith("--")) {
      name = each.slice(2);
      settings[name] = "";
    } else settings[name] = `${settings[name]} ${each}`.trim();
  }
  return settings;
}

/** What the image of PostgreSQL does with an empty volume: makes the database, and runs the SQL of its folder. */
async function makeDatabase(url: string, secrets: string): Promise<void> {
  await runSql(url, "CREATE DATABASE market_data");
  const inside = new URL(url);
  inside.pathname = "/market_data";
  await runSql(inside.href, readFileSync(inOps("compose/roles.sql"), "utf8").replaceAll(SECRETS, secrets));
}
