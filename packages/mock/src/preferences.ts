import { invalidValue } from "@market-data/openapi";
import { isScenarioName, type ScenarioName, scenarioNames } from "./scenarios/names.ts";

/** What a caller may ask of the mock, beside what the service understands. */
export interface Preferences {
  /** The HTTP status of the answer, from the contract's examples. */
  readonly code?: number;
  /** The name of one of the contract's examples. */
  readonly example?: string;
  /** Whether to make an answer up from the schema. */
  readonly dynamic?: boolean;
  /** What makes such an answer the same each time. */
  readonly seed?: string;
  readonly scenario?: ScenarioName;
}

/** Preferences as read, or what is wrong with them. */
export type ReadPreferences =
  | {
      readonly ok: true;
      readonly preferences: Preferences /** The query without them. */;
      readonly search: string;
    }
  | { readonly ok: false; readonly message: string };

const NAMES = ["code", "example", "dynamic", "seed", "scenario"] as const;
const NONE: Preferences = {};
/** The same in the query, for where no header can be sent: `__scenario=slow`. */
const IN_QUERY = new RegExp(`^__(${NAMES.join("|")})=`);

/**
 * Reads the header `Prefer` (RFC 7240) and the parameters of the query that Prism takes in its place. The header comes
 * first; preferences that the mock does not know count for nothing.
 */
export function readPreferences(header: string | undefined, search: string): ReadPreferences {
  const inQuery = search.includes("__");
  if (header === undefined && !inQuery) return { ok: true, preferences: NONE, search };
  const pieces = inQuery ? search.split("&") : [];
  const sent = new URLSearchParams(pieces.filter((piece) => IN_QUERY.test(piece)).join("&"));
  const given = new Map([...sent].map(([name, value]) => [name.slice(2), value] as const));
  for (const [name, value] of preferred(header ?? "")) given.set(name, value);
  const rest = inQuery ? pieces.filter((piece) => !IN_QUERY.test(piece)).join("&") : search;
  return checked(given, rest);
}

/** The names and values of the header; of a name that is repeated, the first counts. */
function preferred(header: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = "", quoted, token] of header.matchAll(
    /(?:^|[,;])\s*([^\s=,;]+)\s*(?:=\s*(?:"([^"]*)"|([^,;"]*)))?/g,
  )) {
    const key = name.toLowerCase();
    if (!found.has(key)) found.set(key, quoted ?? token?.trim() ?? "");
  }
  return found;
}

function checked(given: ReadonlyMap<string, string>, search: string): ReadPreferences {
  const refused = (name: string, allowed: string): ReadPreferences => ({
    ok: false,
    message: invalidValue(name, given.get(name) ?? "", allowed),
  });
  const { code, dynamic, scenario, example, seed } = Object.fromEntries(given) as Partial<
    Record<(typeof NAMES)[number], string>
  >;
  if (code !== undefined && !/^\d{3}$/.test(code))
    return refused("code", "It must be an HTTP status of three digits.");
  if (dynamic !== undefined && !/^(true|false)$/.test(dynamic))
    return refused("dynamic", "It must be true or false.");
  if (scenario !== undefined && !isScenarioName(scenario)) return refused("scenario", knownScenarios());
  const preferences: Preferences = {
    ...(code !== undefined && { code: Number(code) }),
    ...(example !== undefined && { example }),
    ...(dynamic !== undefined && { dynamic: dynamic === "true" }),
    ...(seed !== undefined && { seed }),
    ...(scenario !== undefined && { scenario }),
  };
  return { ok: true, preferences, search };
}

/** What may be sent, as a sentence. */
export function knownScenarios(): string {
  return `It must be one of ${scenarioNames.map((name) => `"${name}"`).join(", ")}.`;
}
