import { compare } from "./compare/compare.ts";
import type { Difference } from "./compare/difference.ts";
import { RelativeLimits } from "./compare/relative-limits.ts";
import { getTarget, RECEIVED_ETAG, type ReplayRequest } from "./requests/request.ts";
import { type ProgramName, SERVERS, type ServerName } from "./trees/servers.ts";
import type { Ports } from "./trees/task.ts";
import { headerValues } from "./wire/response.ts";
import { type Received, Sender } from "./wire/sender.ts";

/** The result of a request. */
export interface Outcome {
  readonly request: ReplayRequest;
  /** The status of the old side's last response. Undefined without a response. */
  readonly status: number | undefined;
  readonly differences: readonly Difference[];
}

/**
 * Sends every request to both sides and compares the responses. Servers work in parallel. The order of requests per
 * server is fixed, because requests count for limits.
 */
export async function replay(
  requests: readonly ReplayRequest[],
  old: Readonly<Ports>,
  present: Readonly<Ports>,
  onOutcome: (outcome: Outcome) => void,
): Promise<void> {
  const servers = new Set(requests.map(({ server }) => server));
  await Promise.all(
    [...servers].map(async (server) => {
      const sides = [new Side(old, server), new Side(present, server)] as const;
      for (const request of requests.filter((each) => each.server === server)) {
        const [before, now] = await Promise.all([sides[0].send(request), sides[1].send(request)]);
        const status = before.responses.at(-1)?.status;
        onOutcome({ request, status, differences: compare(request, before, now) });
      }
      for (const side of sides) side.close();
    }),
  );
}

/** One server of one side. */
class Side {
  readonly #sender: Sender;
  readonly #program: ProgramName;
  readonly #etags = new Map<string, string>();
  readonly #limits = new RelativeLimits();

  constructor(ports: Readonly<Ports>, server: ServerName) {
    const port = ports[server];
    if (port === undefined) throw new TypeError(`The server ${server} was not started.`);
    this.#sender = new Sender(port);
    this.#program = SERVERS[server].program;
  }

  async send(request: ReplayRequest): Promise<Received> {
    const target = getTarget(request) ?? "";
    const text = request.text.replaceAll(RECEIVED_ETAG, this.#etags.get(target) ?? '"none"');
    const received = await this.#sender.send({ ...request, bytes: Buffer.from(text, "latin1") });
    const last = received.responses.at(-1);
    const [etag] = last === undefined ? [] : headerValues(last, "etag");
    if (etag !== undefined) this.#etags.set(target, etag);
    // The mock resets the limits for each response.
    if (this.#program === "mock") return received;
    const responses = received.responses.map((response) => this.#limits.apply(response, request.text));
    return { ...received, responses };
  }

  close(): void {
    this.#sender.close();
  }
}
