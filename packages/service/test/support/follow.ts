import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type MarketStore, marketOperations } from "@market-data/market";
import { EXAMPLES_CLOCK } from "@market-data/sample";
import type { OpenMarket } from "@market-data/storage";
import { PlanTable } from "../../src/accounts/plan-table.ts";
import { Copy } from "../../src/follow/copy.ts";
import { Follower, type FollowerOptions } from "../../src/follow/follower.ts";
import { Lease } from "../../src/follow/lease.ts";
import { Upstream } from "../../src/follow/upstream.ts";
import { RejectsFile } from "../../src/import/rejects-file.ts";
import type { TestBackend } from "./backends.ts";
import { startService } from "./service.ts";
import { openSmallMarket } from "./small-market.ts";
import { TemporaryMarket } from "./temporary-market.ts";

/** Many requests within a minute of the test's clock are no error. */
const limits = { rateLimitMinute: 1e6, creditLimitDaily: 1e9, creditLimitMonthly: 1e9 };
const plans = new PlanTable({ Basic: limits, Enterprise: limits });

/** Changes a response of an operation. */
// biome-ignore lint/suspicious/noExplicitAny: tests change any member
export type Alter = (body: any) => unknown;

/** A service behind a proxy that changes responses. Only the test moves its clock. */
export class TestUpstream implements AsyncDisposable {
  /** Changes by the end of a path. */
  readonly alter = new Map<string, Alter>();
  /** Answers requests instead of the service. */
  answer: RequestListener | undefined;
  /** Returns the status of a request that fails. */
  getFailure: (target: string) => number | undefined = () => undefined;
  /** Headers of all responses. */
  headers: Readonly<Record<string, string>> = {};
  /** The paths of all requests. */
  readonly paths: string[] = [];
  readonly key: string;
  /** A key of the smallest plan. */
  basicKey = "";
  /** A key that the copy does not use. */
  #own: string | undefined;
  readonly #service: Awaited<ReturnType<typeof startService>>;
  readonly #proxy: Server;

  /** @param open Opens the market. Default: few coins of the sample market. */
  static async start(
    open: (now: () => number) => MarketStore | Promise<MarketStore> = openSmallMarket,
  ): Promise<TestUpstream> {
    const clock = { now: EXAMPLES_CLOCK };
    const store = await open(() => clock.now);
    const service = await startService({ operations: marketOperations, store, plans });
    service.clock.now = EXAMPLES_CLOCK;
    const upstream = new TestUpstream(service, await service.key("Enterprise"), clock);
    upstream.#own = await service.key("Enterprise");
    upstream.basicKey = await service.key("Basic");
    upstream.#proxy.listen(0, "127.0.0.1");
    await once(upstream.#proxy, "listening");
    return upstream;
  }

  readonly clock: { now: number };

  private constructor(
    service: Awaited<ReturnType<typeof startService>>,
    key: string,
    clock: { now: number },
  ) {
    this.key = key;
    this.clock = clock;
    this.#service = service;
    this.#proxy = createServer(async (request, response) => {
      const target = request.url as string;
      this.paths.push(target);
      if (this.answer !== undefined) return this.answer(request, response);
      const [path = ""] = target.split("?");
      const failure = this.getFailure(target);
      if (failure !== undefined) return response.writeHead(failure).end("{}");
      const sent = request.headers["x-svc_pro_api_key"] as string | undefined;
      const { status, text, headers } = await service.get(target, sent);
      const alter = [...this.alter].find(([end]) => path.endsWith(end))?.[1];
      const body = alter === undefined || status !== 200 ? text : JSON.stringify(alter(JSON.parse(text)));
      const credits = { "X-SVC-Credit-Count": headers["x-svc-credit-count"] ?? "0" };
      response.writeHead(status, { ...credits, ...this.headers }).end(body);
    });
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#proxy.address() as AddressInfo).port}`;
  }

  /** Sends a request to the service, past the proxy. */
  get(target: string) {
    return this.#service.get(target, this.#own);
  }

  /** Moves the clocks of the upstream and its copies. */
  move(milliseconds: number): void {
    this.clock.now += milliseconds;
    this.#service.clock.now = this.clock.now;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#proxy.closeAllConnections();
    this.#proxy.close();
    await this.#service.close();
  }
}

type FollowOptions = Partial<FollowerOptions> & { readonly key?: string; readonly timeout?: number };

/** A market that follows a test upstream, at the upstream's clock. */
export class TestCopy implements AsyncDisposable {
  readonly folder: TemporaryMarket;
  readonly #upstream: TestUpstream;
  readonly #rejects: RejectsFile;

  /** A copy that has read everything once. */
  static async complete(upstream: TestUpstream): Promise<TestCopy> {
    const copy = new TestCopy(upstream);
    await (await copy.follow()).round();
    return copy;
  }

  market: OpenMarket | undefined;
  #lease: Lease | undefined;

  constructor(upstream: TestUpstream, backend?: TestBackend) {
    this.#upstream = upstream;
    this.folder = new TemporaryMarket(backend);
    this.#rejects = new RejectsFile(join(this.folder.folder, "rejected-follow.csv"));
  }

  /** Starts a follower in place of the last one. */
  async follow({
    key = this.#upstream.key,
    timeout = 10_000,
    ...options
  }: FollowOptions = {}): Promise<Follower> {
    const now = () => this.#upstream.clock.now;
    this.market ??= await this.folder.backend.openMarket();
    await this.#lease?.release();
    this.#lease = new Lease(this.market, "test", now);
    const { url } = this.#upstream;
    const upstream = new Upstream({ url, key, timeout, backOff: 1 });
    const copy = new Copy(this.market, {
      source: "upstream",
      rejects: this.#rejects,
      lease: this.#lease,
      futureTolerance: 60_000,
      now,
    });
    const follower = new Follower({ copy, upstream, now, days: 0, ...options });
    await follower.start();
    return follower;
  }

  get rejects(): string {
    return this.#rejects.path;
  }

  /** Serves the copy at the upstream's clock. */
  async serve() {
    if (this.market === undefined) throw new Error("The copy does not follow yet.");
    const { store } = this.market;
    const service = await startService({ operations: marketOperations, store, plans });
    service.clock.now = this.#upstream.clock.now;
    return service;
  }

  async close(): Promise<void> {
    await this.#lease?.release();
    await this.market?.close();
    this.#lease = undefined;
    this.market = undefined;
  }

  async snapshot() {
    if (this.market === undefined) throw new Error("The copy does not follow yet.");
    return this.market.store.snapshot();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#rejects.close();
    await this.close();
    await this.folder[Symbol.asyncDispose]();
  }
}
