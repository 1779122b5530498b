import { createRequire } from "node:module";
import { HttpError } from "@market-data/http/in-process";
import { asObject, InvalidContractError, type JsonObject } from "@market-data/openapi/contract";
import { createLogger } from "@stoplight/prism-core";
import { createInstance, getHttpOperationsFromSpec } from "@stoplight/prism-http";
import type { GenerateResponse } from "../http/contract-response.ts";

/** `require` instead of `import`, because bundlers and Node import Prism's CommonJS modules differently. */
const require = createRequire(import.meta.url);
/** The random generator of Prism. `prism mock` also sets options from `x-json-schema-faker` in the contract. */
const { JSONSchemaFaker } = createRequire(require.resolve("@stoplight/prism-http"))("json-schema-faker") as {
  JSONSchemaFaker: { option(options: JsonObject): void };
};

/** Disables the checks of Prism in favor of the checks of the mock. */
const UNCHECKED = {
  isProxy: false,
  checkSecurity: false,
  validateRequest: false,
  validateResponse: false,
  errors: false,
  upstreamProxy: undefined,
} as const;

type Resource = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];

/**
 * Creates a generator of random responses from the schemas of a contract, based on Prism.
 *
 * @throws {InvalidContractError} if Prism cannot read the contract.
 */
export async function createGenerator(document: JsonObject): Promise<GenerateResponse> {
  // Prism modifies the document.
  const resources = await getHttpOperationsFromSpec(structuredClone(document)).catch((error: Error) => {
    throw new InvalidContractError(error.message);
  });
  const byPath = new Map(
    resources.filter(({ method }) => method === "get").map((resource) => [resource.path, resource]),
  );
  JSONSchemaFaker.option(asObject(document["x-json-schema-faker"]));
  const prism = createInstance(
    { ...UNCHECKED, mock: { dynamic: false } },
    {
      logger: createLogger("mock", { level: "silent" }),
      route: ({ resources: [only] }) => ({ _tag: "Right", right: only as Resource }),
    },
  );
  return async ({ facts }, { code, dynamic, seed }) => {
    const resource = byPath.get(facts.path);
    if (resource === undefined) throw new TypeError(`Prism cannot find ${facts.path}.`);
    const made = await prism.request(
      { method: "get", url: { path: facts.path } },
      // Prism would send `deprecation: true` instead of the documented value of this header.
      [{ ...resource, deprecated: false }],
      { ...UNCHECKED, mock: { dynamic, code, ...(seed !== undefined && { seed }) } },
    )();
    if (made._tag === "Left") throw new HttpError("badRequest", made.left.message);
    const { statusCode: status, headers = {}, body } = made.right.output;
    return { status, headers, body };
  };
}
