import { creditHeader, info, keyHeader, operations } from "@market-data/openapi";
import { HOST } from "./check-ports.ts";
import { NAMES, type Ports, type ProgramName } from "./options.ts";

const ABOUT: Readonly<Record<ProgramName, string>> = {
  service: "the API with keys, plans and limits",
  mock: "the same for frontends and tests: any key, scenarios, a clock that stands still",
  docs: "the reference site",
};

/** Timeout of the example request, in ms. */
const TIMEOUT_MS = 10_000;
/** Maximum number of printed characters of a response. */
const MAX_SHOWN = 160;

/**
 * Creates the banner: URLs, keys of the service, and an example request with its response.
 *
 * @param welcome Output of the service until it was ready.
 */
export async function createBanner(welcome: readonly string[], ports: Ports): Promise<string> {
  // The last line is the URL of the service. With demo keys, the line before ends with a key.
  const notes = welcome.slice(0, -1);
  const key = getDemoKey(welcome);
  const url = `http://${HOST}:${ports.service}${operations.cryptocurrencyQuotesLatestV3.path}?symbol=BTC&convert=EUR`;
  const lines = [
    "",
    `${info.title} ${info.version}`,
    "",
    ...NAMES.map((name) => `${name.padEnd(9)}${`http://${HOST}:${ports[name]}`.padEnd(24)}${ABOUT[name]}`),
    "",
    ...notes,
    "",
    `$ curl -H '${keyHeader}: ${key ?? "YOUR_KEY"}' '${url}'`,
    ...(key === undefined ? [] : [await request(url, key)]),
    "",
    "Press Ctrl-C to stop all.",
    "",
  ];
  return lines.map((line) => (line === "" ? "" : `  ${line}`)).join("\n");
}

/** Returns the key of the largest plan from the output of a service, if the service has demo keys. */
export const getDemoKey = (welcome: readonly string[]): string | undefined =>
  / (demo-key\S*)$/.exec(welcome.at(-2) ?? "")?.[1];

/** Sends the example request and returns the lines about the response. */
async function request(url: string, key: string): Promise<string> {
  const began = performance.now();
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { headers: { [keyHeader]: key }, signal });
    const text = await response.text();
    const facts = [
      `${response.status} ${response.statusText}`,
      `${Math.round(performance.now() - began)} ms`,
      `${text.length} characters`,
      `${creditHeader}: ${response.headers.get(creditHeader)}`,
    ];
    return `${text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)} ...` : text}\n  (${facts.join(", ")})`;
  } catch (error) {
    return `failed: ${(error as Error).message}`;
  }
}
