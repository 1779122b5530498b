import { setImmediate } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { Departures } from "../src/response/departures.ts";

let departures: Departures;
let sent: string[];

beforeEach(() => {
  departures = new Departures();
  sent = [];
  for (const name of ["first", "second"]) departures.add(() => sent.push(name));
});

test("responses leave at the end of a round, in the order in which they became ready", async () => {
  expect(sent).toEqual([]);
  await setImmediate();
  expect(sent).toEqual(["first", "second"]);
});

test("those that must leave before leave once", async () => {
  departures.sendAll();
  expect(sent).toEqual(["first", "second"]);
  await setImmediate();
  expect(sent).toEqual(["first", "second"]);
});
