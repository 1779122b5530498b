import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHomeRoute, createHttpServer, type Home, type HttpServer, Router } from "../src/index.ts";

const HOSTILE = `<script>alert("1 & '2'")</script>`;
const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

let home: Home;
let url: string;
let server: HttpServer;

beforeAll(async () => {
  const router = new Router<ReturnType<typeof createHomeRoute>>();
  const route = createHomeRoute(
    (serverUrl) => ({
      ...home,
      commands: [{ text: "Read", command: `curl '${serverUrl}/x?a=1&b=2'` }],
    }),
    "X-Key",
  );
  router.add("/", route);
  server = createHttpServer({
    keyHeader: "X-Key",
    creditHeader: "X-Credits",
    origins: "*",
    now: Date.now,
    getRouter: () => router,
    createState: () => ({ limits: undefined }),
    respond: (context) => context.route.respond(context),
    onFailure: console.error,
  });
  url = await server.listen({ host: "127.0.0.1", port: 0 });
  home = {
    title: `Title ${HOSTILE}`,
    version: HOSTILE,
    summary: HOSTILE,
    notice: HOSTILE,
    links: [{ name: "reference", title: HOSTILE, href: `/reference"${HOSTILE}`, text: HOSTILE }],
    commands: [],
  };
});
afterAll(() => server.close({ drain: 0, timeout: 0 }));

async function open(headers: Record<string, string>) {
  const response = await fetch(url, { headers });
  return { response, text: await response.text() };
}

describe("HTML or JSON by `Accept`", () => {
  test.each([
    ["a browser", BROWSER, "text/html"],
    ["HTML in capitals", "Text/HTML;q=0.5", "text/html"],
    ["curl and fetch", "*/*", "application/json"],
    ["a program", "application/json", "application/json"],
    ["who does not want HTML", "text/html;q=0, */*", "application/json"],
    ["who does not want HTML at all", "text/html; q=0.000", "application/json"],
    ["another type of that name", "text/html5", "application/json"],
  ])("%s", async (_, accept, type) => {
    const { response } = await open({ accept });
    expect(response.headers.get("content-type")).toBe(`${type}; charset=utf-8`);
    expect(response.headers.get("vary")).toContain("Accept");
  });
});

test("escapes all texts", async () => {
  const { text } = await open({ accept: BROWSER });
  expect(text).not.toContain("<script");
  expect(text.match(/&lt;script&gt;alert\(&quot;1 &amp; &#39;2&#39;&quot;\)/g)).toHaveLength(8);
});

test("the policy allows only the inline style of the page", async () => {
  const { response, text } = await open({ accept: BROWSER });
  const policy = response.headers.get("content-security-policy") ?? "";
  const style = /<style>(.*)<\/style>/s.exec(text)?.[1] ?? "";
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style));
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`style-src 'sha256-${Buffer.from(digest).toString("base64")}'`);
});

test("returns links by name as JSON", async () => {
  const { text } = await open({ accept: "application/json" });
  expect(JSON.parse(text).links).toEqual({ reference: `/reference"${HOSTILE}` });
});

test.each([
  ["the URL of the server", {}, () => url],
  [
    "the https URL of a proxy with TLS",
    { "x-forwarded-proto": "https" },
    () => url.replace("http:", "https:"),
  ],
  [
    "the URL of the server for an invalid X-Forwarded-Proto",
    { "x-forwarded-proto": "javascript" },
    () => url,
  ],
])("the command to paste has %s", async (_, headers, expected) => {
  const { text } = await open({ accept: BROWSER, ...headers });
  expect(text).toContain(`curl &#39;${expected()}/x?a=1&amp;b=2&#39;`);
});
