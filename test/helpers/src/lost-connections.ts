import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from "vitest";
import { Link, type Message } from "./link.ts";
import { createSchema, getAdmin, type TestSchema } from "./schemas.ts";

/** Ways to lose a connection during a message. */
export const CONNECTION_FAILURES: Readonly<
  Record<string, (message: Message, schema: TestSchema) => unknown>
> = {
  "closed before it arrives": ({ near, far }) => {
    far.destroy();
    near.destroy();
  },
  "reset before it arrives": ({ near, far }) => {
    far.resetAndDestroy();
    near.resetAndDestroy();
  },
  "paused, and reset later": ({ near, far }) => {
    near.pause();
    far.pause();
    setTimeout(() => {
      near.resetAndDestroy();
      far.resetAndDestroy();
    }, 20);
  },
  "closed before its response arrives": ({ near, far, deliver }) => {
    far.removeAllListeners("data").once("data", () => {
      near.destroy();
      far.destroy();
    });
    deliver();
  },
  "reset as its response arrives": ({ near, far, deliver }) => {
    far.once("data", () => near.resetAndDestroy());
    deliver();
  },
  "ended by the server": async ({ deliver }, { name }) => {
    await getAdmin()`SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name = ${name}`;
    deliver();
  },
};

/** A database schema that is reached through a TCP proxy (`Link`). */
export interface Breakable {
  readonly schema: TestSchema;
  readonly link: Link;
  /** URL of the schema through the link. */
  readonly url: string;
}

/** Creates a schema behind a link for each test of a file. Also checks that no error would have ended the process. */
export function useLink(): () => Breakable {
  const crashes: unknown[] = [];
  const noteCrash = (error: unknown) => void crashes.push(error);
  let link: Link;
  let schema: TestSchema;
  beforeAll(async () => {
    process.on("uncaughtException", noteCrash).on("unhandledRejection", noteCrash);
    link = await Link.start(Number(new URL(inject("postgresUrl")).port));
  });
  afterAll(async () => {
    process.off("uncaughtException", noteCrash).off("unhandledRejection", noteCrash);
    await link.close();
  });
  beforeEach(async () => {
    schema = await createSchema();
  });
  afterEach(async () => {
    await schema.close();
    expect(crashes.splice(0)).toEqual([]);
  });
  return () => {
    const url = new URL(schema.url);
    url.port = String(link.port);
    url.searchParams.set("application_name", schema.name);
    return { schema, link, url: url.href };
  };
}
