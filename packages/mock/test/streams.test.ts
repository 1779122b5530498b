import type { StreamEvent } from "@market-data/types";
import { afterEach, expect, test } from "vitest";
import { createMockFetch, type MockFetch } from "../src/fetch.ts";
import { type Mock, startMock } from "../src/index.ts";

const MINUTE = 60_000;
const HEADERS = { "X-SVC_PRO_API_KEY": "any" };

let mock: Mock | undefined;
afterEach(async () => {
  await mock?.close();
  mock = undefined;
});

/** The server and the in-process mock, each with its `fetch`. */
const kinds: [string, () => Promise<{ control: Mock | MockFetch; fetch: typeof fetch; url: string }>][] = [
  [
    "the server",
    async () => {
      mock = await startMock({ port: 0, log: () => {} });
      return { control: mock, fetch, url: mock.url };
    },
  ],
  [
    "fetch",
    async () => {
      const control = createMockFetch();
      return { control, fetch: control, url: "http://mock.test" };
    },
  ],
];

// biome-ignore lint/suspicious/noExplicitAny: tests look at any member.
const readJson = (response: Response): Promise<any> => response.json();

/** Reads the events of a response one after the other. */
async function* readEvents(
  response: Response,
): AsyncGenerator<{ id: string | undefined; data: StreamEvent }> {
  let text = "";
  for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
    text += new TextDecoder().decode(part);
    for (let end = text.indexOf("\n\n"); end !== -1; end = text.indexOf("\n\n")) {
      const [event, rest] = [text.slice(0, end), text.slice(end + 2)];
      text = rest;
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (data !== undefined) yield { id: /^id: (.*)$/m.exec(event)?.[1], data: JSON.parse(data) };
    }
  }
}

test.each(kinds)("%s streams the sample market, whose clock the test moves", async (_, start) => {
  const { control, fetch, url } = await start();
  const stop = new AbortController();
  const response = await fetch(`${url}/v1/stream?id=1,1027&convert=EUR`, {
    headers: HEADERS,
    signal: stop.signal,
  });
  expect(response.headers.get("content-type")).toBe("text/event-stream");
  expect(response.headers.get("x-svc-credit-count")).toBe("1");
  const events = readEvents(response);
  const { value: first } = await events.next();
  expect(first?.data).toMatchObject({ type: "snapshot", data: [{ id: 1 }, { id: 1027 }] });
  control.moveClock(MINUTE);
  const { value: second } = await events.next();
  const latest = await fetch(`${url}/v3/cryptocurrency/quotes/latest?id=1&convert=EUR`, { headers: HEADERS });
  expect(second?.data).toEqual({ type: "quote", data: (await readJson(latest))[0] });
  stop.abort();
});

test.each(kinds)("%s continues an interrupted stream", async (_, start) => {
  const { control, fetch, url } = await start();
  const stop = new AbortController();
  const open = (headers: Record<string, string>) =>
    fetch(`${url}/v1/stream?id=1`, { headers: { ...HEADERS, ...headers }, signal: stop.signal });
  const events = readEvents(await open({}));
  const { value: first } = await events.next();
  await events.return(undefined);
  control.moveClock(MINUTE);
  const again = readEvents(await open({ "Last-Event-ID": first?.id ?? "" }));
  expect((await again.next()).value?.data).toMatchObject({ type: "quote", data: { id: 1 } });
  stop.abort();
});

test.each(kinds)("%s sends ordinary errors before the first event", async (_, start) => {
  const { control, fetch, url } = await start();
  const get = async (query: string, headers: Record<string, string> = HEADERS) => {
    const response = await fetch(`${url}/v1/stream?${query}`, { headers });
    return [response.status, (await readJson(response)).status.error_code];
  };
  expect(await get("id=1", {})).toEqual([401, 1002]);
  expect(await get("id=99999999")).toEqual([400, 400]);
  expect(await get("id=1&convert=NONE")).toEqual([400, 400]);
  control.setScenario("day-limit");
  expect(await get("id=1")).toEqual([429, 1009]);
});

test.each(kinds)("%s drops a stream after the first events on request", async (_, start) => {
  const { control, fetch, url } = await start();
  control.setScenario(["stream-drop"]);
  const events = readEvents(await fetch(`${url}/v1/stream?id=1`, { headers: HEADERS }));
  expect((await events.next()).value?.data.type).toBe("snapshot");
  await expect(events.next()).rejects.toThrow("terminated");
});

test.each(kinds)("%s stalls a stream after the first events on request", async (_, start) => {
  const { control, fetch, url } = await start();
  control.setScenario("stream-stall");
  const stop = new AbortController();
  const events = readEvents(await fetch(`${url}/v1/stream?id=1`, { headers: HEADERS, signal: stop.signal }));
  expect((await events.next()).value?.data.type).toBe("snapshot");
  control.moveClock(MINUTE);
  const next = events.next();
  stop.abort();
  await expect(next).rejects.toThrow("abort");
});

test("a stopping server ends its streams with the reason", async () => {
  mock = await startMock({ port: 0, log: () => {} });
  const events = readEvents(await fetch(`${mock.url}/v1/stream?id=1`, { headers: HEADERS }));
  await events.next();
  await mock.close();
  expect((await events.next()).value?.data).toMatchObject({ type: "end", error_code: 503 });
});
