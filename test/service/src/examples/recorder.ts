import { type Example, isObject, type Json, type Operation } from "@market-data/generator-core";
import { type MarketOperations, marketOperations } from "@market-data/market";
import { operations } from "@market-data/openapi";
import { EXAMPLES_CLOCK, SAMPLE_NOTICE } from "@market-data/sample";
import { createLogger, createService, type Service } from "@market-data/service";
import { openServedParts, type ServedParts } from "../served-parts.ts";

/** When the plan of each key was activated: its months are those of the calendar. */
const ACTIVATED = Date.UTC(2026, 0);
const KEY_HEADER = "X-SVC_PRO_API_KEY";

/** What keeps an example from being recorded, and what to do about it. */
export class RecordingError extends Error {
  override readonly name = "RecordingError";
}

/** The service on the sample market, its clock standing still: the same call has the same response, always. */
export class Recorder {
  readonly #service: Service;
  readonly #url: string;
  readonly #parts: ServedParts;
  readonly #handlers: Partial<MarketOperations>;

  private constructor(
    service: Service,
    url: string,
    parts: ServedParts,
    handlers: Partial<MarketOperations>,
  ) {
    this.#service = service;
    this.#url = url;
    this.#parts = parts;
    this.#handlers = handlers;
  }

  static async start(handlers: Partial<MarketOperations> = marketOperations): Promise<Recorder> {
    const parts = await openServedParts();
    const service = createService({
      ...parts,
      operations: handlers,
      settings: { addressLimit: 0 },
      log: createLogger({ level: "error" }),
      now: () => EXAMPLES_CLOCK,
    });
    return new Recorder(service, await service.listen({ host: "127.0.0.1", port: 0 }), parts, handlers);
  }

  /**
   * The response to the call of an example, as of a market that is not the sample: that notice is about its data alone.
   * @throws {RecordingError} when the service does not respond with a success.
   */
  async response(operation: Operation, example: Example): Promise<Json> {
    const { operationId } = operation;
    if (!(operationId in operations)) {
      throw new RecordingError(
        `${operationId} is not generated yet; run "pnpm generate", and write its handler.`,
      );
    }
    if (!(operationId in this.#handlers)) {
      throw new RecordingError(
        `${operationId} has no handler; write it in packages/market/src/operations/, and name it in packages/market/src/market-operations.ts.`,
      );
    }
    // A new one each time: what others have used would show in a response about the key.
    const { secret } = await this.#parts.keys.create({ plan: "Enterprise", name: "example" }, ACTIVATED);
    const response = await fetch(this.#url + getAddress(operation, example), {
      headers: { [KEY_HEADER]: secret },
    });
    const body = (await response.json()) as Json;
    if (response.status !== 200) {
      throw new RecordingError(
        `${operationId} responded ${response.status} to the x-svc-request of "${example.name}": ${JSON.stringify(body)}`,
      );
    }
    return withoutSampleNotice(body);
  }

  async stop(): Promise<void> {
    await this.#service.close();
    await this.#parts.close();
  }
}

function withoutSampleNotice(body: Json): Json {
  if (!isObject(body) || !isObject(body["status"])) return body;
  const { notice, ...status } = body["status"];
  const own = String(notice).replace(SAMPLE_NOTICE, "").trim();
  return { ...body, status: own === "" ? status : { ...status, notice: own } };
}

function getAddress({ path, parameters }: Operation, { request }: Example): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(request[name])),
  );
  const query = parameters
    .filter((parameter) => parameter.in === "query" && parameter.name in request)
    .map(({ name }) => `${name}=${encodeURIComponent(String(request[name]))}`);
  return `${filled}?${query.join("&")}`;
}
