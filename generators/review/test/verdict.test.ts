import { describe, expect, test, vi } from "vitest";
import { shortenReview } from "../src/outputs/lines.ts";
import { markdownText } from "../src/outputs/markdown.ts";
import { showReview } from "../src/outputs/show.ts";
import { terminalText } from "../src/outputs/terminal.ts";
import { getVerdict, sortByWeight } from "../src/verdict.ts";
import { change, review } from "./sample-review.ts";

const older = change({ breaks: ["terms"], rule: "freshness-lowered", text: "Responses may be older." });
const added = change({ level: "minor", breaks: [], text: "A field is new.", advice: "Nothing." });

describe("the summary", () => {
  test.each([
    ["a break", [change()], "The one change breaks clients."],
    ["a change of terms", [older], "The one change changes the terms."],
    ["both", [change(), older, older, added], "1 of 4 changes breaks clients, 2 change the terms."],
    ["terms with an addition", [older, added], "1 of 2 changes changes the terms."],
    ["a raised severity", [change({ breaks: [] })], "The one change counts as major."],
    ["additions", [added, added], "2 of 2 changes add to the API."],
    ["a waived break", [change({ waived: "Unused." })], "The one change touches words or details alone."],
    ["no change", [], "Nothing changes for users."],
  ])("of %s", (_, changes, summary) => {
    expect(getVerdict(changes).summary).toBe(summary);
  });

  test("of a raised severity is listed in Markdown", () => {
    const raised = change({ breaks: [], text: "A field is new." });
    expect(markdownText(review({ changes: [raised] }))).toContain("### 1 change counted as major");
  });

  test("names the first break of clients, before changes of the terms", () => {
    const { reason } = getVerdict(sortByWeight([older, change()]));
    expect(reason).toMatch(/, 1 changes the terms\. cryptocurrencyMapV1: The maximum of .* And 1 more\.$/);
  });
});

describe("two documents with more than 100 changes", () => {
  const many = (count: number) => [change(), ...Array.from({ length: count }, () => added)];
  const documents = (count: number) =>
    review({ isOfDocuments: true, changes: many(count), verdict: getVerdict(many(count)) });
  const REST = "101 changes break nothing: 101 minor. The option --all lists them.";

  test("list only the breaking changes, and count the rest", () => {
    const shown = shortenReview(documents(101));
    for (const text of [terminalText(shown, false), markdownText(shown)]) {
      expect(text).toContain(REST);
      expect(text).toContain("The maximum of parameter `limit`");
      expect(text).not.toContain("A field is new.");
    }
    expect(terminalText(shown, false)).toMatch(/\nmajor: 1 of 102 changes breaks clients\.\n$/);
  });

  test("are all annotated", () => {
    const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    showReview(documents(101), { annotations: true });
    expect(write.mock.calls.join().match(/A field is new\./g)).toHaveLength(101);
    write.mockRestore();
  });

  test("have a limit that does not apply to fewer changes or a contract", () => {
    expect(shortenReview(documents(99))).toEqual(documents(99));
    const contract = review({ changes: many(200) });
    expect(shortenReview(contract)).toEqual(contract);
  });
});
