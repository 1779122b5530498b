import { existsSync, statSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { bundleContract, ContractError, type JsonObject, Sources } from "@market-data/spec/reading";
import { compareDocuments } from "./compare/index.ts";
import { diagnosticLines, ReviewError } from "./errors.ts";
import { createDocumentSide, createLocate, type Side } from "./pair.ts";
import type { Review } from "./review.ts";
import { applySeverities, type Severities } from "./severity.ts";
import { getVerdict, sortByWeight } from "./verdict.ts";

/**
 * Reviews a change between two OpenAPI 3 documents of any origin, without git, changesets, linters, extensions and programs.
 * @param base The old document: the root file, or a folder with `openapi.yaml`.
 * @param now The new document.
 * @param severities Severities of rules. Default: the catalogue's.
 * @throws {ReviewError} for an unreadable document.
 */
export async function reviewDocuments(
  base: string,
  now: string,
  severities: Severities = new Map(),
): Promise<Review> {
  const [before, after] = await Promise.all([readDocument(base), readDocument(now)]);
  const compared = compareDocuments({ base: before, now: after });
  const changes = sortByWeight(applySeverities(compared, severities));
  return {
    base: { name: base },
    isOfDocuments: true,
    verdict: getVerdict(changes),
    changes,
    rejections: [],
    lint: [],
    usersCode: { differences: [], broken: [], consumers: [], checked: 0 },
    pages: [],
  };
}

async function readDocument(name: string): Promise<Side> {
  const path = resolve(name);
  const isFolder = existsSync(path) && statSync(path).isDirectory();
  const root = isFolder ? join(path, "openapi.yaml") : path;
  if (!existsSync(root)) throw new ReviewError(`${name} does not exist.`, "Name two OpenAPI documents.");
  const sources = new Sources(root);
  checkVersion(name, sources);
  const document = await bundle(root, name);
  const formatFile = (file: string) => relative(process.cwd(), file).split(sep).join("/");
  return createDocumentSide(document, createLocate(sources, formatFile));
}

function checkVersion(name: string, sources: Sources): void {
  const version = readVersion(sources);
  if (version === undefined || /^3\.[0-2]\.\d/.test(version)) return;
  const [, half] = /^(3(?:\.[0-2])?)$/.exec(version) ?? [];
  throw new ReviewError(
    `${name} is not an OpenAPI 3.0, 3.1 or 3.2 document: its version is ${version}.`,
    half !== undefined
      ? `Write the whole version in quotes: \`openapi: "${half === "3" ? "3.0" : half}.0"\`.`
      : version.startsWith("2")
        ? "Convert it to OpenAPI 3 first, for example with swagger2openapi."
        : "Write it in OpenAPI 3.0, 3.1 or 3.2.",
  );
}

/** Undefined for a document without a version. The bundler reports why. */
function readVersion(sources: Sources): string | undefined {
  try {
    const { openapi, swagger = openapi } = sources.written();
    return swagger === undefined ? undefined : String(swagger);
  } catch {
    return undefined;
  }
}

async function bundle(root: string, name: string): Promise<JsonObject> {
  try {
    return await bundleContract(root, { outside: true });
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    throw new ReviewError(
      `${name} cannot be read:\n${diagnosticLines(error, (file) => file)}`,
      "Fix it, and run the review again.",
    );
  }
}
