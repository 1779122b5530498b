import { get, type IncomingMessage } from "node:http";
import type { StreamEvent } from "@market-data/types";

/** An open stream as a client reads it. */
export class TestStream {
  readonly response: IncomingMessage;
  text = "";
  isOver = false;

  constructor(response: IncomingMessage) {
    this.response = response;
    response.setEncoding("utf8").on("data", (part: string) => {
      this.text += part;
    });
    response
      .on("error", () => {})
      .on("close", () => {
        this.isOver = true;
      });
  }

  get events(): StreamEvent[] {
    return [...this.text.matchAll(/^data: (.*)\n\n/gm)].map(([, json = ""]) => JSON.parse(json));
  }

  get lastId(): string | undefined {
    return [...this.text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1];
  }

  /** The received quotes in short form, and the codes of ends. */
  get short(): unknown[] {
    return this.events.map((event) => {
      if (event.type === "snapshot") return event.data.map(({ id, quote }) => [id, quote[0]?.price]);
      return event.type === "quote" ? { [event.data.id]: event.data.quote[0]?.price } : event.error_code;
    });
  }
}

/** Opens a stream on a connection of its own. @param url The URL of the service. */
export function openStream(
  url: string,
  query: string,
  key: string,
  headers: Record<string, string> = {},
): Promise<TestStream> {
  return new Promise((resolve, reject) => {
    const options = { agent: false, headers: { "X-SVC_PRO_API_KEY": key, ...headers } };
    get(`${url}/v1/stream?${query}`, options, (response) => resolve(new TestStream(response))).on(
      "error",
      reject,
    );
  });
}
