import { HttpError } from "@market-data/http/in-process";
import { invalidValue } from "@market-data/openapi";
import { scenarioEffects } from "./scenarios/effects.ts";
import { isScenarioName, knownScenarios, NO_SCENARIO, type ScenarioStep } from "./scenarios/names.ts";

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
  readonly scenario?: ScenarioStep;
}

/** Preferences as read, and the query without them. */
export interface ReadPreferences {
  readonly preferences: Preferences;
  readonly search: string;
}

const NAMES = ["code", "example", "dynamic", "seed", "scenario"] as const;
type Name = (typeof NAMES)[number];
const NONE: Preferences = {};
/** The same in the query, for where no header can be sent: `__scenario=slow`. */
const IN_QUERY = new RegExp(`^__(${NAMES.join("|")})=`);

/**
 * Reads the header `Prefer` (RFC 7240) and the parameters of the query that may be sent in its place. The header comes
 * first; preferences that the mock does not know are ignored.
 *
 * @throws {HttpError} for a value that a preference does not take, and for preferences that exclude each other.
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

/** The names and values of the header. */
function* parsePrefer(header: string): Generator<readonly [string, string]> {
  for (const [, name = "", quoted, token] of header.matchAll(
    /(?:^|[,;])\s*([^\s=,;]+)\s*(?:=\s*(?:"([^"]*)"|([^,;"]*)))?/g,
  )) {
    yield [name.toLowerCase(), quoted ?? token?.trim() ?? ""];
  }
}

/** @throws {HttpError} for a preference of ours that has two values. */
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
  if (scenario !== undefined && !isStep(scenario)) return reject("scenario", knownScenarios());
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

/** Preferences that ask for two different responses are rejected by name: none of them is passed over. */
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
