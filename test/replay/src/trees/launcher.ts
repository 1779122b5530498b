// Runs one task of a tree in a separate process, with the public entry points of its packages. See task.ts.
import { copyFileSync, mkdirSync, readdirSync, statSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerDefinition } from "./servers.ts";
import type { Ports, Task } from "./task.ts";

type Service = typeof import("@market-data/service");
type Mock = typeof import("@market-data/mock");

interface Started {
  readonly url: string;
  close(): Promise<void>;
}

const WHERE = { host: "127.0.0.1", port: 0 };
/** Larger files of the prepared data are shared instead of copied, because servers do not write to the market. */
const MAX_COPIED_BYTES = 1_000_000;

const task = JSON.parse(process.argv[2] as string) as Task;
const started: Started[] = [];
const ports: Ports = {};

if (task.kind === "prepare") await prepare(task.data, task.clock);
else {
  for (const [name, definition] of Object.entries(task.servers)) {
    const server = await start(definition, join(task.folder, name), task);
    started.push(server);
    ports[name] = Number(new URL(server.url).port);
  }
}
process.send?.(ports);

// Ends when the parent process ends for any reason.
process.on("disconnect", async () => {
  await Promise.all(started.map((each) => each.close()));
  process.exit();
});

/** Writes the sample market into a folder, for a tree that stores the market. */
async function prepare(data: string, now: number): Promise<void> {
  const { startServer } = await load<Service>("service");
  let finish = (): void => {};
  const written = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const onProgress = ({ done, total }: { done: number; total: number }) => {
    if (done === total) finish();
  };
  const options = { ...WHERE, data, now, onProgress };
  const server = await startServer(options);
  await written;
  await server.close();
}

async function start(
  definition: ServerDefinition,
  folder: string,
  { data, clock }: Extract<Task, { kind: "serve" }>,
): Promise<Started> {
  if (definition.program === "mock") {
    const { startMock } = await load<Mock>("mock");
    return startMock({ ...WHERE, clock, ...definition.options });
  }
  const { startServer, createLogger } = await load<Service>("service");
  shareFolder(data, folder);
  const log = createLogger({ level: "warn" });
  return startServer({ ...WHERE, data: folder, now: clock, demoKeys: true, log, ...definition.options });
}

function shareFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const file of readdirSync(from)) {
    const place = join(from, file);
    const share = statSync(place).size > MAX_COPIED_BYTES ? symlinkSync : copyFileSync;
    share(place, join(to, file));
  }
}

/** Loads a package of the tree by the public entry point. */
function load<Package>(name: string): Promise<Package> {
  const { resolve } = createRequire(join(task.root, "packages", name, "package.json"));
  return import(pathToFileURL(resolve(`@market-data/${name}`)).href);
}
