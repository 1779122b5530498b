import { ContractError, camelCase, type Diagnostic, pathWords } from "@market-data/spec/reading";
import type { Lifecycle } from "./generated/extensions.ts";
import type { Contract } from "./load.ts";
import type { Operation } from "./model.ts";

/** Members of the clients. */
const RESERVED_AT_ROOT = ["close", "fetch", "usage"];
/** Names with a meaning in JavaScript. */
const RESERVED_ANYWHERE = [
  "then",
  "constructor",
  "toString",
  "toJSON",
  "valueOf",
  "hasOwnProperty",
  "prototype",
];

/** The path of a method in the client: `cryptocurrency.quotes.latest`, also pinned under `v2`. */
export interface MethodPath {
  operation: Operation;
  /** The names from the client to the method, without the version. */
  segments: string[];
  /** Whether `api` without a version uses this operation. */
  current: boolean;
}

type Report = (path: string, message: string) => void;

const RANKS: Record<Lifecycle["status"], number> = { deprecated: 0, legacy: 1, current: 2 };

/**
 * Creates the method paths of operations in ascending order of preference: deprecated, legacy, current. Operations
 * with the same status are in ascending order of version.
 * @throws {ContractError} for two operations with the same path, or for a path that hides a member of the client.
 */
export function createMethodPaths(
  { model, sources }: Contract,
  operations: readonly Operation[] = model.operations,
): MethodPath[] {
  const diagnostics: Diagnostic[] = [];
  const report: Report = (path, message) =>
    diagnostics.push({
      ...sources.locate(["paths", path]),
      message,
      advice: "Rename a segment of one of the paths.",
    });
  const ordered = [...operations].sort((one, other) => rank(one) - rank(other));
  const methodPaths = ordered.map((operation) => ({
    operation,
    segments: getSegments(operation),
    current: false,
  }));
  checkReserved(methodPaths, report);
  checkPinned(methodPaths, report);
  if (diagnostics.length > 0) throw new ContractError(diagnostics);
  const current = new Map(methodPaths.map((methodPath) => [methodPath.segments.join("."), methodPath]));
  for (const methodPath of current.values()) methodPath.current = true;
  checkUnpinned([...current.values()], report);
  if (diagnostics.length > 0) throw new ContractError(diagnostics);
  return methodPaths;
}

function checkReserved(methodPaths: readonly MethodPath[], report: Report): void {
  for (const methodPath of methodPaths) {
    const { operation, segments } = methodPath;
    const [first = ""] = segments;
    const isReserved = RESERVED_AT_ROOT.includes(first) || /^v\d+$/.test(first);
    const reserved =
      segments.find((segment) => RESERVED_ANYWHERE.includes(segment)) ?? (isReserved ? first : undefined);
    if (reserved === undefined) continue;
    report(
      operation.path,
      `The path's method "${pinnedName(methodPath)}" would have the reserved name "${reserved}".`,
    );
  }
}

function checkPinned(methodPaths: readonly MethodPath[], report: Report): void {
  const owners = new Map<string, string>();
  for (const methodPath of methodPaths) {
    const { path } = methodPath.operation;
    const method = pinnedName(methodPath);
    const owner = owners.get(method);
    if (owner === undefined) owners.set(method, path);
    else report(path, `The path's method "${method}" is also the method of "${owner}".`);
  }
  const longer = firstBelow([...owners.keys()]);
  for (const [method, path] of owners) {
    const name = longer.get(method);
    if (name === undefined) continue;
    report(owners.get(name) ?? path, `The path's method "${name}" would be inside the method of "${path}".`);
  }
}

/** Without a version, one method path may be a prefix of another method path. */
function checkUnpinned(methodPaths: readonly MethodPath[], report: Report): void {
  const byName = new Map(methodPaths.map((methodPath) => [methodPath.segments.join("."), methodPath]));
  const longer = firstBelow([...byName.keys()]);
  for (const [method, { operation }] of byName) {
    const name = longer.get(method);
    const inner = name === undefined ? undefined : byName.get(name);
    if (inner === undefined) continue;
    report(
      inner.operation.path,
      `The path's method "api.${name}" would be inside the method of "${operation.path}".`,
    );
  }
}

/** Maps each prefix to the first method below the prefix. */
function firstBelow(methods: readonly string[]): Map<string, string> {
  const first = new Map<string, string>();
  for (const method of methods) {
    for (let end = method.indexOf("."); end !== -1; end = method.indexOf(".", end + 1)) {
      const name = method.slice(0, end);
      if (!first.has(name)) first.set(name, method);
    }
  }
  return first;
}

function rank({ lifecycle, version }: Operation): number {
  return RANKS[lifecycle.status] * 1000 + version;
}

/** The words of the path. The method of a stream also has the name of its tag: `stream.quotes`. */
function getSegments({ path, tag, result }: Operation): string[] {
  const words = pathWords(path).map(camelCase);
  return result.shape === "events" ? [...words, camelCase(tag)] : words;
}

/** Formats a method for callers: `api.cryptocurrency.map`, or `api.v1.cryptocurrency.info` if another version is current. */
export function methodName(methodPath: MethodPath): string {
  return methodPath.current ? ["api", ...methodPath.segments].join(".") : pinnedName(methodPath);
}

function pinnedName({ operation, segments }: MethodPath): string {
  return ["api", `v${operation.version}`, ...segments].join(".");
}

/** The methods by segments: a branch for each segment, and a method at the end. */
export type MethodTree = Map<string, MethodTree | MethodPath>;

/** Creates the tree of methods: current methods first, then all methods below `v1`, `v2` and so on. */
export function createMethodTree(methodPaths: readonly MethodPath[]): MethodTree {
  const root: MethodTree = new Map();
  for (const methodPath of methodPaths) {
    if (methodPath.current) insert(root, methodPath.segments, methodPath);
  }
  const sorted = [...methodPaths].sort((one, other) => one.operation.version - other.operation.version);
  for (const methodPath of sorted)
    insert(root, [`v${methodPath.operation.version}`, ...methodPath.segments], methodPath);
  return root;
}

function insert(branch: MethodTree, segments: readonly string[], methodPath: MethodPath): void {
  const [segment = "", ...rest] = segments;
  if (rest.length === 0) {
    branch.set(segment, methodPath);
    return;
  }
  const inner = branch.get(segment);
  const next: MethodTree = inner instanceof Map ? inner : new Map();
  branch.set(segment, next);
  insert(next, rest, methodPath);
}
