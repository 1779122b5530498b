import { scenarioNames } from "@market-data/mock";
import { operations, plans } from "@market-data/openapi";
import { expect, test } from "vitest";
import { getTarget } from "../src/requests/request.ts";
import { requestTable } from "../src/requests/table.ts";
import { SERVERS } from "../src/trees/servers.ts";

const table = requestTable();
const sent = (server: string, group: string) =>
  table.filter((each) => each.server === server && each.group === group);

/** How many of some requests are of each operation, the least of them. */
function leastOfAnOperation(requests: readonly { text: string }[]): number {
  const counts = Object.values(operations).map(({ path }) => {
    const pattern = new RegExp(`^\\S+ ${path.replaceAll(/\{\w+\}/g, "[^/]+")}(?:[?] | |[?])`);
    return requests.filter(({ text }) => pattern.test(text)).length;
  });
  return Math.min(...counts);
}

test("each program gets at least 2,000 requests", () => {
  for (const program of ["service", "mock"]) {
    const requests = table.filter(({ server }) => SERVERS[server].program === program);
    expect(requests.length).toBeGreaterThan(2000);
  }
});

test("the table is the same each time", () => {
  expect(requestTable()).toEqual(table);
});

test("every server gets requests", () => {
  expect([...new Set(table.map(({ server }) => server))].sort()).toEqual(Object.keys(SERVERS).sort());
});

test("every operation is called with every plan's key, a wrong one, an empty one and none", () => {
  const keys = plans.length + 3;
  expect(leastOfAnOperation(sent("service", "plans"))).toBe(keys);
});

test.each(["service", "mock"])("every operation of the %s is called in every manner", (server) => {
  // Those that an operation without parameters is sent: unknown names, and malformed queries.
  expect(leastOfAnOperation(sent(server, "parameters"))).toBeGreaterThan(15);
  for (const group of ["HEAD", "OPTIONS and CORS", "conditional", "compressed"]) {
    expect(leastOfAnOperation(sent(server, group)), group).toBeGreaterThanOrEqual(1);
  }
});

test.each(["uncounted", "mock"])("every path of the server %s gets a wrong method", (server) => {
  expect(leastOfAnOperation(sent(server, "paths and methods"))).toBeGreaterThanOrEqual(1);
});

test.each(["service", "mock"])(
  "every parameter of every operation of the %s is sent, with each choice it has",
  (server) => {
    const targets = sent(server, "parameters").map((request) =>
      decodeURIComponent(safe(getTarget(request) ?? "")),
    );
    for (const { path, parameters } of Object.values(operations)) {
      const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}[?]`);
      const own = targets.filter((target) => pattern.test(target));
      for (const { name, in: place, enum: choices = [] } of parameters) {
        if (place === "path") continue;
        expect(
          own.some((target) => target.includes(`${name}=`)),
          `${path} ${name}`,
        ).toBe(true);
        for (const choice of choices)
          expect(own.some((target) => target.includes(`${name}=${choice}`))).toBe(true);
      }
    }
  },
);

test("every scenario of the mock is met by several operations", () => {
  const preferences = sent("mock", "preferences");
  for (const scenario of scenarioNames) {
    const met = preferences.filter(({ text }) => text.includes(`Prefer: scenario=${scenario}\r\n`));
    expect(new Set(met.map(getTarget)).size, scenario).toBeGreaterThanOrEqual(3);
  }
});

test("what is sent is bytes, and short enough to be read whole by any server", () => {
  for (const { title, text } of table) {
    expect(Buffer.from(text, "latin1").toString("latin1"), title).toBe(text);
    expect(text.length, title).toBeLessThan(64 * 1024);
  }
});

/** Without the faults of percent-encoding that are sent as well. */
function safe(target: string): string {
  return target.replaceAll(/%(?!2C|20)/g, "%25");
}
