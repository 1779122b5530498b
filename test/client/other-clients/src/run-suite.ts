import { AssertionError } from "node:assert/strict";
import { inspect, stripVTControlCharacters } from "node:util";
import type { Point } from "../../src/behaviour/index.ts";
import type { Facility, OtherClient } from "./other-client.ts";
import { NotOffered } from "./subjects/not-offered.ts";

/** How a client did at one point of the suite: `undefined` where it passed, else why it failed, shortly. */
export type Verdict = string | undefined;

const AT_ONCE = 4;

/**
 * A client's verdicts, in the order of the points. Who fails beside others runs once more alone, so that no
 * failure is the machine's.
 */
export async function runSuite(client: OtherClient, points: readonly Point[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const left = points.map((point, index) => ({ point, index }));
  const worker = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      verdicts[next.index] = await judge(client, next.point);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  for (const [index, point] of points.entries()) {
    if (verdicts[index] !== undefined) verdicts[index] = await judge(client, point);
  }
  return verdicts;
}

async function judge(client: OtherClient, point: Point): Promise<Verdict> {
  if (point.asks && client.create.length > 0 && !("ask" in client.create(EXAMPLE))) return "not offered";
  const missing: string[] = [];
  try {
    await point.run(watched(client, (what) => missing.push(what)));
  } catch (error) {
    const [what = lacking(client, point)] = missing;
    return what === undefined ? shortly(error) : `not offered: ${what}`;
  }
  return missing[0] && `not offered: ${missing[0]}`;
}

const EXAMPLE = { baseUrl: "http://127.0.0.1:9", apiKey: "example" };

/** The same client, which tells of what it has no option for. */
function watched(other: OtherClient, tell: (what: string) => void): OtherClient {
  const noticed = (error: unknown): never => {
    if (error instanceof NotOffered) tell(error.what);
    throw error;
  };
  return {
    ...other,
    create(options) {
      try {
        const client = other.create(options);
        const { ask } = client;
        return {
          ...client,
          call: (...given) => client.call(...given).catch(noticed),
          ...(ask && { ask: (query) => ask(query).catch(noticed) }),
        };
      } catch (error) {
        return noticed(error);
      }
    },
  };
}

/** What a client does not have and a point that it failed rests on. */
function lacking({ lacks }: OtherClient, { group, name }: Point): string | undefined {
  const facility = group === "retry-after" ? "retry" : name.includes("timeout") ? "timeout" : group;
  return lacks[facility as Facility];
}

/** What went wrong, in one line, without what depends on the run. */
function shortly(error: unknown): string {
  const [line = ""] = told(error).split("\n");
  const lasting = stripVTControlCharacters(line)
    .replace(/127\.0\.0\.1:\d+/g, "127.0.0.1:…")
    .replace(/\d+ ms/g, "… ms");
  return lasting.length > 100 ? `${lasting.slice(0, 99)}…` : lasting;
}

function told(error: unknown): string {
  if (!(error instanceof AssertionError)) return error instanceof Error ? error.message : String(error);
  const { message, generatedMessage, operator, actual, expected } = error;
  if (message.startsWith("resolved with")) return "resolved";
  if (!generatedMessage) return message;
  if (operator === "match") return `says: ${actual}`;
  if (operator === "strictEqual") return `${inspectShortly(actual)} instead of ${inspectShortly(expected)}`;
  return `${inspectShortly(actual)} came`;
}

function inspectShortly(value: unknown): string {
  return value instanceof Error
    ? `${value.name}: ${value.message}`
    : inspect(value, { depth: 0, breakLength: Infinity });
}
