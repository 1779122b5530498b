// Runs the system: service, mock and reference site, on addresses of this machine only.
import { fileURLToPath } from "node:url";
import { startMock } from "@market-data/mock";
import { createLogger, type Server, startServer } from "@market-data/service";
import { createSiteServer } from "../packages/docs/src/serve-site.ts";

const HOST = "127.0.0.1";
const PORTS = { service: 4000, mock: 4010, docs: 4020 };
const site = fileURLToPath(new URL("../packages/docs/dist", import.meta.url));

const closers: (() => unknown)[] = [];

try {
  const service = await startService();
  const addresses = { mock: await startMockServer(), docs: await startDocs() };
  const keys = service.demoKeys.map(({ plan, secret }) => `${plan.padEnd(14)}${secret}`);
  const key = service.demoKeys.at(-1)?.secret;
  console.log(`
  service    ${service.url}   (the sample market: everything in it is made up)
  mock       ${addresses.mock}   (the same made-up market, its clock standing still)
  reference  ${addresses.docs}

  A key for each plan:
    ${keys.join("\n    ")}

  Try:  curl -H 'X-SVC_PRO_API_KEY: ${key}' '${service.url}/v3/cryptocurrency/quotes/latest?symbol=BTC&convert=EUR'

  Ctrl-C stops all three.
`);
} catch (error) {
  console.error(explain(error as NodeJS.ErrnoException));
  await stop();
  process.exitCode = 1;
}

process.once("SIGINT", stop);
process.once("SIGTERM", stop);

async function startService(): Promise<Server> {
  const server = await startServer({
    data: fileURLToPath(new URL("../.data", import.meta.url)),
    host: HOST,
    port: PORTS.service,
    demoKeys: true,
    log: createLogger({ level: "warn" }),
  });
  closers.push(() => server.close());
  return server;
}

async function startMockServer(): Promise<string> {
  const mock = await startMock({ port: PORTS.mock });
  closers.push(() => mock.close());
  return mock.url;
}

async function startDocs(): Promise<string> {
  const server = createSiteServer(site);
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
