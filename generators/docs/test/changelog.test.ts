import { expect, test } from "vitest";
import { changelogPage } from "../src/changelog.ts";

const render = (...texts: Parameters<typeof changelogPage>) => changelogPage(...texts).body("markdown");

const CLIENT = `# @market-data/client

## 0.2.0

### Minor Changes

- 0123abc: A new option.

  It has a default.

### Patch Changes

- 4567def: A repair.
- Updated dependencies [4567def]
  - @market-data/types@0.2.0

## 0.1.0

### Minor Changes

- The first release.
`;
const TYPES = `# @market-data/types

## 0.2.0

### Patch Changes

- 4567def: A repair.
`;

test("a change is on the page once for each release, with its packages, the largest first", () => {
  const changelogs = [
    { file: "@market-data/client", text: CLIENT },
    { file: "@market-data/types", text: TYPES },
  ];
  const [, ...releases] = render(changelogs, []).split("\n## ");
  expect(releases.map((release) => release.trim())).toEqual([
    "0.2.0\n\n- **minor** in client\n\n  A new option.\n\n  It has a default.\n\n- **patch** in client, types\n\n  A repair.",
    "0.1.0\n\n- **minor** in client\n\n  The first release.",
  ]);
});

test("what is not released yet is on the page with its level and packages", () => {
  const text = '---\n"@market-data/mock": patch\n"@market-data/client": major\n---\n\nOne.\n\nTwo.\n';
  expect(render([], [{ file: "a.md", text }])).toContain(
    "## Not released yet\n\n- **major** in mock, client\n\n  One.\n\n  Two.",
  );
});

test.each(["No front matter.", "---\n---\n\nNothing.\n"])(
  "a changeset without packages is rejected: %j",
  (text) => {
    expect(() => render([], [{ file: "a.md", text }])).toThrow("a.md names no package.");
  },
);
