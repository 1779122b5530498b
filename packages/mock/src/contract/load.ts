import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { asObject, InvalidContractError, isObject, type JsonObject } from "@market-data/openapi/contract";
import { type Contract, toContract } from "./contract.ts";

/** Returns the path of the contract in this version of the packages. */
export function getContractPath(): string {
  return fileURLToPath(import.meta.resolve("@market-data/openapi/openapi.json"));
}

/**
 * Reads a contract from a YAML or JSON file.
 *
 * @param check Whether to check first for unsupported parts of the contract. The check takes a moment.
 * @throws {InvalidContractError} if the mock cannot serve the contract.
 */
export async function loadContract(file: string, { check }: { check: boolean }): Promise<Contract> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new InvalidContractError(error.code === "ENOENT" ? "The file does not exist." : error.message);
  });
  const document = await parseDocument(text);
  checkOutline(document);
  if (check) {
    (await import("./check-schemas.ts")).checkSchemas(document);
    (await import("./check-support.ts")).checkSupport(document);
  }
  return toContract(document);
}

async function parseDocument(text: string): Promise<JsonObject> {
  let value: unknown;
  // A JSON file starts with a brace. `JSON.parse` is faster than a YAML parser.
  const isJson = /^\s*\{/.test(text);
  try {
    value = isJson ? JSON.parse(text) : (await import("yaml")).parse(text);
  } catch (error) {
    throw new InvalidContractError((error as Error).message.trim());
  }
  if (!isObject(value)) throw new InvalidContractError("It does not contain an OpenAPI document.");
  return value;
}

function checkOutline(document: JsonObject): void {
  // Schemas of 3.0 have no lists of types.
  if (!/^3\.[12]\./.test(String(document["openapi"]))) {
    const wanted = 'the field "openapi" must be 3.1.x or 3.2.x';
    throw new InvalidContractError(`It is not an OpenAPI 3.1 or 3.2 document: ${wanted}.`);
  }
  for (const [path, item] of Object.entries(asObject(document["paths"]))) {
    if (!isObject(item)) throw new InvalidContractError(`The path ${path} has no operations.`);
  }
}
