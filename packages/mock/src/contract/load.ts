import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { asObject, InvalidContractError, isObject, type JsonObject } from "@market-data/openapi/contract";
import { type Contract, toContract } from "./contract.ts";

/** The contract that belongs to this version of the packages. */
export function ownContract(): string {
  return fileURLToPath(import.meta.resolve("@market-data/openapi/openapi.json"));
}

/**
 * Reads a contract: one file, YAML or JSON.
 *
 * @param check Whether to check first that the mock can serve all of it, which takes a moment.
 * @throws {InvalidContractError} where it cannot be served.
 */
export async function loadContract(file: string, { check }: { check: boolean }): Promise<Contract> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new InvalidContractError(error.code === "ENOENT" ? "The file does not exist." : error.message);
  });
  const document = await parsed(text);
  checkOutline(document);
  if (check) {
    (await import("./check-schemas.ts")).checkSchemas(document);
    (await import("./check-served.ts")).checkServed(document);
  }
  return toContract(document);
}

async function parsed(text: string): Promise<JsonObject> {
  let value: unknown;
  // A JSON file begins with a brace, and is read faster as what it is.
  const isJson = /^\s*\{/.test(text);
  try {
    value = isJson ? JSON.parse(text) : (await import("yaml")).parse(text);
  } catch (error) {
    throw new InvalidContractError((error as Error).message.trim());
  }
  if (!isObject(value)) throw new InvalidContractError("It holds no OpenAPI document.");
  return value;
}

function checkOutline(document: JsonObject): void {
  if (!/^3\.1\./.test(String(document["openapi"]))) {
    throw new InvalidContractError('It is not an OpenAPI 3.1 document: its field "openapi" must be 3.1.x.');
  }
  for (const [path, item] of Object.entries(asObject(document["paths"]))) {
    if (!isObject(item)) throw new InvalidContractError(`The path ${path} holds no operations.`);
  }
}
