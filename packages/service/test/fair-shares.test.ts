import type { HttpError } from "@market-data/http";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FairShares, type Place, type SharedResponse, type ShareLimits } from "../src/http/fair-shares.ts";

const LIMITS: ShareLimits = {
  maxSmallQuotes: 0,
  maxUnderWay: 4,
  maxUnderWayEach: 2,
  maxQuotesUnderWay: 100,
  maxWaiting: 6,
  maxWaitingEach: 3,
  waitTimeout: 10_000,
  sharedWriteTimeout: 5000,
};

/** A response of which nothing waits for its caller. */
const READ: SharedResponse = { socket: { writableLength: 0, bytesWritten: 0 }, destroy() {} };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Requests that enter one after the other, and what became of each. */
function start(limits: Partial<ShareLimits> = {}) {
  const rejected: string[] = [];
  const shares = new FairShares({ ...LIMITS, ...limits }, (limit) => rejected.push(limit));
  const started: string[] = [];
  const failed: Record<string, HttpError> = {};
  const cut: string[] = [];
  /** What each caller left unread of its response, in bytes. */
  const unread = new Map<string, number>();
  const places = new Map<string, Place>();
  return {
    shares,
    started,
    failed,
    rejected,
    cut,
    unread,
    /** @param name The caller's name, a letter, and a number. */
    enter(name: string, quotes = 1): void {
      const socket = {
        get writableLength() {
          return unread.get(name) ?? 0;
        },
        bytesWritten: 1000,
      };
      const place = shares.enter(name.charAt(0), quotes, { socket, destroy: () => cut.push(name) });
      places.set(name, place);
      if (place.turn === undefined) started.push(name);
      else {
        place.turn.then(
          () => started.push(name),
          (error) => {
            failed[name] = error;
          },
        );
      }
    },
    async leave(name: string): Promise<void> {
      places.get(name)?.leave();
      await Promise.resolve();
    },
  };
}

describe("large responses", () => {
  test("begin at once while there is room", () => {
    const { enter, started, shares } = start();
    for (const name of ["a1", "a2", "b1", "b2"]) enter(name, 10);
    expect(started).toEqual(["a1", "a2", "b1", "b2"]);
    expect([shares.underWay, shares.quotesUnderWay, shares.waiting]).toEqual([4, 40, 0]);
  });

  test("wait, those of one caller behind its own", async () => {
    const { enter, leave, started, shares } = start();
    for (const name of ["a1", "a2", "a3", "b1"]) enter(name);
    expect([started, shares.waiting]).toEqual([["a1", "a2", "b1"], 1]);
    await leave("b1");
    expect(started).not.toContain("a3");
    await leave("a1");
    expect(started).toContain("a3");
  });

  test("begin in turns of their callers, each with its oldest", async () => {
    const { enter, leave, started } = start({ maxUnderWay: 1 });
    for (const name of ["x1", "a1", "a2", "a3", "b1", "b2", "c1"]) enter(name);
    for (let next = 0; next < 6; next += 1) await leave(started[next] as string);
    expect(started).toEqual(["x1", "a1", "b1", "c1", "a2", "b2", "a3"]);
  });

  test("have a limit of quotes together, of which one caller may have half", async () => {
    const { enter, leave, started } = start();
    enter("a1", 40);
    enter("a2", 20);
    enter("b1", 50);
    enter("c1", 20);
    expect(started).toEqual(["a1", "b1"]);
    await leave("a1");
    expect(started).toEqual(["a1", "b1", "a2", "c1"]);
  });

  test("of any size are served, alone", async () => {
    const { enter, leave, started } = start();
    enter("a1", 1);
    enter("b1", 1000);
    enter("c1", 1);
    expect(started).toEqual(["a1"]);
    await leave("a1");
    expect(started).toEqual(["a1", "b1"]);
    await leave("b1");
    expect(started).toEqual(["a1", "b1", "c1"]);
  });

  test("are counted once, however often they leave", async () => {
    const { enter, leave, shares } = start();
    enter("a1", 10);
    enter("a2", 10);
    await leave("a1");
    await leave("a1");
    expect([shares.underWay, shares.quotesUnderWay]).toEqual([1, 10]);
  });
});

describe("a queue", () => {
  test("is full for one caller: 429, and open to others", () => {
    const { enter, started, rejected } = start();
    for (const name of ["a1", "a2", "a3", "a4", "a5"]) enter(name);
    expect(() => enter("a6")).toThrow(expect.objectContaining({ status: 429, code: 429, retryAfter: 10 }));
    enter("b1");
    expect(started).toContain("b1");
    expect(rejected).toEqual(["own_share"]);
  });

  test("is full for all: 503", () => {
    const { enter, rejected } = start({ maxUnderWay: 1 });
    enter("x1");
    for (const name of ["a1", "a2", "a3", "b1", "b2", "c1"]) enter(name);
    expect(() => enter("d1")).toThrow(expect.objectContaining({ status: 503, code: 503, retryAfter: 10 }));
    expect(rejected).toEqual(["all_shares"]);
  });

  test.each([
    ["the caller's own responses: 429", "a3", 429, "own_share"],
    ["those of others: 503", "c1", 503, "all_shares"],
  ])("is left after ten seconds behind %s", async (_, name, status, limit) => {
    const { enter, failed, rejected, shares } = start();
    for (const each of ["a1", "a2", "b1", "b2"]) enter(each);
    enter(name);
    await vi.advanceTimersByTimeAsync(9999);
    expect(shares.waiting).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(failed[name]).toMatchObject({ status, retryAfter: 10 });
    expect([shares.waiting, rejected]).toEqual([0, [limit]]);
  });

  test("lets a caller go that leaves, and nobody counts that", async () => {
    const { enter, leave, started, failed, rejected } = start({ maxUnderWay: 1 });
    for (const name of ["a1", "b1", "c1"]) enter(name);
    await leave("b1");
    await leave("a1");
    expect([started, rejected]).toEqual([["a1", "c1"], []]);
    expect(failed["b1"]).toMatchObject({ status: 499 });
  });

  test("goes on when one leaves that did not fit", async () => {
    const { enter, leave, started } = start();
    enter("a1", 1);
    enter("b1", 1000);
    enter("c1", 1);
    await leave("b1");
    expect(started).toEqual(["a1", "c1"]);
  });
});

