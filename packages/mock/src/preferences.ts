import { HttpError } from "@market-data/http";
import { invalidValue } from "@market-data/openapi";
import type { Resource } from "./prism/types.ts";
import { isScenarioName, type ScenarioName, scenarioNames } from "./scenarios/names.ts";

/** What a caller may ask of the mock, in addition to what the service understands. */
export interface Preferences {
  /** The HTTP status of the response, from the contract's examples. */
  readonly code?: number;
  /** The name of one of the contract's examples. */
  readonly example?: string;
  /** Whether to generate a response from the schema. */
  readonly dynamic?: boolean;
  /** The seed that makes such a response the same each time. */
  readonly seed?: string;
  readonly scenario?: ScenarioName;
}

/** Preferences as read, and the query without them. */
export interface ReadPreferences {
  readonly preferences: Preferences;
  readonly search: string;
}

const NAMES = ["code", "example", "dynamic", "seed", "scenario"] as const;
const NONE: Preferences = {};
/** The same in the query, for where no header can be sent: `__scenario=slow`. */
const IN_QUERY = new RegExp(`^__(${NAMES.join("|")})=`);

/**
 * Reads the header `Prefer` (RFC 7240) and the parameters of the query that Prism takes in its place. The header comes
 * first; preferences that the mock does not know are ignored.
 *
 * @throws {HttpError} for a value that a preference does not take.
 */
export function readPreferences(header: string | undefined, search: string): ReadPreferences {
  const inQuery = search.includes("__");
  if (header === undefined && !inQuery) return { preferences: NONE, search };
  const pieces = inQuery ? search.split("&") : [];
  const sent = new URLSearchParams(pieces.filter((piece) => IN_QUERY.test(piece)).join("&"));
  const given = new Map([...sent].map(([name, value]) => [name.slice(2), value] as const));
  for (const [name, value] of parsePrefer(header ?? "")) given.set(name, value);
  const rest = inQuery ? pieces.filter((piece) => !IN_QUERY.test(piece)).join("&") : search;
  return { preferences: checkPreferences(given), search: rest };
}

/** The names and values of the header; of a name that is repeated, the first counts. */
function parsePrefer(header: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = "", quoted, token] of header.matchAll(
    /(?:^|[,;])\s*([^\s=,;]+)\s*(?:=\s*(?:"([^"]*)"|([^,;"]*)))?/g,
  )) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, quoted ?? token?.trim() ?? "");
  }
  return found;
}

function checkPreferences(given: ReadonlyMap<string, string>): Preferences {
  const reject = (name: string, allowed: string): never => {
    throw new HttpError("badRequest", invalidValue(name, given.get(name) ?? "", allowed));
  };
  const { code, dynamic, scenario, example, seed } = Object.fromEntries(given) as Partial<
    Record<(typeof NAMES)[number], string>
  >;
  if (code !== undefined && !/^\d{3}$/.test(code))
    reject("code", "It must be an HTTP status of three digits.");
  if (dynamic !== undefined && !/^(true|false)$/.test(dynamic))
    reject("dynamic", "It must be true or false.");
  if (scenario !== undefined && !isScenarioName(scenario)) return reject("scenario", knownScenarios());
  return {
    ...(code !== undefined && { code: Number(code) }),
    ...(example !== undefined && { example }),
    ...(dynamic !== undefined && { dynamic: dynamic === "true" }),
    ...(seed !== undefined && { seed }),
    ...(scenario !== undefined && { scenario }),
  };
}

/**
 * Sees to it that the contract has the example that is preferred.
 *
 * @throws {HttpError} where it does not.
 */
export function checkExample(responses: Resource["responses"], { example, code = 200 }: Preferences): void {
  if (example === undefined) return;
  const response = responses.find((each) => each.code === String(code));
  const names = (response?.contents ?? []).flatMap(({ examples = [] }) => examples.map(({ key }) => key));
  if (names.includes(example)) return;
  const known = names.length === 0 ? "there is none" : `there are: ${names.join(", ")}`;
  throw new HttpError("notFound", `There is no example "${example}" of status ${code} here; ${known}`);
}

/** What may be sent, as a sentence. */
export function knownScenarios(): string {
  return `It must be one of ${scenarioNames.map((name) => `"${name}"`).join(", ")}.`;
}
