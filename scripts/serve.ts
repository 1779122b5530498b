// Runs the system: service, mock and reference site, on addresses of this machine only.
import { createReadStream, mkdirSync } from "node:fs";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { startMock } from "@market-data/mock";
import {
  createLogger,
  createService,
  MemoryMeter,
  openAccounts,
  SqliteJournal,
  SqliteKeyStore,
  sampleStore,
} from "@market-data/service";

const HOST = "127.0.0.1";
const PORTS = { service: 4000, mock: 4010, docs: 4020 };
const page = fileURLToPath(new URL("../packages/docs/dist/index.html", import.meta.url));

const closers: (() => unknown)[] = [];

try {
  const addresses = { service: await startService(), mock: await startMockServer(), docs: await startDocs() };
  console.log(`
  service    ${addresses.service}   (a sample market, synthetic)
  mock       ${addresses.mock}   (answers the contract's examples)
  reference  ${addresses.docs}

  Try:  curl '${addresses.service}/v1/cryptocurrency/map?symbol=BTC,ETH'

  Ctrl-C stops all three.
`);
} catch (error) {
  console.error(explain(error as NodeJS.ErrnoException));
  await stop();
  process.exitCode = 1;
}

process.once("SIGINT", stop);
process.once("SIGTERM", stop);

async function startService(): Promise<string> {
  const folder = fileURLToPath(new URL("../.data", import.meta.url));
  mkdirSync(folder, { recursive: true });
  const accounts = openAccounts(`${folder}/accounts.db`);
  const meter = new MemoryMeter({ journal: new SqliteJournal(accounts) });
  const keys = new SqliteKeyStore(accounts);
  const service = createService({ store: sampleStore(), keys, meter, log: createLogger({ level: "warn" }) });
  closers.push(async () => {
    await service.close();
    await meter.close();
    accounts.close();
  });
  return service.listen({ host: HOST, port: PORTS.service });
}

async function startMockServer(): Promise<string> {
  const mock = await startMock({ port: PORTS.mock });
  closers.push(() => mock.close());
  return mock.url;
}

async function startDocs(): Promise<string> {
  const server = createServer((_, response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    createReadStream(page).pipe(response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(PORTS.docs, HOST, resolve);
  });
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://${HOST}:${PORTS.docs}`;
}

async function stop(): Promise<void> {
  await Promise.all(closers.splice(0).map((close) => close()));
}

function explain(error: NodeJS.ErrnoException & { port?: number }): string {
  if (error.code !== "EADDRINUSE") return error.stack ?? String(error);
  return `Port ${error.port} of ${HOST} is taken by another program. End that program, then start again.`;
}
