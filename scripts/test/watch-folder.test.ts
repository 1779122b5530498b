import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchFolder } from "../dev/watch-folder.ts";

let folder: string;
let edits: number;
let close: () => Promise<void>;

const at = (path: string) => join(folder, path);

/** Edits a file and waits for the event. */
async function expectSeen(edit: () => void): Promise<void> {
  const before = edits;
  edit();
  await vi.waitFor(() => expect(edits).toBeGreaterThan(before), { timeout: 60_000, interval: 10 });
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "watch-"));
  edits = 0;
  mkdirSync(at("paths/v1"), { recursive: true });
  writeFileSync(at("openapi.yaml"), "a: 1\n");
  writeFileSync(at("paths/v1/map.yaml"), "a: 1\n");
  close = await watchFolder(folder, [".yaml", ".md"], () => {
    edits += 1;
  });
});

afterEach(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

const saves: Record<string, (path: string, text: string) => void> = {
  "in place": (path, text) => writeFileSync(path, text),
  "by renaming a new file over it": (path, text) => {
    writeFileSync(`${path}~`, text);
    renameSync(`${path}~`, path);
  },
  "with a backup, as vim does": (path, text) => {
    renameSync(path, `${path}~`);
    writeFileSync(path, text);
    rmSync(`${path}~`);
  },
  "by sed -i": (path, text) => execFileSync("sed", ["-i", `s/a: .*/${text.trim()}/`, path]),
};

test.each(Object.keys(saves))("detects every save of a file %s", async (manner) => {
  for (const text of ["a: 2\n", "a: 3\n", "a: 4\n"]) {
    await expectSeen(() => saves[manner]?.(at("paths/v1/map.yaml"), text));
  }
});

test("detects a new file in a new folder, its edits, and its removal", async () => {
  await expectSeen(() => {
    mkdirSync(at("paths/v2"));
    writeFileSync(at("paths/v2/info.yaml"), "a: 1\n");
  });
  await expectSeen(() => saves["by renaming a new file over it"]?.(at("paths/v2/info.yaml"), "a: 2\n"));
  await expectSeen(() => rmSync(at("paths"), { recursive: true }));
});

test("combines simultaneous edits and ignores other files", async () => {
  for (let count = 0; count < 5; count += 1) writeFileSync(at("notes.txt"), `${count}`);
  await expectSeen(() => {
    for (let count = 0; count < 5; count += 1) writeFileSync(at("openapi.yaml"), `a: ${count}\n`);
  });
  expect(edits).toBe(1);
});
