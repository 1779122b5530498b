import { randomUUID } from "node:crypto";
import postgres, { type Sql } from "postgres";
import { inject } from "vitest";
import type {} from "./postgres-setup.ts";

/** An empty schema on the server of all tests. */
export interface TestSchema {
  /** URL of the schema. */
  readonly url: string;
  readonly name: string;
  close(): Promise<void>;
}

/** A shared superuser connection of the process. */
let admin: Sql | undefined;

export function getAdmin(): Sql {
  admin ??= postgres(inject("postgresUrl"), { max: 1, idle_timeout: 1, onnotice: () => {} });
  return admin;
}

export async function createSchema(): Promise<TestSchema> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await getAdmin()`CREATE SCHEMA ${getAdmin()(name)}`;
  const url = new URL(inject("postgresUrl"));
  url.searchParams.set("options", `-c search_path=${name}`);
  return {
    url: url.href,
    name,
    close: async () => void (await getAdmin()`DROP SCHEMA ${getAdmin()(name)} CASCADE`),
  };
}
