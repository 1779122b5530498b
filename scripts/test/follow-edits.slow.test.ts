import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Contract } from "@market-data/generator-core";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followEdits } from "../dev/follow-edits.ts";
import { TARGETS } from "../dev/regenerate.ts";
import type { Program } from "../start/program.ts";
import { READY, startProgram } from "./programs.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const OPERATION = "spec/paths/v1/cryptocurrency/map.yaml";

let root: string;
let service: Program;
let docs: Program;
let printed: string[];
let sites: Contract[];
let references: number;
let stop: () => Promise<void>;

/** Saves a file as editors do: a new file replaces the old file. */
function save(path: string, change: (text: string) => string): void {
  const file = join(root, path);
  writeFileSync(`${file}~`, change(readFileSync(file, "utf8")));
  renameSync(`${file}~`, file);
}

const summarize = (summary: string) =>
  save(OPERATION, (text) => text.replace(/summary: .*/, `summary: ${summary}`));
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 10 });
/** Returns the operation's summary that the service printed. The service reads the contract at its start. */
const served = () => service.welcome[0];

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "follow-"));
  cpSync(join(ROOT, "spec"), join(root, "spec"), {
    recursive: true,
    filter: (source) => basename(source) !== "node_modules",
  });
  for (const { folder } of TARGETS) {
    const manifest = join(folder, "package.json");
    mkdirSync(join(root, dirname(manifest)), { recursive: true });
    cpSync(join(ROOT, manifest), join(root, manifest));
  }
  printed = [];
  sites = [];
  references = 0;
  const contract = JSON.stringify(join(root, "packages/openapi/dist/openapi.json"));
  service = startProgram(
    "service",
    `import { readFileSync } from "node:fs";
     const { paths } = JSON.parse(readFileSync(${contract}, "utf8"));
     const { summary } = paths["/v1/cryptocurrency/map"].get;
     if (summary === "Crash") process.exit(1);
     console.log(summary);
     ${READY}`,
  ).program;
  docs = startProgram("docs", `console.log(process.pid); ${READY}`).program;
  const stopped = Promise.withResolvers<void>();
  const ready = Promise.withResolvers<void>();
  const done = followEdits(
    {
      root,
      servers: [service],
      docs,
      writeSite(site) {
        sites.push(site);
        return sites.length === 2;
      },
      async renderReference() {
        references += 1;
      },
      onReady: ready.resolve,
      print: (text) => void printed.push(text),
    },
    stopped.promise,
  );
  stop = () => {
    stopped.resolve();
    return done;
  };
  await Promise.race([ready.promise, done]);
});

afterEach(async () => {
  await stop();
  rmSync(root, { recursive: true });
});

test("serves each edit, reports a broken edit, and keeps the last valid contract until the fix", async () => {
  const site = docs.welcome[0];
  expect(served()).toBe("List cryptocurrency IDs");
  for (const summary of ["First", "Second"]) {
    summarize(summary);
    await eventually(() => expect(served()).toBe(summary));
  }

  save(OPERATION, (text) => `${text}\n  broken: [\n`);
  await eventually(() => expect(printed.at(-1)).toContain("All programs keep the last valid contract"));
  expect(printed.at(-1)).toMatch(/map\.yaml:\d+:\d+: YAML syntax error/);
  expect([served(), service.isRunning, docs.isRunning]).toEqual(["Second", true, true]);

  save(OPERATION, (text) => text.replace("\n  broken: [\n", "").replace("Second", "Third"));
  await eventually(() => expect(served()).toBe("Third"));
  await eventually(() =>
    expect(printed.at(-1)).toMatch(/up to date .* changed: packages\/openapi, packages\/types/),
  );
  // The site watches its own files.
  expect(docs.welcome[0]).toBe(site);
  expect(sites.at(-1)?.model.operations.some(({ summary }) => summary === "Third")).toBe(true);
});

test("an edit of a guide changes only the site", async () => {
  await eventually(() => expect(references).toBe(1));
  const [guide = ""] = globSync("spec/guides/*.md", { cwd: root }).sort();
  save(guide, (text) => `${text}\nMore.\n`);
  await eventually(() => expect(printed.at(-1)).toMatch(/up to date .* changed: no generated file/));
  expect(sites).toHaveLength(2);
  await eventually(() => expect(references).toBe(2));
});

test("reports a program that cannot start after an edit, and starts the program after the next edit", async () => {
  summarize("Crash");
  await eventually(() => expect(printed.join("\n")).toContain("The service ended with exit code 1"));
  expect(docs.isRunning).toBe(true);
  summarize("Better");
  await eventually(() => expect(served()).toBe("Better"));
});

test("generates the committed files of the packages", () => {
  for (const { folder } of TARGETS) {
    const generated = join(folder, "src/generated");
    const files = globSync(`${generated}/**/*.*`, { cwd: ROOT }).sort();
    expect(globSync(`${generated}/**/*.*`, { cwd: root }).sort()).toEqual(files);
    for (const file of files)
      expect(readFileSync(join(root, file), "utf8") === readFileSync(join(ROOT, file), "utf8"), file).toBe(
        true,
      );
  }
});
