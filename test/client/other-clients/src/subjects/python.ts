import { PythonSubject } from "../../../src/python/subject.ts";
import type { OtherClient } from "../other-client.ts";

/** Our Python client, with the adapter of the behaviour tests. */
export const python: OtherClient = Object.assign(new PythonSubject(), {
  package: "@market-data/python",
  contract: "ours" as const,
  lacks: { validation: "it does not validate responses" },
});
