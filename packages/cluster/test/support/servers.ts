import { startPostgres } from "@market-data/test-helpers/postgres";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Of a user who may do everything. */
    readonly postgresUrl: string;
    /** The folder of its programs. */
    readonly postgresPrograms: string;
  }
}

/** Starts a PostgreSQL for all tests of this package: that of `POSTGRES_PROGRAMS`, or the one of a package. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const programs = process.env["POSTGRES_PROGRAMS"];
  const server = await startPostgres(programs === undefined ? {} : { programs });
  project.provide("postgresUrl", server.url);
  project.provide("postgresPrograms", server.programs);
  return () => server.stop();
}
