import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Change, Rejection } from "../src/review.ts";
import { getVerdict } from "../src/verdict.ts";
import { AppliedWaivers, readWaivers, type Waivers } from "../src/waivers.ts";
import { change } from "./sample-review.ts";

const TODAY = "2026-11-21";
const ENTRY = {
  rule: "request-maximum-lowered",
  operation: "cryptocurrencyMapV1",
  reason: "The greater values were never answered.",
  expires: "2026-12-31",
};

let repository: string;
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), "waivers-"));
});
afterEach(() => rmSync(repository, { recursive: true }));

/** The waivers of a repository with the given entries or text. */
function waivers(entries: unknown) {
  mkdirSync(join(repository, ".review"), { recursive: true });
  const text = typeof entries === "string" ? entries : JSON.stringify({ waivers: entries });
  writeFileSync(join(repository, ".review/waivers.yaml"), text);
  return readWaivers(repository);
}

/** Applies waivers to changes and rejections. */
function applyWaivers(
  read: Waivers,
  changes: readonly Change[],
  rejections: readonly Rejection[],
  today: string,
  isTouched = true,
) {
  const waivers = new AppliedWaivers(read, today);
  const applied = { changes: waivers.mark(changes), kept: waivers.lift(rejections) };
  const report = waivers.report(isTouched);
  return { ...report, ...applied, rejections: [...applied.kept, ...report.rejections] };
}

test("without the file, there are no waivers", () => {
  expect(readWaivers(repository)).toEqual({ waivers: [], rejections: [] });
});

describe("a waived change", () => {
  test("counts as a patch, with the reason", () => {
    const { changes, rejections } = applyWaivers(waivers([ENTRY]), [change()], [], TODAY);
    expect(changes[0]?.waived).toBe(ENTRY.reason);
    expect(getVerdict(changes).level).toBe("patch");
    expect(rejections).toEqual([]);
  });

  test.each([
    ["its file", "spec/components/parameters/LimitUpTo5000.yaml"],
    ["its file and line", "spec/components/parameters/LimitUpTo5000.yaml:8"],
  ])("of several operations is named by %s", (_, place) => {
    const { operationId: _one, ...shared } = change({ operations: ["cryptocurrencyMapV1", "another"] });
    const { operation: _operation, ...entry } = ENTRY;
    const { changes } = applyWaivers(waivers([{ ...entry, place }]), [shared], [], TODAY);
    expect(changes[0]?.waived).toBeDefined();
  });

  test("is not waived by a single operation of several, by a different rule or by a different line", () => {
    const { operationId: _one, ...shared } = change({ operations: ["cryptocurrencyMapV1", "another"] });
    const read = waivers([
      ENTRY,
      { ...ENTRY, rule: "request-maximum-set" },
      { ...ENTRY, place: "spec/components/parameters/LimitUpTo5000.yaml:9" },
    ]);
    const { changes, rejections } = applyWaivers(read, [shared], [], TODAY);
    expect(changes[0]?.waived).toBeUndefined();
    expect(rejections).toHaveLength(3);
  });
});

test("a waiver with its rule permits a rejection of the lifecycle", () => {
  const rejection: Rejection = {
    kind: "lifecycle",
    rule: "lifecycle/parameter-removed",
    operationId: "cryptocurrencyMapV1",
    text: "Not yet.",
    advice: "Wait.",
  };
  const read = waivers([{ ...ENTRY, rule: "lifecycle/parameter-removed" }]);
  expect(applyWaivers(read, [], [rejection], TODAY).rejections).toEqual([]);
});

describe("a waiver fails the review", () => {
  test.each([
    ["after its last day", { expires: "2026-11-20" }, [change()], "expired on 2026-11-20"],
    ["without a change", {}, [], "waives nothing"],
    ["with only a patch to waive", {}, [change({ level: "patch" })], "waives nothing"],
  ])("%s", (_, more, changes, words) => {
    const { rejections } = applyWaivers(waivers([{ ...ENTRY, ...more }]), changes, [], TODAY);
    expect(rejections).toMatchObject([{ kind: "waiver", text: expect.stringContaining(words) }]);
    expect(rejections[0]?.place).toMatchObject({ file: ".review/waivers.yaml", line: 1 });
  });

  test("not on its last day", () => {
    const read = waivers([{ ...ENTRY, expires: TODAY }]);
    expect(applyWaivers(read, [change()], [], TODAY).rejections).toEqual([]);
  });

  test.each([
    ["without a reason", [{ ...ENTRY, reason: undefined }], "It has no `reason`."],
    ["with an empty reason", [{ ...ENTRY, reason: "" }], "`reason` is not text."],
    ["without an end", [{ ...ENTRY, expires: undefined }], "It has no `expires`."],
    ["with an invalid date", [{ ...ENTRY, expires: "2026-02-30" }], "`expires` is not a date"],
    [
      "without an operation or a place",
      [{ ...ENTRY, operation: undefined }],
      "neither an `operation` nor a `place`",
    ],
    ["with an unknown key", [{ ...ENTRY, until: "x" }], "There is no key `until`"],
    [
      "with an unknown rule",
      [{ ...ENTRY, rule: "request-maximum-lowerd" }],
      "There is no rule `request-maximum-lowerd`. Near: `request-maximum-lowered`.",
    ],
    ["as text", ["x"], "A waiver is a map."],
    ["in a file that is not YAML", "waivers: [", "It is not YAML"],
    ["in a file without the list", "waivers: x", "It holds no list"],
  ])("%s", (_, entries, words) => {
    const { rejections } = applyWaivers(waivers(entries), [], [], TODAY);
    expect(rejections).toMatchObject([{ kind: "waiver", text: expect.stringContaining(words) }]);
  });
});

test("an unused waiver in an unedited file is a warning", () => {
  const { rejections, warnings } = applyWaivers(waivers([ENTRY]), [], [], TODAY, false);
  expect(rejections).toEqual([]);
  expect(warnings).toEqual([
    expect.objectContaining({ severity: "warning", text: expect.stringContaining("waives nothing") }),
  ]);
});
