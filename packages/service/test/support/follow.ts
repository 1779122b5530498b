import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { marketOperations } from "@market-data/market";
import { EXAMPLES_CLOCK, sampleStore } from "@market-data/sample";
import type { OpenMarket } from "@market-data/storage";
import { Copy } from "../../src/follow/copy.ts";
import { Follower } from "../../src/follow/follower.ts";
import { Lease } from "../../src/follow/lease.ts";
import { Upstream } from "../../src/follow/upstream.ts";
import { RejectsFile } from "../../src/import/rejects-file.ts";
import { startService } from "./service.ts";
import { TemporaryMarket } from "./temporary-market.ts";

/** Changes a response of an operation. */
// biome-ignore lint/suspicious/noExplicitAny: tests change any member
export type Alter = (body: any) => unknown;

/** A service of the sample market behind a proxy that changes responses. Only the test moves its clock. */
export class TestUpstream implements AsyncDisposable {
  /** Changes by the end of a path. */
  readonly alter = new Map<string, Alter>();
  /** Answers requests instead of the service. */
  answer: RequestListener | undefined;
  /** The paths of all requests. */
  readonly paths: string[] = [];
  readonly key: string;
  readonly #service: Awaited<ReturnType<typeof startService>>;
  readonly #proxy: Server;

  static async start(): Promise<TestUpstream> {
    const clock = { now: EXAMPLES_CLOCK };
    const store = sampleStore({ now: () => clock.now });
    const service = await startService({ operations: marketOperations, store });
    service.clock.now = EXAMPLES_CLOCK;
    const upstream = new TestUpstream(service, await service.key("Enterprise"), clock);
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
      const sent = request.headers["x-svc_pro_api_key"] as string | undefined;
      const { status, text, headers } = await service.get(target, sent);
      const alter = [...this.alter].find(([end]) => path.endsWith(end))?.[1];
      const body = alter === undefined || status !== 200 ? text : JSON.stringify(alter(JSON.parse(text)));
      response.writeHead(status, { "X-SVC-Credit-Count": headers["x-svc-credit-count"] ?? "0" }).end(body);
    });
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#proxy.address() as AddressInfo).port}`;
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

/** A market that follows a test upstream, at the upstream's clock. */
export class TestCopy implements AsyncDisposable {
  readonly folder = new TemporaryMarket();
  readonly #upstream: TestUpstream;
  readonly #rejects = new RejectsFile(join(this.folder.folder, "rejected-follow.csv"));
  market: OpenMarket | undefined;
  #lease: Lease | undefined;

  constructor(upstream: TestUpstream) {
    this.#upstream = upstream;
  }

  /** Starts a follower in place of the last one. */
  async follow(key = this.#upstream.key): Promise<Follower> {
    const now = () => this.#upstream.clock.now;
    this.market ??= await this.folder.backend.openMarket();
    await this.#lease?.release();
    this.#lease = new Lease(this.market, "test", now);
    const { url } = this.#upstream;
    const upstream = new Upstream({ url, key, timeout: 10_000 });
    const copy = new Copy(this.market, {
      source: "upstream",
      rejects: this.#rejects,
      lease: this.#lease,
      futureTolerance: 60_000,
      now,
    });
    const follower = new Follower({ copy, upstream, now });
    await follower.start();
    return follower;
  }

  get rejects(): string {
    return this.#rejects.path;
  }

  async snapshot() {
    if (this.market === undefined) throw new Error("The copy does not follow yet.");
    return this.market.store.snapshot();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#rejects.close();
    await this.market?.close();
    await this.folder[Symbol.asyncDispose]();
  }
}
