import { type Example, isObject, type Json, type Operation } from "@market-data/generator-core";
import { type MarketOperations, marketOperations } from "@market-data/market";
import { operations } from "@market-data/openapi";
import { EXAMPLES_CLOCK, SAMPLE_NOTICE } from "@market-data/sample";
import { createLogger, createService, type Service } from "@market-data/service";
import { openServiceDeps, type ServiceDeps } from "../service-deps.ts";

/** The activation time of each key's plan, chosen for plan months equal to calendar months. */
const ACTIVATED = Date.UTC(2026, 0);
const KEY_HEADER = "X-SVC_PRO_API_KEY";

/** A failure to record an example, with a suggested fix. */
export class RecordingError extends Error {
  override readonly name = "RecordingError";
}

/** The service with the sample market and a fixed clock. Equal requests have equal responses. */
export class Recorder {
  readonly #service: Service;
  readonly #url: string;
  readonly #deps: ServiceDeps;
  readonly #handlers: Partial<MarketOperations>;

  private constructor(
    service: Service,
    url: string,
    parts: ServiceDeps,
    handlers: Partial<MarketOperations>,
  ) {
    this.#service = service;
    this.#url = url;
    this.#deps = parts;
    this.#handlers = handlers;
  }

  static async start(handlers: Partial<MarketOperations> = marketOperations): Promise<Recorder> {
    const parts = await openServiceDeps();
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
   * Returns the response to the request of an example, without the sample notice.
   * @throws {RecordingError} if the service does not return a success.
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
    // A new key for each request, because the response of key info contains earlier usage.
    const { secret } = await this.#deps.keys.create({ plan: "Enterprise", name: "example" }, ACTIVATED);
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
    await this.#deps.close();
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
