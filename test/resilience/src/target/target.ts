import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ASSETS, writeMarketFiles } from "./market-files.ts";
import { type Ended, type ProcessOptions, WatchedProcess } from "./process.ts";
import { RunningService, type ServeOptions } from "./running-service.ts";

/** The result of a finished command. */
export interface Finished extends Ended {
  readonly out: string;
  readonly err: string;
  /** Peak resident memory in MB. */
  readonly peakMemory: number;
  /** True if the command was killed after its timeout. */
  readonly hung: boolean;
}

/** A key in the output of `keys create`. */
interface CreatedKey {
  readonly id: string;
  readonly key: string;
}

/** A data folder with a market and keys of two plans. */
interface MarketFolder {
  readonly data: string;
  readonly basic: CreatedKey;
  readonly enterprise: CreatedKey;
}

const MAX_COMMAND_MS = 120_000;

/** A tree of the project under attack, with temporary folders. */
export class Target implements Disposable {
  /** The root folder of the tree. */
  readonly root: string;
  /** Duration of a measurement of response times, in seconds. */
  readonly seconds: number;
  /** True for short attacks in tests. */
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
    // Child processes must not outlive this process.
    process.once("exit", () => this[Symbol.dispose]());
    this.#program = join(root, "packages", "service", "src", "cli", "main.ts");
  }

  /** Creates an empty folder. It exists until the target is disposed. */
  folder(): string {
    const folder = join(this.#scratch, String(this.#folders++));
    mkdirSync(folder);
    return folder;
  }

  /** Writes a file in a new folder. It exists until the target is disposed. */
  file(name: string, text: string): string {
    const file = join(this.folder(), name);
    writeFileSync(file, text);
    return file;
  }

  /** Creates a data folder with the market of `market-files.ts`, or with its first assets, and two keys. */
  async marketFolder(assets = ASSETS): Promise<MarketFolder> {
    const made = this.#markets.get(assets) ?? this.#makeMarket(assets);
    this.#markets.set(assets, made);
    const { data, ...keys } = await made;
    const folder = this.folder();
    cpSync(data, folder, { recursive: true });
    return { data: folder, ...keys };
  }

  /** Runs `market-data` and waits for its end. */
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

  /** Runs `market-data` and returns its output. @throws {Error} for an exit code other than 0. */
  async mustRun(...args: readonly string[]): Promise<string> {
    const { code, out, err } = await this.run(args);
    if (code === 0) return out;
    throw new Error(`market-data ${args.join(" ")} ended with ${code}: ${err || out}`);
  }

  /** Creates a key of a plan. */
  async createKey(data: string, plan: string): Promise<CreatedKey> {
    return JSON.parse(await this.mustRun("keys", "create", "--plan", plan, "--json", "--data", data));
  }

  /** True if `serve` of this tree has an option, for example `--admin-port`. */
  async hasServeOption(option: string): Promise<boolean> {
    this.#options ??= this.mustRun("serve", "--help");
    return (await this.#options).includes(`${option} `);
  }

  /** True if this tree has a command. */
  async hasCommand(...command: readonly string[]): Promise<boolean> {
    // For an unknown command, the program shows the help of the parent command.
    const { out } = await this.run([...command, "--help"]);
    return out.startsWith(`Usage: market-data ${command.join(" ")} `);
  }

  /** Starts the service and waits for its first response. @throws {Error} when the service ends first. */
  async serve(options: ServeOptions): Promise<RunningService> {
    return RunningService.start(this, options);
  }

  /** Starts `market-data`. It ends with the target at the latest. */
  start(args: readonly string[], options: ProcessOptions = {}): WatchedProcess {
    return this.startProgram([this.#program, ...args], options);
  }

  /** Starts a Node program. It ends with the target at the latest. */
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
