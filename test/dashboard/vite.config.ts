import { scenarioNames } from "@market-data/mock/scenarios";
import { defineConfig, type ProxyOptions } from "vite";

const MOCK = "http://127.0.0.1:4010";

/**
 * Where the page's calls go: its own server sends them on to the API, and adds the key. So the key is neither in the
 * bundle nor anywhere else where a browser shows it.
 */
export function proxyTo(url: string, key: string | undefined): Record<string, ProxyOptions> {
  return {
    "/api": {
      target: url,
      changeOrigin: true,
      headers: key === undefined ? {} : { "X-SVC_PRO_API_KEY": key },
      rewrite: (path) => path.slice("/api".length),
    },
  };
}

const { MARKET_DATA_URL = MOCK, MARKET_DATA_KEY } = process.env;
if (!/^https?:\/\/[^/]/.test(MARKET_DATA_URL) || !URL.canParse(MARKET_DATA_URL)) {
  throw new Error(`MARKET_DATA_URL is "${MARKET_DATA_URL}". It must be a URL such as ${MOCK}.`);
}
// The mock takes any key.
const proxy = proxyTo(MARKET_DATA_URL, MARKET_DATA_KEY ?? (MARKET_DATA_URL === MOCK ? "mock" : undefined));

export default defineConfig({
  // The names alone: the page needs nothing else of the mock.
  define: { SCENARIOS: JSON.stringify(scenarioNames) },
  // Nothing of the environment may reach the bundle but what has this prefix, and nothing has.
  envPrefix: "MARKET_DATA_PUBLIC_",
  server: { proxy },
  preview: { proxy },
});
