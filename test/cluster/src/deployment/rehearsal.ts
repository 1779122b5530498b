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

/** The folder of secrets in a container. */
const SECRETS = "/run/secrets";

/**
 * Runs the services of `compose.yaml` as processes, with their commands, variables and secrets. Hosts and paths of containers are
 * replaced by hosts and paths of this machine.
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

  /** Creates the secrets, and starts PostgreSQL and Redis, each with a replica. */
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

  /** The URL of a superuser. */
  get databaseUrl(): string {
    return this.#databases.primary.url;
  }

  /** Stops the primary of PostgreSQL at once. */
  async killPrimary(): Promise<void> {
    await this.#databases.primary.stop();
  }

  /** The `INFO replication` of a Redis. */
  async replication(which: "primary" | "replica"): Promise<string> {
    return this.#sendToRedis(which, "INFO", "replication");
  }

  /** Promotes the replica of Redis, like an operator. */
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

  /** The names of the services with a command. */
  having(command: string): string[] {
    return Object.entries(this.#compose.services).flatMap(([name, service]) =>
      service.command?.[0] === command ? [name] : [],
    );
  }

  /** Runs a service until it ends. @returns Its output. @throws {Error} with the output, if the exit code is not 0. */
  async runToEnd(name: string, args?: readonly string[]): Promise<string> {
    const node = await this.run(name, /\n/, args);
    const code = await node.ended;
    if (code !== 0) throw new Error(`${name} ended with ${code}:\n${node.written}`);
    return node.written;
  }

  /** Starts a service. @param args Replace its command, like arguments of `docker compose run`. */
  async run(name: string, isReady: RegExp, args?: readonly string[]): Promise<ServiceNode> {
    const service = this.#compose.services[name] as ComposeService;
    const places = { [SECRETS]: join(this.#folder, "secrets") };
    const variables = Object.entries(service.environment ?? {}).map(([variable, value]) => [
      variable,
      replaceAll(value, places),
    ]);
    const env = {
      ...Object.fromEntries(variables),
      // All nodes share the ports and processors of this machine.
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

/** The settings of a `postgres` command line, without the file of access rules. */
function readPostgresSettings(service: ComposeService | undefined): Record<string, string> {
  const settings = (service?.command ?? []).filter(
    (each) => each.includes("=") && !each.startsWith("hba_file="),
  );
  return Object.fromEntries(settings.map((each) => each.split("=") as [string, string]));
}

/** The settings of a `redis-server` command line. A value may have several arguments. */
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

/** Creates the database and runs the SQL of the folder, like the image of PostgreSQL for an empty volume. */
async function makeDatabase(url: string, secrets: string): Promise<void> {
  await runSql(url, "CREATE DATABASE market_data");
  const inside = new URL(url);
  inside.pathname = "/market_data";
  await runSql(inside.href, readFileSync(inOps("compose/roles.sql"), "utf8").replaceAll(SECRETS, secrets));
}
