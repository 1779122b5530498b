import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import type {} from "./postgres-setup.ts";
import { connect, type Sql } from "./sql.ts";

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
  admin ??= connect(inject("postgresUrl"));
  return admin;
}

export async function createSchema(): Promise<TestSchema> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await getAdmin().unsafe(`CREATE SCHEMA ${name}`);
  const url = new URL(inject("postgresUrl"));
  url.searchParams.set("options", `-c search_path=${name}`);
  return {
    url: url.href,
    name,
    close: async () => void (await getAdmin().unsafe(`DROP SCHEMA ${name} CASCADE`)),
  };
}
