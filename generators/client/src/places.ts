import {
  type Contract,
  ContractError,
  camelCase,
  type Diagnostic,
  type Lifecycle,
  type Operation,
  pathWords,
} from "@market-data/generator-core";

/** Members of the client itself, and names by which JavaScript would take it, or a part of it, for something else. */
const TAKEN_AT_ROOT = ["fetch", "usage"];
const TAKEN_ANYWHERE = [
  "then",
  "constructor",
  "toString",
  "toJSON",
  "valueOf",
  "hasOwnProperty",
  "prototype",
];

/** Where an operation stands in the client: `cryptocurrency.quotes.latest`, pinned under `v2`, and whether unpinned too. */
export interface Place {
  operation: Operation;
  /** The names on the way from the client to the method, without the version. */
  words: string[];
  /** Whether it is the version that callers get who name none. */
  current: boolean;
}

const RANKS: Record<Lifecycle["status"], number> = { deprecated: 0, legacy: 1, current: 2 };

/**
 * The places of all operations, the later the likelier to be what a caller wants: deprecated ones first, then legacy
 * ones, then current ones, each by rising version.
 * @throws {ContractError} when two operations would stand in one place, or one would hide a part of the client.
 */
export function placesOf({ model, sources }: Contract): Place[] {
  const diagnostics: Diagnostic[] = [];
  const owners = new Map<string, string>();
  const report = (path: string, message: string, advice: string) =>
    diagnostics.push({ ...sources.locate(["paths", path]), message, advice });
  const ordered = [...model.operations].sort((one, other) => rank(one) - rank(other));
  const places = ordered.map((operation) => ({ operation, words: wordsOf(operation), current: false }));
  for (const { operation, words } of places) {
    const { path, version } = operation;
    const method = ["api", `v${version}`, ...words].join(".");
    const [first = ""] = words;
    const taken = words.find((word) => TAKEN_ANYWHERE.includes(word));
    if (taken !== undefined || TAKEN_AT_ROOT.includes(first) || /^v\d+$/.test(first)) {
      const word = taken ?? first;
      report(path, `The path's method "${method}" would need the name "${word}", which is taken.`, RENAME);
    }
    const owner = owners.get(method);
    if (owner !== undefined) report(path, `The path's method "${method}" is that of "${owner}" too.`, RENAME);
    else owners.set(method, path);
  }
  for (const [method, path] of owners) {
    const longer = [...owners].find(([other]) => other.startsWith(`${method}.`));
    if (longer !== undefined) {
      report(longer[1], `The path's method "${longer[0]}" would stand inside that of "${path}".`, RENAME);
    }
  }
  if (diagnostics.length > 0) throw new ContractError(diagnostics);
  const current = new Map(places.map((place) => [place.words.join("."), place]));
  for (const place of current.values()) place.current = true;
  assertNoBranch([...current.values()], report);
  if (diagnostics.length > 0) throw new ContractError(diagnostics);
  return places;
}

const RENAME = "Rename a segment of one of the paths.";

/** Versions mix where no version is named, so one's method could be the beginning of another's. */
function assertNoBranch(
  places: readonly Place[],
  report: (path: string, message: string, advice: string) => void,
): void {
  for (const { operation, words } of places) {
    const method = words.join(".");
    const longer = places.find((other) => other.words.join(".").startsWith(`${method}.`));
    if (longer === undefined) continue;
    const message = `The path's method "api.${longer.words.join(".")}" would stand inside that of "${operation.path}".`;
    report(longer.operation.path, message, RENAME);
  }
}

function rank({ lifecycle, version }: Operation): number {
  return RANKS[lifecycle.status] * 1000 + version;
}

function wordsOf({ path }: Operation): string[] {
  return pathWords(path).map(camelCase);
}

/** How a caller writes an operation's method: `api.cryptocurrency.map`, pinned where another version is current. */
export function methodName({ operation, words, current }: Place): string {
  return ["api", ...(current ? [] : [`v${operation.version}`]), ...words].join(".");
}
