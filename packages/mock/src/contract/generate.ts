import { createRequire } from "node:module";
import { HttpError } from "@market-data/http/in-process";
import { asObject, InvalidContractError, type JsonObject } from "@market-data/openapi/contract";
import { createLogger } from "@stoplight/prism-core";
import { getHttpOperationsFromSpec, type PrismHttpComponents } from "@stoplight/prism-http";
import type { Generate } from "../http/contract-response.ts";

/** The part of Prism that makes responses. */
type Mocking = PrismHttpComponents["mock"];

/** Prism's own part that makes responses, which its index leaves out. By `require`: bundlers and Node import it differently. */
const require = createRequire(import.meta.url);
const mocker = require.resolve("@stoplight/prism-http/dist/mocker");
const { default: prismMock } = require(mocker) as { default: Mocking };
/** The library that Prism makes values with; `prism mock` sets its options by the contract's `x-json-schema-faker`. */
const { JSONSchemaFaker } = createRequire(mocker)("json-schema-faker") as {
  JSONSchemaFaker: { option(options: JsonObject): void };
};

/**
 * Prism makes up responses from the schemas of a contract.
 *
 * @throws {InvalidContractError} for a contract that Prism cannot read.
 */
export async function createGenerator(document: JsonObject): Promise<Generate> {
  // Prism writes into what it is given.
  const resources = await getHttpOperationsFromSpec(structuredClone(document)).catch((error: Error) => {
    throw new InvalidContractError(error.message);
  });
  const byPath = new Map(
    resources.filter(({ method }) => method === "get").map((resource) => [resource.path, resource]),
  );
  JSONSchemaFaker.option(asObject(document["x-json-schema-faker"]));
  const logger = createLogger("mock", { level: "silent" });
  return async ({ facts }, { code, dynamic, seed }) => {
    const resource = byPath.get(facts.path);
    if (resource === undefined) throw new TypeError(`Prism does not find ${facts.path}.`);
    const made = prismMock({
      // Prism would say `deprecation: true`, which is not what the contract says of that header.
      resource: { ...resource, deprecated: false },
      input: { data: { method: "get", url: { path: facts.path } }, validations: [] },
      config: { dynamic, code, ...(seed !== undefined && { seed }) },
    })(logger);
    if (made._tag === "Left") throw new HttpError("badRequest", made.left.message);
    const { statusCode: status, headers = {}, body } = made.right;
    return { status, headers, body };
  };
}
