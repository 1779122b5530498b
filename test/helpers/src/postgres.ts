import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import process from "node:process";
import { POSTGRES, resolveTool } from "./tools.ts";
import { TreeError } from "./trees.ts";

/** PostgreSQL refuses to run as root. As root, tests start PostgreSQL as the user `nobody`. */
export const NOBODY = { uid: 65_534, gid: 65_534 };
/** The users `postgres` and `checking` need no password. All other users need a password. */
const ACCESS = `
  host all postgres 127.0.0.1/32 trust
  host replication postgres 127.0.0.1/32 trust
  host postgres checking 127.0.0.1/32 trust
  host all all 127.0.0.1/32 scram-sha-256
`;
const START_ATTEMPTS = 3;
const START_TIMEOUT_MS = 60_000;
/** A replica prints "to accept read-only connections". */
const READY = /database system is ready to accept (read-only )?connections/;

export interface PostgresServer {
  readonly host: string;
  readonly port: number;
  /** URL of the database `postgres` with the superuser `postgres`, without a password. */
  readonly url: string;
  /** Folder of programs such as `pg_ctl`. */
  readonly programs: string;
  readonly data: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

interface PostgresOptions {
  /** Folder of the programs. Default: the npm package of the platform. */
  readonly programs?: string;
  /** Configuration settings by name. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Folders and operating system user of a server. */
interface Place {
  readonly folder: string;
  readonly programs: string;
  readonly data: string;
  readonly user: Partial<typeof NOBODY>;
}

/**
 * Starts a PostgreSQL on a free port. Its data is deleted at the end. Data is not flushed to disk: the server is fast,
 * but loses data in a power cut.
 */
export async function startPostgres({
  programs,
  settings = {},
}: PostgresOptions = {}): Promise<PostgresServer> {
  const place = await makePlace(programs);
  try {
    initialise(place);
    return await start(place, settings);
  } catch (error) {
    rmSync(place.folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Starts a primary and a readable replica.
 *
 * @param settings Settings of both servers by name.
 * @param own Settings of the primary only.
 */
export async function startPostgresWithReplica(
  settings: Readonly<Record<string, string>> = {},
  own: Readonly<Record<string, string>> = {},
): Promise<{ readonly primary: PostgresServer; readonly replica: PostgresServer }> {
  const places = [await makePlace(), await makePlace()] as const;
  const servers: PostgresServer[] = [];
  try {
    const [first, other] = places;
    initialise(first);
    // The replica is a copy from before the first start. All later changes come from the log, which must be kept.
    cpSync(first.data, other.data, { recursive: true });
    chmodSync(other.data, 0o700);
    if (other.user === NOBODY) {
      for (const path of ["", ...readdirSync(other.data, { recursive: true, encoding: "utf8" })])
        chownSync(join(other.data, path), NOBODY.uid, NOBODY.gid);
    }
    writeFileSync(join(other.data, "standby.signal"), "");
    const primary = await start(first, { wal_keep_size: "1GB", ...settings, ...own });
    servers.push(primary);
    const source = `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=postgres'\n`;
    appendFileSync(join(other.data, "postgresql.auto.conf"), source);
    const replica = await start(other, settings);
    return { primary, replica };
  } catch (error) {
    for (const server of servers) await server.stop();
    for (const { folder } of places) rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

async function makePlace(programs?: string): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  const user: Partial<typeof NOBODY> = process.getuid?.() === 0 ? NOBODY : {};
  chmodSync(folder, 0o755);
  if (user === NOBODY) chownSync(folder, NOBODY.uid, NOBODY.gid);
  const found = programs ?? (await copyPrograms(join(folder, "native")));
  return { folder, programs: found, data: join(folder, "data"), user };
}

function initialise({ folder, programs, data, user }: Place): void {
  const how = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"];
  execFileSync(join(programs, "initdb"), [`--pgdata=${data}`, ...how], {
    cwd: folder,
    stdio: "pipe",
    ...user,
  });
  writeFileSync(join(data, "pg_hba.conf"), ACCESS);
}

async function start(
  { folder, programs, data, user }: Place,
  settings: Readonly<Record<string, string>>,
): Promise<PostgresServer> {
  const all = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", ...settings };
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort();
    const started = spawn(
      join(programs, "postgres"),
      ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", "", ...toArguments(all)],
      { cwd: folder, stdio: ["ignore", "ignore", "pipe"], ...user },
    );
    try {
      await waitUntilReady(started);
    } catch (error) {
      // Another program may have taken the port in the meantime.
      if (attempt < START_ATTEMPTS) continue;
      throw error;
    }
    const endWatch = watch(started, folder);
    return {
      host: "127.0.0.1",
      port,
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      programs,
      data,
      process: started,
      async stop() {
        await end(started);
        endWatch();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  }
}

/**
 * Copies the programs out of the package, because other users cannot read the package's folder. The package's install
 * script does not run, so this function creates the symbolic links that a package cannot contain.
 */
async function copyPrograms(folder: string): Promise<string> {
  let entry: string;
  try {
    entry = await resolveTool(POSTGRES);
  } catch (cause) {
    // The package may exist, but could not be downloaded.
    if (cause instanceof TreeError) throw cause;
    throw new Error(
      `There is no PostgreSQL for this platform (${POSTGRES}). Install PostgreSQL and set POSTGRES_PROGRAMS to the folder of its programs.`,
      { cause },
    );
  }
  const native = join(dirname(entry), "..", "native");
  const isNeeded = (path: string) => !/\.a$|\/include$|\/pkgconfig$/.test(path);
  cpSync(native, folder, { recursive: true, filter: isNeeded });
  const links = join(native, "pg-symlinks.json");
  if (existsSync(links)) {
    for (const { source, target } of JSON.parse(readFileSync(links, "utf8")) as Record<
      "source" | "target",
      string
    >[]) {
      const path = join(folder, "..", target);
      if (!existsSync(path)) symlinkSync(basename(source), path);
    }
  }
  return join(folder, "bin");
}

/**
 * Starts a watcher that stops the server and removes its folder when this process ends for any reason. A killed process
 * cannot clean up, but its end closes the watcher's input.
 *
 * @returns Stops the watcher.
 */
function watch(started: ChildProcess, folder: string): () => void {
  if (process.platform === "win32") {
    const kill = () => started.kill("SIGQUIT");
    process.once("exit", kill);
    return () => process.off("exit", kill);
  }
  const script = 'read -r _; kill -QUIT "$0"; while kill -0 "$0"; do sleep 0.1; done; rm -rf "$1"';
  const watcher = spawn("sh", ["-c", script, String(started.pid), folder], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  watcher.unref();
  (watcher.stdin as Socket).unref();
  return () => watcher.kill("SIGKILL");
}

function toArguments(settings: Readonly<Record<string, string>>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once("error", reject).listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

function waitUntilReady(started: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = "";
    const timer = setTimeout(() => {
      started.kill("SIGQUIT");
      fail("did not start in time");
    }, START_TIMEOUT_MS);
    const fail = (what: string) => {
      clearTimeout(timer);
      reject(new Error(`PostgreSQL ${what}:\n${said}`));
    };
    started.once("error", (error) => fail(error.message));
    started.once("exit", () => fail("ended"));
    started.stderr?.on("data", (text: Buffer) => {
      // Only about the first 10,000 characters are kept.
      if (said.length < 10_000) said += text.toString();
      if (!READY.test(said)) return;
      clearTimeout(timer);
      resolve();
    });
  });
}

function end(started: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (started.exitCode !== null || started.signalCode !== null) return resolve();
    started.once("exit", () => resolve());
    // Immediate shutdown, even with connected clients.
    started.kill("SIGQUIT");
    // A suspended server receives the signal after it resumes.
    if (process.platform !== "win32") started.kill("SIGCONT");
  });
}
