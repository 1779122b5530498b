import { setImmediate } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { ResponseFlusher } from "../src/response/response-flusher.ts";

let flusher: ResponseFlusher;
let sent: string[];

beforeEach(() => {
  flusher = new ResponseFlusher();
  sent = [];
  for (const name of ["first", "second"]) flusher.add(() => sent.push(name));
});

test("sends responses at the end of an iteration, in order", async () => {
  expect(sent).toEqual([]);
  await setImmediate();
  expect(sent).toEqual(["first", "second"]);
});

test("sends each response once after an early flush", async () => {
  flusher.flush();
  expect(sent).toEqual(["first", "second"]);
  await setImmediate();
  expect(sent).toEqual(["first", "second"]);
});
