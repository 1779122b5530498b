import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { errorBody, type Refusal } from "../answering/refusal.ts";
import type { Scenario } from "../scenarios/scenarios.ts";

/** An answer, ready to be sent. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string | Buffer;
  readonly delivery?: Scenario["delivery"];
}

/** An error that no operation answers: a wrong path, method or preference. */
export function errorReply(refusal: Refusal, requestId: string, now: number): Reply {
  return {
    status: refusal.status,
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "X-Request-Id": requestId,
      "X-SVC-Credit-Count": "0",
      "Cache-Control": "no-store",
      ...refusal.headers,
    },
    text: JSON.stringify(errorBody(refusal, now)),
  };
}

/**
 * Sends an answer: at once, after a wait, or half of it.
 *
 * @param signal Ends a wait; nothing is sent then.
 */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  reply: Reply,
  { wait, signal }: { wait: number; signal: AbortSignal },
): Promise<void> {
  if (reply.delivery === "slow") {
    await delay(wait, undefined, { signal, ref: false }).catch(() => undefined);
    if (signal.aborted) return;
  }
  const body = typeof reply.text === "string" ? Buffer.from(reply.text) : reply.text;
  const headers: Record<string, string> = { ...reply.headers };
  if (reply.status !== 204 && reply.status !== 304) headers["Content-Length"] = String(body.length);
  response.writeHead(reply.status, headers);
  if (request.method === "HEAD") response.end();
  else if (reply.delivery === "stalled") response.write(body.subarray(0, Math.ceil(body.length / 2)));
  else response.end(body);
}
