import { execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { EXIT } from "../../src/cli/exit-codes.ts";
import { ended, environment, program, run } from "../support/run-program.ts";
import { fixture, TemporaryMarket } from "../support/temporary-market.ts";

const STACK = "    at ";

describe("system errors are reported in one line with a remedy", () => {
  const long = "a".repeat(300);
  test.each([
    [
      "a host that cannot be looked up",
      ["serve", "--port", "0", "--host", long],
      /Cannot listen on the address/,
    ],
    ["a folder whose name is too long", ["serve", "--port", "0"], /ENAMETOOLONG: name too long/],
    ["an import into it", ["import", fixture("native/tags.csv")], /ENAMETOOLONG: name too long/],
    ["keys in it", ["keys", "list"], /ENAMETOOLONG: name too long/],
    ["a check of it", ["check"], /ENAMETOOLONG: name too long/],
  ])("%s", async (_, command, message) => {
    await using market = new TemporaryMarket();
    const folder = command.includes(long) ? market.folder : join(market.folder, long);
    const { code, err } = await run(...command, "--data", folder);
    expect([code, err]).toEqual([EXIT.failed, expect.stringMatching(message)]);
    expect(err).not.toContain(STACK);
  });

  test("a file name for rejected rows is too long", async () => {
    await using market = new TemporaryMarket();
    const file = join(market.folder, long);
    const { code, err } = await run(
      ...["import", fixture("native/tags.csv"), "--data", market.folder, "--rejects", file],
    );
    expect([code, err]).toEqual([EXIT.failed, expect.stringMatching(/^ENAMETOOLONG: name too long.*\n$/)]);
  });
});

test.each([
  [["migrate"], "is migrated to this version when it is opened."],
  [["maintain"], "needs no maintenance."],
])("a folder rejects commands of database servers: %j", async (command, rest) => {
  await using market = new TemporaryMarket();
  const { code, err } = await run(...command, "--data", market.folder);
  expect([code, err]).toEqual([EXIT.failed, `${market.folder} ${rest}\n`]);
});

describe.skipIf(process.platform === "win32")(
  "too many open files are what is at fault, not a folder",
  () => {
    const runWithFiles = (count: number, given: readonly string[]) => {
      const script = `ulimit -n ${count} && exec "$@"`;
      const child = spawn("sh", ["-c", script, "sh", process.execPath, program, ...given], {
        stdio: ["ignore", "pipe", "pipe"],
        env: environment(),
      });
      return ended(child);
    };

    test("for a database, as soon as Node can start", async () => {
      await using market = new TemporaryMarket();
      await market.import([fixture("native")]);
      const messages: string[] = [];
      for (let count = 20; count < 40; count += 1) {
        const { code, err } = await runWithFiles(count, ["check", "--data", market.folder]);
        if (code === EXIT.done) break;
        messages.push(err);
      }
      expect(messages.join()).toContain(`${market.file} cannot be opened: too many files are open.`);
      expect(messages.join()).not.toContain("Check that the folder exists");
    });

    test("for a thread", async () => {
      await using market = new TemporaryMarket();
      await market.import([fixture("native")]);
      const given = ["serve", "--port", "0", "--threads", "8", "--data", market.folder];
      const { code, err } = await runWithFiles(60, given);
      expect([code, err]).toEqual([
        EXIT.failed,
        expect.stringMatching(/^(A thread could not be started|Too many files)/),
      ]);
      expect(err).not.toContain(STACK);
    });
  },
);

/** Runs the program to its end, or for a minute; then there is no exit code. */
function runBriefly(...given: string[]) {
  return ended(
    spawn(process.execPath, [program, ...given], {
      stdio: ["ignore", "pipe", "pipe"],
      env: environment(),
      timeout: 480_000,
    }),
  );
}

test.skipIf(!existsSync("/dev/fd"))("reads the pipe of a process substitution", async () => {
  await using market = new TemporaryMarket();
  const keys = ["keys", "create", "--plan", "Basic", "--json", "--data", market.folder];
  const script = `exec "$@" --plans <(sleep 0.2; echo '{"plans":{"Basic":{"rateLimitMinute":7}}}')`;
  const child = spawn("bash", ["-c", script, "bash", process.execPath, program, ...keys], {
    env: environment(),
  });
  expect(await ended(child)).toMatchObject({ code: 0, out: expect.stringContaining('"plan":"Basic"') });
});

describe.skipIf(process.platform === "win32")("does not wait for a named pipe", () => {
  test.each([
    ["as the file of plans of a service", (pipe: string) => ["serve", "--port", "0", "--plans", pipe]],
    [
      "as the file of plans of keys",
      (pipe: string) => ["keys", "create", "--plan", "Basic", "--plans", pipe],
    ],
    [
      "as the file with the URL of a database",
      (pipe: string) => ["keys", "list", "--market", `file:${pipe}`],
    ],
    [
      "as the file with the URL of the accounts",
      (pipe: string) => ["keys", "list", "--market", "x", "--accounts", `file:${pipe}`],
    ],
  ])("%s", async (_, command) => {
    await using market = new TemporaryMarket();
    const pipe = join(market.folder, "pipe");
    execFileSync("mkfifo", [pipe]);
    const { code, err } = await runBriefly(...command(pipe), "--data", join(market.folder, "data"));
    expect([code, err]).toEqual([
      EXIT.failed,
      expect.stringMatching(`${pipe}.*: It is not a regular file\\.\n`),
    ]);
  });

  test.each([
    ["market.db", ["check"]],
    ["market.db", ["import", fixture("native/tags.csv")]],
    ["market.db", ["backup", "copy"]],
    ["accounts.db", ["keys", "list"]],
    ["accounts.db", ["serve", "--port", "0"]],
    ["accounts.db", ["backup", "copy"]],
  ])("as %s by %j", async (name, command) => {
    await using market = new TemporaryMarket();
    const pipe = join(market.folder, name);
    execFileSync("mkfifo", [pipe]);
    const given = command.map((each) => (each === "copy" ? join(market.folder, each) : each));
    const { code, err } = await runBriefly(...given, "--data", market.folder);
    expect([code, err]).toEqual([EXIT.failed, `${pipe} is not a regular file.\n`]);
  });

  test("as the target of a backup, or the source of a restore", async () => {
    await using market = new TemporaryMarket();
    await market.import([fixture("native")]);
    await using copy = new TemporaryMarket();
    execFileSync("mkfifo", [copy.file]);
    for (const command of ["backup", "restore"]) {
      const { code, err } = await runBriefly(command, copy.folder, "--data", market.folder);
      expect([code, err]).toEqual([EXIT.failed, `${copy.file} is not a regular file.\n`]);
    }
  });
});

describe.skipIf(!existsSync("/proc/self"))(
  "where no folder can be made, though there is one to make it in",
  () => {
    test("at the end of a backup", async () => {
      await using market = new TemporaryMarket();
      await market.import([fixture("native")]);
      for (const folder of ["/proc/market-data", "/proc/market-data/copy"]) {
        const { code, err } = await runBriefly("backup", folder, "--data", market.folder);
        expect([code, err]).toEqual([
          EXIT.failed,
          expect.stringContaining(`${folder} cannot be made: ENOENT`),
        ]);
      }
    });

    test("at the end of an import with rejected rows", async () => {
      await using market = new TemporaryMarket();
      const { code, err } = await runBriefly(
        ...[
          "import",
          fixture("external"),
          "--data",
          market.folder,
          "--rejects",
          "/proc/market-data/rejected.csv",
        ],
      );
      expect([code, err]).toEqual([
        EXIT.failed,
        expect.stringMatching(/ENOENT: .*'\/proc\/market-data'\.\n$/),
      ]);
    });
  },
);
