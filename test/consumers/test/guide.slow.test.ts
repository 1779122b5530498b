import { execFile, execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type Mock, startMock } from "@market-data/mock";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createServer as createViteServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

const here = fileURLToPath(new URL(".", import.meta.url));
const guide = readFileSync(join(here, "../../../packages/client/GUIDE.md"), "utf8");
// Inside this package, so that the samples find their dependencies.
const folder = join(here, "../results/guide");

/** The files of the guide by path. */
const files = new Map(
  [...guide.matchAll(/^```tsx?\n\/\/ (\S+)\n(.*?)^```$/gms)].map(([, path = "", code = ""]) => [path, code]),
);

/** The `fetch` options of Next.js. */
const NEXT = "interface RequestInit { next?: { revalidate?: number | false; tags?: string[] } }\n";

let mock: Mock;
/** The URLs requested through the proxy. */
const proxied: string[] = [];
let proxy: Server;

/** Starts an HTTP proxy. */
async function startProxy(): Promise<number> {
  proxy = createServer(async ({ url = "" }, response) => {
    proxied.push(url);
    response.end(await (await fetch(url)).text());
  });
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  return (proxy.address() as AddressInfo).port;
}

beforeAll(async () => {
  const proxyUrl = `http://127.0.0.1:${await startProxy()}`;
  mock = await startMock({ port: 0 });
  process.env["MARKET_DATA_KEY"] = "<API_KEY>";
  for (const [path, code] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    const local = code.replaceAll("https://api.example.com", mock.url);
    writeFileSync(join(folder, path), local.replaceAll("http://proxy.example.com:8080", proxyUrl));
  }
  writeFileSync(join(folder, "next-env.d.ts"), NEXT);
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      extends: "../../../../tsconfig.json",
      compilerOptions: {
        types: ["node"],
        lib: ["es2023", "dom", "dom.iterable"],
        jsx: "react-jsx",
        // JSX as in Next.js and bundlers.
        module: "esnext",
        moduleResolution: "bundler",
      },
      include: ["."],
    }),
  );
});
afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await mock.close();
  rmSync(folder, { recursive: true });
});

/** Loads a file of the guide as a module. */
function load(path: string) {
  return import(/* @vite-ignore */ join(folder, path));
}

test("every sample is a file", () => {
  expect(files.size).toBe(guide.match(/^```tsx?$/gm)?.length);
});

test("every sample compiles", () => {
  const compiler = fileURLToPath(new URL("bin/tsc", import.meta.resolve("typescript-7/package.json")));
  const run = () =>
    execFileSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8", stdio: "pipe" });
  expect(run()).toBe("");
});

test.each([
  ["prices.test.ts", 3],
  ["coins.test.ts", 2],
])("%s passes", async (path, number) => {
  const run = [process.execPath, ["--test-reporter=tap", join(folder, path)]] as const;
  const { stdout } = await promisify(execFile)(...run);
  expect(stdout).toMatch(new RegExp(`^# pass ${number}$`, "m"));
});

describe("React Query in a page behind Vite's proxy", () => {
  let vite: ViteDevServer;

  beforeAll(async () => {
    vite = await createViteServer({
      root: folder,
      configFile: join(folder, "vite.config.ts"),
      server: { host: "127.0.0.1", port: 0 },
      logLevel: "error",
    });
    await vite.listen();
    vi.stubGlobal("location", new URL(vite.resolvedUrls?.local[0] ?? ""));
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    await vite.close();
  });

  test("runs a query and reads all pages", async () => {
    const { api, queries, queryClient } = await load("queries.ts");
    const { listings, quotes } = api.cryptocurrency;
    const quote = queries.query(quotes.latest, { id: 1 });
    expect(await queryClient.fetchQuery(quote)).toMatchObject([{ name: "Bitcoin" }]);
    const options = queries.pages(listings.latest, { limit: 2 });
    const { pages } = await queryClient.fetchInfiniteQuery({ ...options, pages: 2 });
    expect(pages.map((page: object[]) => page.length)).toEqual([2, 2]);
    expect(new Set(pages.flat().map(({ id }: { id: number }) => id)).size).toBe(4);
    queryClient.clear();
  });

  test("a component shows the loaded pages", async () => {
    const { api, queries, queryClient } = await load("queries.ts");
    const { Listings } = await load("listings.tsx");
    const { QueryClientProvider } = await import("@tanstack/react-query");
    await queryClient.fetchInfiniteQuery(queries.pages(api.cryptocurrency.listings.latest, { limit: 2 }));
    const element = createElement(QueryClientProvider, { client: queryClient }, createElement(Listings));
    expect(renderToStaticMarkup(element)).toMatch(
      /^<ol><li>Bitcoin<\/li><li>.+<\/li><\/ol><button type="button">More/,
    );
    queryClient.clear();
  });
});

describe("Next", () => {
  test("a server component", async () => {
    const { default: Page } = await load("app/page.tsx");
    expect(renderToStaticMarkup(await Page())).toMatch(/^<ul><li>Bitcoin: 96000<\/li>/);
  });

  test.each([
    ["1", 200, { name: "Bitcoin", price: 96_000 }],
    ["999999", 404, { error: "not found" }],
    ["x", 400, { error: "id must be a number" }],
    ["", 400, { error: "id must be a number" }],
  ])("a route handler, for the id %s", async (id, status, body) => {
    const { GET } = await load("app/api/price/route.ts");
    const response = await GET(new Request(`http://localhost/api/price?id=${id}`));
    expect([response.status, await response.json()]).toEqual([status, body]);
  });
});

test("a worker responds with one client per request", async () => {
  const { default: worker } = await load("worker.ts");
  const response = await worker.fetch(new Request("http://localhost/"), { MARKET_DATA_KEY: "<API_KEY>" });
  expect([response.status, await response.json()]).toEqual([200, ["Bitcoin"]]);
});

test("requests use a proxy", async () => {
  const { api } = await load("proxy.ts");
  const { data } = await api.cryptocurrency.map({ limit: 1 });
  expect(data).toHaveLength(1);
  expect(proxied).toEqual([`${mock.url}/v1/cryptocurrency/map?limit=1`]);
});
