import { HttpError } from "@market-data/http/in-process";
import { invalidValue } from "@market-data/openapi";
import { scenarioEffects } from "./scenarios/effects.ts";
import { describeScenarioNames, isScenarioName, NO_SCENARIO, type ScenarioStep } from "./scenarios/names.ts";

/** The preferences of a request for the mock. */
export interface Preferences {
  /** The HTTP status of a response in the contract. */
  readonly code?: number;
  /** The name of an example in the contract. */
  readonly example?: string;
  /** Whether to generate a response from the schema. */
  readonly dynamic?: boolean;
  /** The seed for a reproducible random response. */
  readonly seed?: string;
  readonly scenario?: ScenarioStep;
}

/** Parsed preferences, and the query without preferences. */
interface ReadPreferences {
  readonly preferences: Preferences;
  readonly search: string;
}

const NAMES = ["code", "example", "dynamic", "seed", "scenario"] as const;
type Name = (typeof NAMES)[number];
const NONE: Preferences = {};
/** Matches a preference in the query, for callers that cannot send headers: `__scenario=slow`. */
const IN_QUERY = new RegExp(`^__(${NAMES.join("|")})=`);

/**
 * Reads preferences from the header `Prefer` (RFC 7240) and from the query. The header takes precedence. Unknown
 * preferences are ignored.
 *
 * @throws {HttpError} for an invalid value or contradictory preferences.
 */
export function readPreferences(header: string | undefined, search: string): ReadPreferences {
  const inQuery = search.includes("__");
  if (header === undefined && !inQuery) return { preferences: NONE, search };
  const pieces = inQuery ? search.split("&") : [];
  const sent = new URLSearchParams(pieces.filter((piece) => IN_QUERY.test(piece)).join("&"));
  const given = collect([...sent].map(([name, value]) => [name.slice(2), value] as const));
  for (const [name, value] of collect(parsePrefer(header ?? ""))) given.set(name, value);
  const rest = inQuery ? pieces.filter((piece) => !IN_QUERY.test(piece)).join("&") : search;
  return { preferences: checkPreferences(given), search: rest };
}

/** Parses the header to names and values. */
function* parsePrefer(header: string): Generator<readonly [string, string]> {
  for (const [, name = "", quoted, token] of header.matchAll(
    /(?:^|[,;])\s*([^\s=,;]+)\s*(?:=\s*(?:"([^"]*)"|([^,;"]*)))?/g,
  )) {
    yield [name.toLowerCase(), quoted ?? token?.trim() ?? ""];
  }
}

/** @throws {HttpError} for a known preference with two values. */
function collect(sent: Iterable<readonly [string, string]>): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of sent) {
    const before = found.get(name);
    if (before !== undefined && before !== value && (NAMES as readonly string[]).includes(name)) {
      throw new HttpError(
        "badRequest",
        `The preference "${name}" has two values: "${before}" and "${value}".`,
      );
    }
    found.set(name, value);
  }
  return found;
}

function checkPreferences(given: ReadonlyMap<string, string>): Preferences {
  const reject = (name: string, allowed: string): never => {
    throw new HttpError("badRequest", invalidValue(name, given.get(name) ?? "", allowed));
  };
  const { code, dynamic, scenario, example, seed } = Object.fromEntries(given) as Partial<
    Record<Name, string>
  >;
  if (code !== undefined && !/^\d{3}$/.test(code))
    reject("code", "It must be an HTTP status of three digits.");
  if (dynamic !== undefined && !/^(true|false)$/.test(dynamic))
    reject("dynamic", "It must be true or false.");
  if (scenario !== undefined && !isStep(scenario)) return reject("scenario", describeScenarioNames());
  const preferences = {
    ...(code !== undefined && { code: Number(code) }),
    ...(example !== undefined && { example }),
    ...(dynamic !== undefined && { dynamic: dynamic === "true" }),
    ...(seed !== undefined && { seed }),
    ...(scenario !== undefined && { scenario }),
  };
  checkTogether(preferences);
  return preferences;
}

/** @throws {HttpError} for preferences that request different responses. The message names the preferences. */
function checkTogether({ code, example, dynamic, scenario }: Preferences): void {
  const wanted = [
    ...(dynamic === true ? ["dynamic"] : []),
    ...(example === undefined ? [] : ["example"]),
    ...(dynamic === true || example !== undefined || code === undefined || code === 200 ? [] : ["code"]),
    ...(scenario !== undefined && isErrorScenario(scenario) ? ["scenario"] : []),
  ];
  if (wanted.length < 2) return;
  const names = wanted.map((name) => `"${name}"`).join(", ");
  throw new HttpError("badRequest", `The preferences ${names} exclude each other; send one of them.`);
}

function isErrorScenario(step: ScenarioStep): boolean {
  if (step === NO_SCENARIO) return false;
  const { error, limit } = scenarioEffects[step];
  return error !== undefined || limit !== undefined;
}

function isStep(text: string): text is ScenarioStep {
  return text === NO_SCENARIO || isScenarioName(text);
}