describe("a response that its caller does not read", () => {
  test("gives its place to who waits for it, after five seconds", async () => {
    const { enter, started, cut, rejected, unread } = start({ maxUnderWay: 1 });
    enter("a1");
    unread.set("a1", 100);
    await vi.advanceTimersByTimeAsync(60_000);
    enter("b1");
    await vi.advanceTimersByTimeAsync(5000);
    expect(cut).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([cut, started, rejected]).toEqual([["a1"], ["a1", "b1"], ["sharedWriteTimeout"]]);
  });

  test("keeps it while it is read, however slowly", async () => {
    const { enter, cut, unread } = start({ maxUnderWay: 1 });
    enter("a1");
    enter("b1");
    for (const left of [100, 99]) {
      unread.set("a1", left);
      await vi.advanceTimersByTimeAsync(4900);
    }
    expect(cut).toEqual([]);
  });

  test.each([
    ["its own caller's next one waits", "a", { maxUnderWayEach: 1 }],
    ["nobody waits", undefined, {}],
    ["there is no limit of that", "b", { sharedWriteTimeout: 0, maxUnderWay: 1 }],
  ])("keeps it where %s", async (_, next, limits) => {
    const { enter, cut, unread } = start(limits);
    enter("a1");
    unread.set("a1", 100);
    if (next !== undefined) enter(`${next}2`);
    await vi.advanceTimersByTimeAsync(9000);
    expect(cut).toEqual([]);
  });

  test("is cut where it was left for longest, and no more are than others wait for", async () => {
    const { enter, started, cut, unread } = start({ maxUnderWay: 3, maxUnderWayEach: 3 });
    for (const name of ["a1", "a2", "a3", "b1"]) enter(name);
    unread.set("a2", 100);
    await vi.advanceTimersByTimeAsync(1000);
    for (const name of ["a1", "a3"]) unread.set(name, 100);
    await vi.advanceTimersByTimeAsync(8000);
    expect([cut, started]).toEqual([["a2"], ["a1", "a2", "a3", "b1"]]);
  });
});

test("whatever happens, no limit is exceeded, nobody waits who could begin, and nothing is lost", async () => {
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ caller: fc.constantFrom("a", "b", "c", "d"), quotes: fc.nat(120) }) },
    { weight: 2, arbitrary: fc.record({ leaves: fc.nat(30) }) },
    { weight: 1, arbitrary: fc.record({ wait: fc.nat(12_000) }) },
  );
  interface Open {
    readonly place: Place;
    readonly caller: string;
    readonly quotes: number;
    state: "waiting" | "underWay" | "over";
  }
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 80 }), async (steps) => {
      const shares = new FairShares(LIMITS);
      let all: Open[] = [];
      const enter = (caller: string, quotes: number): void => {
        let place: Place;
        try {
          place = shares.enter(caller, quotes, READ);
        } catch {
          return;
        }
        const open: Open = {
          place,
          caller,
          quotes,
          state: place.turn === undefined ? "underWay" : "waiting",
        };
        place.turn?.then(
          () => {
            open.state = "underWay";
          },
          () => {
            open.state = "over";
          },
        );
        all.push(open);
      };
      const check = (): void => {
        const underWay = all.filter(({ state }) => state === "underWay");
        const waiting = all.filter(({ state }) => state === "waiting");
        const quotes = underWay.reduce((sum, each) => sum + each.quotes, 0);
        expect([shares.underWay, shares.quotesUnderWay, shares.waiting]).toEqual([
          underWay.length,
          quotes,
          waiting.length,
        ]);
        expect(underWay.length).toBeLessThanOrEqual(LIMITS.maxUnderWay);
        if (underWay.length > 1) expect(quotes).toBeLessThanOrEqual(LIMITS.maxQuotesUnderWay);
        if (underWay.length === 0) expect(waiting).toEqual([]);
        for (const caller of ["a", "b", "c", "d"]) {
          const own = underWay.filter((each) => each.caller === caller);
          expect(own.length).toBeLessThanOrEqual(LIMITS.maxUnderWayEach);
          expect(waiting.filter((each) => each.caller === caller).length).toBeLessThanOrEqual(
            LIMITS.maxWaitingEach,
          );
        }
      };
      for (const each of steps) {
        if ("caller" in each) enter(each.caller, each.quotes);
        else if ("wait" in each) await vi.advanceTimersByTimeAsync(each.wait);
        else {
          const [open] = all.splice(each.leaves % Math.max(1, all.length), 1);
          open?.place.leave();
        }
        await vi.advanceTimersByTimeAsync(0);
        all = all.filter(({ state }) => state !== "over");
        check();
      }
      while (all.length > 0) {
        const next = all.find(({ state }) => state === "underWay");
        expect(next).toBeDefined();
        next?.place.leave();
        await vi.advanceTimersByTimeAsync(0);
        all = all.filter((each) => each !== next && each.state !== "over");
        check();
      }
    }),
  );
});
