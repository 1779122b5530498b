import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { watchFile } from "../src/contract/watch.ts";

let folder: string;
let file: string;
/** The content of the file at each reported change. */
let seen: string[];
let stop: () => void;

function watch(path = file): void {
  stop = watchFile(path, async () => void seen.push(readFileSync(path, "utf8")));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "watch-"));
  file = join(folder, "inner/contract.yaml");
  seen = [];
  mkdirSync(dirname(file));
  writeFileSync(file, "first");
});

afterEach(() => {
  stop();
  rmSync(folder, { recursive: true });
});

const save: Record<string, (text: string) => void> = {
  "written in place": (text) => writeFileSync(file, text),
  "replaced by renaming": (text) => {
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  },
  "replaced with its folder": (text) => {
    rmSync(dirname(file), { recursive: true });
    mkdirSync(dirname(file));
    writeFileSync(file, text);
  },
};

test.each(Object.keys(save))("reports each change of a file that is %s", async (manner) => {
  watch();
  for (const text of ["second", "third", "fourth"]) {
    save[manner]?.(text);
    await expect.poll(() => seen.at(-1)).toBe(text);
  }
  expect(seen).toHaveLength(3);
});

test("reports changes of a file behind a link", async () => {
  const link = join(folder, "link.yaml");
  symlinkSync(file, link);
  watch(link);
  writeFileSync(file, "second");
  await expect.poll(() => seen).toEqual(["second"]);
});
