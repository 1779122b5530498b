import { afterAll, beforeAll, beforeEach } from "vitest";
import { type Mock, type MockOptions, startMock } from "../../src/index.ts";

export const KEY = { "X-SVC_PRO_API_KEY": "<API_KEY>" };

/** A parsed response. */
export interface Seen {
  readonly status: number;
  readonly headers: Headers;
  // Tests read responses of every shape.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly body: any;
}

/** A mock for the tests of one file, with a reset before each test. */
export class TestMock {
  readonly lines: string[] = [];
  #mock: Mock | undefined;

  constructor(options: MockOptions = {}) {
    beforeAll(async () => {
      this.#mock = await startMock({ port: 0, log: (line) => this.lines.push(line), ...options });
    });
    beforeEach(() => {
      this.lines.length = 0;
      this.mock.reset();
    });
    afterAll(() => this.#mock?.close());
  }

  get mock(): Mock {
    if (this.#mock === undefined) throw new Error("The mock has not been started.");
    return this.#mock;
  }

  /** Sends a request with a key. */
  async get(address: string, headers: Record<string, string> = {}): Promise<Seen> {
    return this.send("GET", address, { ...KEY, ...headers });
  }

  async send(
    method: string,
    address: string,
    headers: Record<string, string> = {},
    body?: unknown,
  ): Promise<Seen> {
    const sent = typeof body === "string" ? body : JSON.stringify(body);
    const response = await fetch(`${this.mock.url}${address}`, {
      method,
      headers,
      ...(sent && { body: sent }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === "" ? undefined : JSON.parse(text),
    };
  }
}
