import { existsSync, statSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { bundleContract, ContractError, type JsonObject, Sources } from "@market-data/spec/reading";
import { compareDocuments } from "./compare/index.ts";
import { diagnosticLines, ReviewError } from "./errors.ts";
import { createDocumentSide, type Side } from "./pair.ts";
import type { Review } from "./review.ts";
import { applySeverities, type Severities } from "./severity.ts";
import { getVerdict, sortByWeight } from "./verdict.ts";

/**
 * Reviews a change between two OpenAPI 3.0 or 3.1 documents of any origin: what is written for users of the two alone, without
 * git, changesets, linters, extensions and programs.
 * @param base The earlier document: its root file, or a folder with `openapi.yaml`.
 * @param now The later document.
 * @param severities Severities of rules that replace the defaults.
 * @throws {ReviewError} when one of the two cannot be read.
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
  const document = await bundle(root, name);
  const version = String(document["openapi"] ?? document["swagger"] ?? "");
  if (!/^3\.[01]\./.test(version)) {
    throw new ReviewError(
      `${name} is not an OpenAPI 3.0 or 3.1 document${version === "" ? "" : `: its version is ${version}`}.`,
      "Convert it first.",
    );
  }
  const sources = new Sources(root);
  return createDocumentSide(document, (pointer) => {
    const { file, line } = sources.locateDefinition(pointer);
    return { file: relative(process.cwd(), file).split(sep).join("/"), line };
  });
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
