import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

type PromClient = typeof import("prom-client");

// Each from its own file: the whole package loads OpenTelemetry, and a cluster's and a gateway's parts, before anything is served.
export const Counter: PromClient["Counter"] = require("prom-client/lib/counter");
export const Gauge: PromClient["Gauge"] = require("prom-client/lib/gauge");
export const Histogram: PromClient["Histogram"] = require("prom-client/lib/histogram");
export const Registry: PromClient["Registry"] = require("prom-client/lib/registry");
