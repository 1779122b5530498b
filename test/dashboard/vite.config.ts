import { scenarioNames } from "@market-data/mock/scenarios";
import { defineConfig, type ProxyOptions } from "vite";

const MOCK = "http://127.0.0.1:4010";

/**
 * The page's own server forwards API requests and adds the key. So the key is neither in the bundle nor visible in the
 * browser.
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
// The mock accepts any key.
const proxy = proxyTo(MARKET_DATA_URL, MARKET_DATA_KEY ?? (MARKET_DATA_URL === MOCK ? "mock" : undefined));

export default defineConfig({
  // Only the names, because the page needs nothing else from the mock.
  define: { SCENARIOS: JSON.stringify(scenarioNames) },
  // The bundle gets only environment variables with this prefix. No variable has it.
  envPrefix: "MARKET_DATA_PUBLIC_",
  server: { proxy },
  preview: { proxy },
});
