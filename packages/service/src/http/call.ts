import {
  cacheControl,
  countCredits,
  type HeaderList,
  HttpError,
  JSON_TYPE,
  matchesEtag,
  minutePeriod,
  ResponseBody,
  successStatus,
  weakEtag,
} from "@market-data/http";
import type { Answer, MarketStore } from "@market-data/market";
import type { Answers, LooksBackTo } from "../answers.ts";
import type { AnswerCache, ReadyAnswer } from "../caching/answer-cache.ts";
import { serialise } from "../caching/serialise.ts";
import { type SharedData, SharedTexts, serialiseShared } from "../caching/serialise-shared.ts";
import type { Metrics } from "../observing/metrics.ts";
import { type Depth, earliest } from "../plans/plan-table.ts";
import type { ReadCall } from "./call-reader.ts";
import type { Exchange } from "./exchange.ts";
import type { Gatekeeper } from "./gatekeeper.ts";
import type { OperationRoute } from "./operation-route.ts";
import { sendBody, sendNothing } from "./respond.ts";
import type { Token } from "./token.ts";

/** What the answering of calls rests on. */
export interface CallParts {
  readonly store: MarketStore;
  readonly answers: Answers;
  readonly looksBackTo: LooksBackTo;
  readonly gatekeeper: Gatekeeper;
  readonly cache: AnswerCache;
  readonly metrics: Metrics;
  readonly token: Token;
  readonly now: () => number;
}

type GoodCall = Extract<ReadCall, { ok: true }>;

/** Answers the calls of operations: whether they may be served, what they ask for, what that costs. */
export class Calls {
  readonly #parts: CallParts;
  /** Undefined where the market's own names are the ones that callers know. */
  readonly #rewrite: ((json: string) => string) | undefined;
  readonly #texts: SharedTexts;

  constructor(parts: CallParts) {
    const { token } = parts;
    this.#parts = parts;
    this.#rewrite = token.neutral ? undefined : (json) => token.json(json);
    this.#texts = new SharedTexts(this.#rewrite);
  }

  /**
   * Answers one call.
   *
   * @param headersOf Makes the headers that every answer has; called when everything about the answer is known.
   * @returns The HTTP status that was sent.
   * @throws {HttpError} where the call is not served; {BadParameter} where the market has not what is asked for.
   */
  async answer(exchange: Exchange, route: OperationRoute, headersOf: () => HeaderList): Promise<number> {
    const { gatekeeper, metrics } = this.#parts;
    const { request, response, started } = exchange;
    const depth = await gatekeeper.admit(exchange, route);
    const call = route.reader.read(searchOf(request.url ?? ""), exchange.path);
    if (!call.ok) throw new HttpError("badRequest", call.message);
    if (depth !== undefined) this.#checkDepth(route, call, depth, started);
    const ready = await this.#ready(route, call, started);
    const matches = matchesEtag(request.headers["if-none-match"], ready.etag);
    exchange.credits = matches ? 0 : ready.credits;
    await gatekeeper.charge(exchange);
    metrics.credits(exchange.plan ?? "", exchange.credits);
    const headers = headersOf();
    headers.push(
      "Cache-Control",
      cacheControl(route.operation, call.parameters, started),
      "ETag",
      ready.etag,
    );
    if (matches) {
      sendNothing(response, 304, headers);
      return 304;
    }
    headers.push("Content-Type", JSON_TYPE);
    const tail = route.bare ? "" : this.#tail(exchange, route, ready);
    await sendBody(response, headers, ready.body, tail, request.headers["accept-encoding"]?.toString());
    return 200;
  }

  /** A time before the plan's depth is refused, never cut off (document 1, *Authentication*, rule 4). */
  #checkDepth(route: OperationRoute, call: GoodCall, depth: Depth, now: number): void {
    const { looksBackTo } = this.#parts;
    const back = looksBackTo(route.id as never, call.parameters as never, now, call.given);
    if (back === undefined) return;
    const opened = earliest(depth, now);
    if (back >= opened) return;
    const day = new Date(opened).toISOString().slice(0, 10);
    throw new HttpError(
      "forbidden",
      depth === "latest"
        ? "Your plan opens the latest values of this operation alone"
        : `The time asked for is before ${day}, the earliest that your plan may see`,
    );
  }

  async #ready(route: OperationRoute, call: GoodCall, now: number): Promise<ReadyAnswer> {
    const { store, cache, metrics } = this.#parts;
    const { version } = await store.snapshot();
    const epoch = `${version} ${minutePeriod(now).from}`;
    const { answer, ready } = cache.get(epoch, call.key, () => this.#make(route, call, now));
    metrics.cached(ready);
    return answer;
  }

  async #make(route: OperationRoute, call: GoodCall, now: number): Promise<ReadyAnswer> {
    const { store, answers } = this.#parts;
    const answer = answers[route.id];
    if (answer === undefined) throw new TypeError(`${route.id} has no answer.`);
    const { data, count, isShared, notice }: Answer<unknown> = await answer(call.parameters as never, {
      store,
      now,
      given: call.given,
    });
    const before = route.bare ? "" : '{"data":';
    const { json, tag } = await (isShared === true
      ? serialiseShared(data as SharedData, before, this.#texts)
      : serialise(data, before, this.#rewrite));
    return {
      body: new ResponseBody(json),
      etag: weakEtag(tag),
      credits: countCredits(route.operation, count, call.conversions),
      notice,
    };
  }

  #tail(exchange: Exchange, { errorMessage }: OperationRoute, { credits, notice }: ReadyAnswer): string {
    const now = this.#parts.now();
    const elapsed = Math.max(0, Math.round(now - exchange.started));
    return `,"status":${successStatus({ now, elapsed, errorMessage, credits, notice })}}`;
  }
}

function searchOf(url: string): string {
  const question = url.indexOf("?");
  return question === -1 ? "" : url.slice(question + 1);
}
