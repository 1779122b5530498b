import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { afterEach, expect, test, vi } from "vitest";
import { type Program, startAll, stopAll, untilAllEnd } from "../start/program.ts";
import { READY, startProgram } from "./programs.ts";

const started: Program[] = [];

function create(name: string, source: string, printsOutput?: boolean) {
  const created = startProgram(name, source, printsOutput);
  started.push(created.program);
  return created;
}

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 10 });
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

afterEach(() => stopAll(started.splice(0)));

test("prints errors with the program's name, and output only on request after the start", async () => {
  const source = `console.log("Welcome"); console.error("early"); ${READY} console.log("later"); console.error("late");`;
  const quiet = create("mock", source);
  const loud = create("service", source, true);
  await startAll([quiet.program, loud.program]);
  expect(quiet.program.welcome).toEqual(["Welcome", "Serving on http://127.0.0.1:1"]);
  await eventually(() => {
    expect(quiet.printed).toEqual(["mock    | early", "mock    | late"]);
    expect(loud.printed.toSorted()).toEqual(["service | early", "service | late", "service | later"]);
  });
});

test("reports a program that ends before it is ready, with its output, and stops the other programs", async () => {
  const good = create("mock", READY);
  const bad = create("service", 'console.log("Trying"); console.error("No disk"); process.exit(3);');
  const starting = startAll([good.program, bad.program]);
  await expect(starting).rejects.toThrow("The service ended with exit code 3 before it was ready.");
  expect(bad.printed.toSorted()).toEqual(["service | No disk", "service | Trying"]);
  expect(good.program.isRunning).toBe(false);
});

test("reports the end of a program while the other programs keep running", async () => {
  const mortal = create("mock", `${READY} setTimeout(() => process.exit(4), 50);`);
  const other = create("service", READY);
  const programs = [mortal.program, other.program];
  const allEnded = untilAllEnd(programs);
  await startAll(programs);
  await eventually(() => expect(mortal.printed).toEqual(["mock    | ended with exit code 4"]));
  expect([mortal.program.isRunning, other.program.isRunning]).toEqual([false, true]);
  const ended = vi.fn();
  void allEnded.then(ended);
  await mortal.program.restart();
  expect(mortal.program.isRunning).toBe(true);
  expect(ended).not.toHaveBeenCalled();
});

test("reports the end of the last program", async () => {
  const programs = ["mock", "docs"].map(
    (name) => create(name, `${READY} setTimeout(() => process.exit(), 50);`).program,
  );
  const allEnded = untilAllEnd(programs);
  await startAll(programs);
  await allEnded;
  expect(programs.map(({ isRunning }) => isRunning)).toEqual([false, false]);
});

test("a stopped program finishes silently and can restart", async () => {
  const source = `process.once("SIGTERM", () => { console.error("bye"); process.exit(1); }); ${READY}`;
  const { program, printed } = create("service", source);
  await program.start();
  await program.stop();
  expect(printed).toEqual(["service | bye"]);
  await program.start();
  expect(program.isRunning).toBe(true);
});

test("stopping a starting program is not a failure", async () => {
  const { program, printed } = create("service", "setInterval(() => {}, 1000);");
  const starting = program.start();
  await program.stop();
  await expect(starting).resolves.toBeUndefined();
  expect(printed).toEqual([]);
});

test("programs end when their parent is killed", async () => {
  const url = new URL("programs.ts", import.meta.url);
  const source = `
    const { startProgram, READY } = await import(${JSON.stringify(url)});
    const { program } = startProgram("service", "console.log(process.pid);" + READY);
    await program.start();
    console.log(program.welcome[0]);
  `;
  const parent = spawn(process.execPath, ["--input-type=module", "--eval", source], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(createInterface({ input: parent.stdout }), "line");
  const pid = Number(line);
  expect(isAlive(pid)).toBe(true);
  parent.kill("SIGKILL");
  await eventually(() => expect(isAlive(pid)).toBe(false));
});
