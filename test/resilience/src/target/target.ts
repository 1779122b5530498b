import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ASSETS, writeMarketFiles } from "./market-files.ts";
import { type Ended, type ProcessOptions, WatchedProcess } from "./process.ts";
import { RunningService, type ServeOptions } from "./running-service.ts";

/** A command that ran to its end. */
export interface Finished extends Ended {
  readonly out: string;
  readonly err: string;
  /** MB. */
  readonly peakMemory: number;
  /** Whether it had to be ended, since it did not end by itself in time. */
  readonly hung: boolean;
}

/** A key, as `keys create` writes it. */
export interface CreatedKey {
  readonly id: string;
  readonly key: string;
}

/** A data folder with a market, and a key of two plans. */
export interface MarketFolder {
  readonly data: string;
  readonly basic: CreatedKey;
  readonly enterprise: CreatedKey;
}

const MAX_COMMAND_MS = 120_000;

/** A tree of the project under attack: its command line, and folders to work in. */
export class Target implements Disposable {
  /** The root folder of the tree. */
  readonly root: string;
  /** How long what takes its time is measured, in seconds. */
  readonly seconds: number;
  /** Whether attacks are to be as short as shows something, for the tests. */
  readonly isQuick: boolean;
  readonly #scratch = mkdtempSync(join(tmpdir(), "market-data-resilience-"));
  readonly #program: string;
  readonly #started = new Set<WatchedProcess>();
  #folders = 0;
  #options: Promise<string> | undefined;
  readonly #markets = new Map<number, Promise<MarketFolder>>();

  constructor(root: string, { seconds, isQuick = false }: { seconds: number; isQuick?: boolean }) {
    this.root = root;
    this.seconds = seconds;
    this.isQuick = isQuick;
    // However this process ends, what it started ends, too.
    process.once("exit", () => this[Symbol.dispose]());
    this.#program = join(root, "packages", "service", "src", "cli", "main.ts");
  }

  /** An empty folder, until the target is disposed of. */
  folder(): string {
    const folder = join(this.#scratch, String(this.#folders++));
    mkdirSync(folder);
    return folder;
  }

  /** A file with some text, until the target is disposed of. */
  file(name: string, text: string): string {
    const file = join(this.folder(), name);
    writeFileSync(file, text);
    return file;
  }

  /** A data folder of its own with the market of `market-files.ts`, or the first of its assets, and two keys. */
  async marketFolder(assets = ASSETS): Promise<MarketFolder> {
    const made = this.#markets.get(assets) ?? this.#makeMarket(assets);
    this.#markets.set(assets, made);
    const { data, ...keys } = await made;
    const folder = this.folder();
    cpSync(data, folder, { recursive: true });
    return { data: folder, ...keys };
  }

  /** Runs `market-data` to its end. */
  async run(
    args: readonly string[],
    options: ProcessOptions & { patience?: number } = {},
  ): Promise<Finished> {
    const started = this.start(args, options);
    let hung = false;
    const timer = setTimeout(() => {
      hung = true;
      started.child.kill("SIGKILL");
    }, options.patience ?? MAX_COMMAND_MS);
    const ended = await started.ended;
    clearTimeout(timer);
    return { ...ended, out: started.out, err: started.err, peakMemory: started.peakMemory, hung };
  }

  /** Runs `market-data` where it must succeed for the attack to begin. */
  async mustRun(...args: readonly string[]): Promise<string> {
    const { code, out, err } = await this.run(args);
    if (code === 0) return out;
    throw new Error(`market-data ${args.join(" ")} ended with ${code}: ${err || out}`);
  }

  /** Makes a key of a plan. */
  async createKey(data: string, plan: string): Promise<CreatedKey> {
    return JSON.parse(await this.mustRun("keys", "create", "--plan", plan, "--json", "--data", data));
  }

  /** Whether `serve` of this tree takes an option, `--admin-port` for example. */
  async hasServeOption(option: string): Promise<boolean> {
    this.#options ??= this.mustRun("serve", "--help");
    return (await this.#options).includes(`${option} `);
  }

  /** Whether this tree has a command. */
  async hasCommand(...command: readonly string[]): Promise<boolean> {
    // An unknown command gets the help of the one above it.
    const { out } = await this.run([...command, "--help"]);
    return out.startsWith(`Usage: market-data ${command.join(" ")} `);
  }

  /** Starts the service, and waits until it serves. @throws {Error} where it ends instead. */
  async serve(options: ServeOptions): Promise<RunningService> {
    return RunningService.start(this, options);
  }

  /** Starts `market-data`, and ends it at the latest with the target. */
  start(args: readonly string[], options: ProcessOptions = {}): WatchedProcess {
    return this.startProgram([this.#program, ...args], options);
  }

  /** Starts any program for Node, and ends it at the latest with the target. */
  startProgram(args: readonly string[], options: ProcessOptions = {}): WatchedProcess {
    const started = new WatchedProcess(args, options);
    this.#started.add(started);
    started.ended.then(() => this.#started.delete(started));
    return started;
  }

  [Symbol.dispose](): void {
    for (const { child } of this.#started) child.kill("SIGKILL");
    rmSync(this.#scratch, { recursive: true, force: true });
  }

  async #makeMarket(assets: number): Promise<MarketFolder> {
    const files = this.folder();
    writeMarketFiles(files, Date.now(), assets);
    const data = this.folder();
    await this.mustRun("import", files, "--data", data);
    const basic = await this.createKey(data, "Basic");
    return { data, basic, enterprise: await this.createKey(data, "Enterprise") };
  }
}
