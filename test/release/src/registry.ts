import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const PROGRAM = fileURLToPath(new URL("verdaccio.ts", import.meta.url));

/** A local registry with only the packages that tests publish. */
export interface Registry {
  readonly url: string;
  /** A token with permission to publish. */
  readonly token: string;
  close(): Promise<void>;
}

/** Starts Verdaccio on a free port with a storage folder, and creates a user. */
export async function startRegistry(folder: string): Promise<Registry> {
  mkdirSync(folder, { recursive: true });
  const child = fork(PROGRAM, { stdio: ["ignore", "inherit", "inherit", "ipc"], execArgv: [] });
  const ended = once(child, "exit");
  const port = new Promise<number>((resolve, reject) => {
    child.once("message", (message) => resolve(Number(message)));
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`The registry ended with ${code}.`)));
  });
  child.send(folder);
  const url = `http://127.0.0.1:${await port}/`;
  return {
    url,
    token: await makeUser(url),
    async close() {
      child.disconnect();
      await ended;
    },
  };
}

async function makeUser(url: string): Promise<string> {
  const response = await fetch(`${url}-/user/org.couchdb.user:maintainer`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "maintainer", password: "a password for this test" }),
  });
  const { token } = (await response.json()) as { token?: string };
  if (token === undefined) throw new Error(`The registry did not create a user: ${response.status}.`);
  return token;
}
