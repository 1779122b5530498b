import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { creditHeader } from "@market-data/openapi";
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
      [creditHeader]: "0",
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
  const { status, headers, text } = reply;
  const length = String(Buffer.byteLength(text));
  response.writeHead(status, isBodiless(status) ? headers : { ...headers, "Content-Length": length });
  if (request.method === "HEAD" || isBodiless(status)) response.end();
  else if (reply.delivery === "stalled") response.write(firstHalf(text));
  else response.end(text);
}

function isBodiless(status: number): boolean {
  return status === 204 || status === 304;
}

function firstHalf(text: string | Buffer): Buffer {
  const body = Buffer.from(text);
  return body.subarray(0, Math.ceil(body.length / 2));
}
