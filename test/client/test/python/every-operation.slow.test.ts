import * as client from "@market-data/client";
import { loadContract, type Operation } from "@market-data/generator-core";
import { startMock } from "@market-data/mock";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { RunningService, UNLIMITED } from "../../../service/src/running-service.ts";
import { PythonSubject } from "../../src/python/subject.ts";

const { model } = await loadContract();
const python = new PythonSubject();
const urls: Record<string, string> = {};
const closing: (() => unknown)[] = [() => python.close()];
/** A key for each client, because `/v1/key/info` counts the requests of a key. */
let keys: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  const mock = await startMock({ port: 0 });
  const service = await RunningService.start({
    plans: { Enterprise: UNLIMITED },
    keys: { typescript: "Enterprise", python: "Enterprise" },
  });
  keys = service.keys;
  urls["mock"] = mock.url;
  urls["service"] = service.url;
  closing.push(
    () => mock.close(),
    () => service.stop(),
  );
});
afterAll(async () => {
  for (const close of closing) await close();
});

/** The method in Python, without code of the generator. */
function getMethod({ path }: Operation): string {
  const words = path.split("/").filter((word) => word !== "" && !word.startsWith("{"));
  return words.join(".").replaceAll("-", "_");
}

/** Removes the time and the duration of the request. */
function withoutTimes(result: unknown): unknown {
  const { status, ...rest } = result as { status?: object };
  return Array.isArray(result) ? result : { ...rest, status: { ...status, timestamp: "", elapsed: 0 } };
}

describe.each(["mock", "service"])("the %s", (server) => {
  test.each(model.operations.map((operation) => [operation.path, operation] as const))(
    "returns the same result to both clients: %s",
    async (_, operation) => {
      const baseUrl = urls[server] as string;
      const request = operation.success.examples[0]?.request ?? {};
      const options = { base_url: baseUrl, api_key: keys["python"] };
      const { call } = python.createClient(options);
      const functions = client as unknown as Record<
        string,
        (api: client.Client, query: object) => Promise<unknown>
      >;
      const expected = await functions[operation.operationId]?.(
        client.createClient({ baseUrl, apiKey: keys["typescript"], warn: false }),
        request,
      );
      expect(withoutTimes(await call(getMethod(operation), request))).toEqual(withoutTimes(expected));
    },
  );
});
