import { Client } from "undici";

/** A response, without its body. */
export interface Summary {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Bytes of the encoded body. */
  readonly bytes: number;
}

export interface PipelineOptions {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The local address of the connection, any address in 127.0.0.0/8. */
  readonly localAddress?: string;
  /** Maximum number of requests in progress. Default: all requests. */
  readonly depth?: number;
  /** Closes the connection at once. */
  readonly signal?: AbortSignal;
}

const TIMEOUT_MS = 120_000;

/**
 * Sends pipelined requests on a connection and reads the responses as fast as possible. If the server closes the
 * connection early, the remaining requests use a new connection.
 *
 * @returns A summary for each request, or undefined without a response.
 */
export async function sendPipelined(
  paths: readonly (string | { path: string; headers: Readonly<Record<string, string>> })[],
  { url, headers = {}, localAddress, depth = paths.length, signal }: PipelineOptions,
): Promise<(Summary | undefined)[]> {
  const client = new Client(url, {
    pipelining: Math.max(1, depth),
    bodyTimeout: TIMEOUT_MS,
    headersTimeout: TIMEOUT_MS,
    ...(localAddress === undefined ? {} : { localAddress }),
  });
  const end = () => client.destroy();
  signal?.addEventListener("abort", end);
  const send = async (request: (typeof paths)[number]): Promise<Summary | undefined> => {
    const { path, headers: own } = typeof request === "string" ? { path: request, headers: {} } : request;
    try {
      // By default, the client waits for earlier responses.
      const response = await client.request({
        path,
        method: "GET",
        blocking: false,
        headers: { ...headers, ...own },
      });
      let bytes = 0;
      for await (const chunk of response.body) bytes += (chunk as Buffer).length;
      return { status: response.statusCode, headers: response.headers, bytes };
    } catch {
      return undefined;
    }
  };
  try {
    return await Promise.all(paths.map(send));
  } finally {
    signal?.removeEventListener("abort", end);
    if (!client.destroyed) await client.destroy();
  }
}

/** Adds up a numeric header of all responses. */
export function sumHeader(responses: readonly (Summary | undefined)[], name: string): number {
  return responses.reduce((sum, response) => sum + Number(response?.headers[name.toLowerCase()] ?? 0), 0);
}

/** Counts the responses with one of the statuses. */
export function countStatus(
  responses: readonly (Summary | undefined)[],
  ...statuses: readonly number[]
): number {
  return responses.filter((response) => response !== undefined && statuses.includes(response.status)).length;
}
