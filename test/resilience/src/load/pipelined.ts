import { Client } from "undici";

/** A response, without its body. */
export interface Summary {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Bytes of the body, as they were sent. */
  readonly bytes: number;
}

export interface PipelineOptions {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The local address that it is sent from; one network of 127.0.0.0/8 is as good as another. */
  readonly localAddress?: string;
  /** The most requests on the way at once; all of them where absent. */
  readonly depth?: number;
  /** Ends it: the connection is closed, whatever is on the way. */
  readonly signal?: AbortSignal;
}

const PATIENCE_MS = 120_000;

/**
 * Sends requests on one connection without waiting for responses, and reads those as fast as they come. Where the
 * connection is closed before all are answered, the rest is sent on a new one.
 *
 * @returns By request; undefined where no response came.
 */
export async function sendPipelined(
  paths: readonly (string | { path: string; headers: Readonly<Record<string, string>> })[],
  { url, headers = {}, localAddress, depth = paths.length, signal }: PipelineOptions,
): Promise<(Summary | undefined)[]> {
  const client = new Client(url, {
    pipelining: Math.max(1, depth),
    bodyTimeout: PATIENCE_MS,
    headersTimeout: PATIENCE_MS,
    ...(localAddress === undefined ? {} : { localAddress }),
  });
  const end = () => client.destroy();
  signal?.addEventListener("abort", end);
  const send = async (request: (typeof paths)[number]): Promise<Summary | undefined> => {
    const { path, headers: own } = typeof request === "string" ? { path: request, headers: {} } : request;
    try {
      // Not waiting for the responses before it, which is the client's habit.
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

/** The sum of a header's numbers. */
export function sumHeader(responses: readonly (Summary | undefined)[], name: string): number {
  return responses.reduce((sum, response) => sum + Number(response?.headers[name.toLowerCase()] ?? 0), 0);
}

/** How many responses have one of some statuses. */
export function countStatus(
  responses: readonly (Summary | undefined)[],
  ...statuses: readonly number[]
): number {
  return responses.filter((response) => response !== undefined && statuses.includes(response.status)).length;
}
