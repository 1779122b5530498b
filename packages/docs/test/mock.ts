import { spawn } from "node:child_process";

const PROGRAM = `
  import { startMock } from "@market-data/mock";
  const mock = await startMock({ port: 0 });
  console.log(mock.url);
`;

/** A mock in a process of its own, as a reader of the site runs it. */
export interface RunningMock {
  /** The address, without a slash at the end. */
  url: string;
  close(): void;
}

/** @throws {Error} when it ends before it listens. */
export function runMock(): Promise<RunningMock> {
  const child = spawn(process.execPath, ["--input-type=module", "-e", PROGRAM], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`The mock ended with ${code} before it listened.`)));
    child.stdout.setEncoding("utf8").once("data", (line: string) => {
      resolve({ url: line.trim(), close: () => child.kill() });
    });
  });
}
