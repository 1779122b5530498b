import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { loadContract } from "@market-data/generator-core";
import type { StreamEnd, StreamQuote, StreamSnapshot } from "@market-data/types";
import { onTestFinished } from "vitest";

/** Responds to one connection. */
export type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const { streams } = (await loadContract()).model;
/** The events of the contract's examples. */
export const [snapshot, quote, end] = (streams[0]?.success.examples ?? []).map(
  ({ value }) => value,
) as never as [StreamSnapshot, StreamQuote, StreamEnd];

/** Formats an event as the contract describes it. */
export function format(event: object, id?: string): string {
  const { type } = event as { type?: string };
  return `event: ${type}\n${id === undefined ? "" : `id: ${id}\n`}data: ${JSON.stringify(event)}\n\n`;
}

/** Sends text and leaves the connection open. */
export const open =
  (...parts: (string | Buffer)[]): Answer =>
  (response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream", "X-SVC-Credit-Count": "1" });
    response.flushHeaders();
    for (const part of parts) response.write(part);
  };

/** Sends text and breaks the connection as soon as the text is sent. */
export const drop =
  (...parts: (string | Buffer)[]): Answer =>
  (response) => {
    open(...parts.slice(0, -1))(response, response.req);
    response.write(parts.at(-1) ?? "", () => response.destroy());
  };

/** Sends an error of the API. */
export const fail =
  (status: number, code: number, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { "Content-Type": "application/json", ...headers });
    response.end(JSON.stringify({ status: { error_code: code, error_message: `Error ${code}` } }));
  };

export interface StreamServer {
  readonly url: string;
  /** The received requests. */
  readonly requests: IncomingMessage[];
  /** Waits until a connection is closed. */
  closed(index: number): Promise<unknown>;
}

/** Starts a server for one test. Each connection gets the next answer. The last answer repeats. */
export async function startStreamServer(...answers: Answer[]): Promise<StreamServer> {
  const requests: IncomingMessage[] = [];
  const closed: Promise<unknown>[] = [];
  const server = createServer((request, response) => {
    closed.push(once(response, "close"));
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push(request);
    answer?.(response, request);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    closed: (index) => closed[index] ?? Promise.reject(new Error(`There is no connection ${index}.`)),
  };
}
