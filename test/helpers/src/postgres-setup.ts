import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL with a superuser. */
    readonly postgresUrl: string;
    /** The folder of its programs. */
    readonly postgresPrograms: string;
  }
}

/** Starts a PostgreSQL for all tests of a package, from `POSTGRES_PROGRAMS` or from the npm package. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const programs = process.env["POSTGRES_PROGRAMS"];
  const server = await startPostgres(programs === undefined ? {} : { programs });
  project.provide("postgresUrl", server.url);
  project.provide("postgresPrograms", server.programs);
  return () => server.stop();
}
