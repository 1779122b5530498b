import { LiveBody, type NetworkResponse, ResponseBody, type WriteBody } from "@market-data/http";
import type { Delivery } from "../scenarios/effects.ts";
import { SharedText } from "./body.ts";
import type { MockEvents } from "./mock-events.ts";
import type { OperationRoute } from "./mock-route.ts";
import type { MockResponse } from "./responses.ts";

/** The encoded and compressed bodies of shared texts. */
const bodies = new WeakMap<SharedText, ResponseBody>();

/** Converts the route of an operation to a route of the server. */
export function toSocketRoute(route: OperationRoute<MockResponse>): OperationRoute<NetworkResponse> {
  return { ...route, respond: async (context) => toNetworkResponse(await route.respond(context)) };
}

function toNetworkResponse({ body, delivery, events, ...response }: MockResponse): NetworkResponse {
  if (events !== undefined && delivery !== "reset") return { ...response, body: toLiveBody(events) };
  return {
    ...response,
    ...(body !== undefined && { body: body instanceof SharedText ? getBody(body) : body }),
    ...(delivery !== undefined && { write: writers[delivery] }),
  };
}

function toLiveBody(events: MockEvents): LiveBody {
  return new LiveBody((stream) => {
    stream.once("close", () => events.closing.abort());
    events.begin({
      send: (text) => void stream.write(text),
      end: () => void stream.end(),
      drop: () => void stream.write("", () => stream.destroy()),
    });
  });
}

function getBody(text: SharedText): ResponseBody {
  const known = bodies.get(text);
  if (known !== undefined) return known;
  const body = new ResponseBody(text.text);
  bodies.set(text, body);
  return body;
}

const writers: Readonly<Record<Delivery, WriteBody>> = {
  stalled(response, head, chunks) {
    if (response.hasBody) response.stream(head).write(firstHalf(chunks));
    else response.send(head, [], "latin1");
  },
  truncated(response, head, chunks) {
    if (response.hasBody) response.stream(head).write(firstHalf(chunks), () => response.destroy());
    else response.send(head, [], "latin1");
  },
  reset({ socket }) {
    socket?.resetAndDestroy();
  },
};

function firstHalf(chunks: readonly (string | Buffer)[]): Buffer {
  const body = Buffer.concat(chunks.map((chunk) => Buffer.from(chunk)));
  return body.subarray(0, Math.ceil(body.length / 2));
}
