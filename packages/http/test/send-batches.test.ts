import { EventEmitter } from "node:events";
import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { ChunkedText } from "../src/index.ts";
import type { OutgoingResponse } from "../src/response/outgoing-response.ts";
import { sendBatches } from "../src/response/send-batches.ts";

/** A response whose network accepts written bytes when `take` is called. */
class SlowResponse extends EventEmitter implements OutgoingResponse {
  destroyed = false;
  readonly headersSent = true;
  readonly writableFinished = false;
  readonly hasBody = true;
  readonly socket = null;
  readonly written: Buffer[] = [];
  take = (): void => {};

  destroy(): void {
    this.destroyed = true;
    this.emit("close");
  }

  send(): void {}

  stream(): Writable {
    return new Writable({
      write: (chunk, _, callback) => {
        this.written.push(chunk);
        this.take = callback;
      },
    });
  }
}

test("a disconnected caller does not change the bytes of the next response", async () => {
  const [first, second] = [new SlowResponse(), new SlowResponse()];
  const head = { status: 200, headers: [] };
  const toText = (character: string) => new ChunkedText(Array(4).fill(character.repeat(40_000)), 160_000);
  void sendBatches(first, head, toText("a"), "");
  first.take();
  first.destroy();
  void sendBatches(second, head, toText("b"), "");
  await new Promise(setImmediate);
  expect(String(second.written[0])).toBe("b".repeat(40_000));
});
