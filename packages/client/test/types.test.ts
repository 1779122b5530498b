import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Complaint, compilers, UserProject } from "@market-data/test-helpers/packed";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

// Compilers and packing take their time on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const here = fileURLToPath(new URL("types", import.meta.url));

let project: UserProject;

beforeAll(() => {
  project = new UserProject("client", "types");
  project.copy(join(here, "right"), "src/right");
  project.copy(join(here, "wrong"), "src/wrong");
});
afterAll(() => project.remove());

/** What the wrong programs say of themselves, at the end of the lines that must not compile. */
const expected = readdirSync(join(here, "wrong")).flatMap((file) =>
  readFileSync(join(here, "wrong", file), "utf8")
    .split("\n")
    .flatMap((text, index) => {
      const codes = /\/\/ (TS\d+(?: or TS\d+)?)$/.exec(text)?.[1]?.split(" or ");
      return codes === undefined ? [] : [{ place: `src/wrong/${file}:${index + 1}`, codes }];
    }),
);

/** Complaints in the words of the programs: compilers disagree about the code of some. */
function said({ file, line, code }: Complaint): object {
  const place = `${file}:${line}`;
  const codes = expected.find((each) => each.place === place)?.codes ?? [];
  return { place, codes: codes.includes(code) ? codes : [code] };
}

const cases = compilers.flatMap((compiler) =>
  [true, false].map((exactOptionalPropertyTypes) => ({ compiler, exactOptionalPropertyTypes })),
);

test.each(cases)(
  "$compiler, exactOptionalPropertyTypes $exactOptionalPropertyTypes: right programs compile, wrong ones do not",
  ({ compiler, exactOptionalPropertyTypes }) => {
    expect(project.check(compiler, "src", { exactOptionalPropertyTypes }).map(said)).toEqual(expected);
  },
);
