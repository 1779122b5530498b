// The validators in libraries that accept Standard Schema.
import { readFileSync } from "node:fs";
import { sValidator } from "@hono/standard-validator";
import {
  CryptocurrencyMapV1Parameters,
  CryptocurrencyMapV1Result,
  MapItem,
  strict,
} from "@market-data/types/validators";
import { FieldApi, FormApi } from "@tanstack/form-core";
import { initTRPC } from "@trpc/server";
import { Hono } from "hono";
import { expect, expectTypeOf, test } from "vitest";
import { z } from "zod";

const item: MapItem = { id: 1, rank: 1, name: "Bitcoin", symbol: "BTC", slug: "bitcoin", is_active: 1 };

test("TanStack Form shows an issue at its field", async () => {
  const sent: CryptocurrencyMapV1Parameters[] = [];
  const form = new FormApi({
    onSubmit: ({ value }) => void sent.push(value),
    defaultValues: { start: 0 } as CryptocurrencyMapV1Parameters,
    validators: { onChange: strict(CryptocurrencyMapV1Parameters) },
  });
  const start = new FieldApi({ form, name: "start" });
  form.mount();
  start.mount();
  await form.handleSubmit();
  expect(start.state.meta.errors).toMatchObject([{ message: "must be at least 1", pointer: "/start" }]);
  start.handleChange(1);
  await form.handleSubmit();
  expect(sent).toEqual([{ start: 1 }]);
});

test("tRPC checks inputs and outputs, and infers their types", async () => {
  const trpc = initTRPC.create();
  const router = trpc.router({
    first: trpc.procedure
      .input(CryptocurrencyMapV1Parameters)
      .output(MapItem)
      .query(({ input }) => {
        expectTypeOf(input).toEqualTypeOf<CryptocurrencyMapV1Parameters>();
        return input.limit === 1 ? item : ({ ...item, id: "1" } as unknown as MapItem);
      }),
  });
  const caller = router.createCaller({});
  expect(await caller.first({ limit: 1 })).toEqual(item);
  await expect(caller.first({ limit: "1" } as never)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await expect(caller.first({ limit: 2 })).rejects.toMatchObject({ code: "INTERNAL_SERVER_ERROR" });
});

test("Hono rejects an invalid body with 400 and the issues", async () => {
  const app = new Hono().post("/items", sValidator("json", MapItem), (context) => {
    const body = context.req.valid("json");
    expectTypeOf(body).toEqualTypeOf<MapItem>();
    return context.json({ id: body.id });
  });
  const send = (body: unknown) =>
    app.request("/items", {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "Content-Type": "application/json" },
    });
  expect(await (await send(item)).json()).toEqual({ id: 1 });
  const response = await send({ ...item, id: "1" });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("must be integer");
});

test("the README's schema of Zod in four lines accepts and rejects values", () => {
  const readme = readFileSync(new URL("../../../packages/types/README.md", import.meta.url), "utf8");
  const [, lines = ""] = /^```js\n(.*?z\.custom.*?)^```$/ms.exec(readme) ?? [];
  const code = lines.replace(/^import .*\n/gm, "").replace("export const toZod =", "return");
  const toZod = new Function("z", code)(z) as typeof expectedToZod;
  expect(code.trim().split("\n").length).toBeLessThanOrEqual(4);
  const schema = z.object({ items: z.array(toZod(MapItem)) });
  expect(schema.parse({ items: [item] })).toEqual({ items: [item] });
  expect(schema.safeParse({ items: [{ ...item, id: "1" }] }).error?.issues[0]?.path).toEqual([
    "items",
    0,
    "id",
  ]);
});

declare const expectedToZod: <Value>(validator: {
  "~standard": { types?: { output: Value } | undefined };
}) => z.ZodType<Value>;

test("results have validators for responses", () => {
  expectTypeOf<CryptocurrencyMapV1Result["data"]>().toEqualTypeOf<MapItem[]>();
  expect(CryptocurrencyMapV1Result["~standard"].validate({}).issues).toHaveLength(2);
});
