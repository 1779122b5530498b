import { existsSync, globSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import {
  describeChangeDelay,
  describeMeter,
  describePrimary,
  RedisConnection,
  RedisMeter,
} from "@market-data/cluster";
import { DEFAULT_CONNECTION_LIMITS } from "@market-data/http";
import { operations } from "@market-data/openapi";
import { EXAMPLES_CLOCK, sampleStore } from "@market-data/sample";
import { createLogger, createService, MemoryMeter } from "@market-data/service";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { openMemoryAccounts } from "../../../packages/service/test/support/accounts.ts";
import { type ExportedMetrics, findMetrics, findProblems, parseMetrics } from "../src/promql.ts";

// Checks the files of operators for Prometheus and Grafana against the metrics of a running service.

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels: { readonly severity: string };
  readonly annotations: Readonly<Record<"summary" | "description" | "runbook", string>>;
}
interface Panel {
  readonly id: number;
  readonly title: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets?: readonly { readonly expr: string; readonly legendFormat: string }[];
}
interface Dashboard {
  readonly panels: readonly Panel[];
  readonly templating: { readonly list: readonly { readonly name: string; readonly definition?: string }[] };
}

const ROOT = new URL("../../../", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, ROOT), "utf8");
const { groups } = parse(read("ops/alerts.yaml")) as {
  groups: readonly { readonly rules: readonly Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read("ops/grafana.json")) as Dashboard;
const shown = dashboard.panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr, legendFormat }) => ({ title, expr: toPromql(expr), legendFormat })),
);

let exported: ExportedMetrics;

beforeAll(async () => {
  exported = await exportMetrics();
});

/** Replaces Grafana's variable `$__rate_interval` with a duration. */
function toPromql(expression: string): string {
  return expression.replaceAll("$__rate_interval", "5m");
}

/** The metrics of a service with a value for every metric. */
async function exportMetrics(): Promise<ExportedMetrics> {
  const now = () => EXAMPLES_CLOCK;
  const { keys, usage } = openMemoryAccounts();
  const meter = new MemoryMeter({ store: usage });
  // Includes the metrics of --meter and PostgreSQL, without connections.
  const connection = new RedisConnection({ url: "redis://127.0.0.1", namespace: "ops" });
  const shared = new RedisMeter({ connection, store: openMemoryAccounts().usage });
  const service = createService({
    store: sampleStore({ now }),
    keys,
    meter,
    gauges: [
      ...describeMeter(connection, shared),
      describeChangeDelay({ changeDelay: 0 }),
      ...(["market", "accounts"] as const).map((part) => describePrimary(part, { isReadOnly: false })),
    ],
    settings: { stopDrain: 0, maxQuotes: 1, metricsLifetime: 0 },
    log: createLogger({ level: "silent" }),
    now,
  });
  const url = await service.listen({ host: "127.0.0.1", port: 0 });
  try {
    const { secret } = await keys.create({ plan: "Enterprise", name: "ops" }, now());
    for (const ids of ["1", "1", "1,1027"]) {
      const headers = { "X-SVC_PRO_API_KEY": secret };
      await fetch(`${url}${operations.cryptocurrencyQuotesLatestV3.path}?id=${ids}`, { headers });
    }
    await sendMalformed(Number(new URL(url).port));
    return parseMetrics(await (await fetch(`${url}/metrics`)).text());
  } finally {
    await service.close();
    await meter.close();
    await shared.close();
  }
}

function sendMalformed(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.end("hello\r\n\r\n"));
    socket
      .once("error", reject)
      .once("close", () => resolve())
      .resume();
  });
}

describe("the check of expressions", () => {
  const metrics: ExportedMetrics = new Map([
    ["a_total", new Set(["plan"])],
    ["b_total", new Set()],
  ]);

  test.each([
    ['sum by (plan, job) (rate(a_total{plan="x"}[5m])) / on (job) b_total > 0.1', []],
    ['up{job="market-data"} == 0', []],
    ["rate(c_total[5m])", ['no metric "c_total"']],
    ['a_total{planet="x"}', ['no label "planet" of a_total']],
    ["sum by (plan) (b_total)", ['no label "plan" of b_total']],
    ["rate(a_total[5m]", ['syntax error at ""']],
  ])("%s", (expression, faults) => {
    expect(findProblems(expression, metrics)).toEqual(faults);
  });
});

describe("alerts", () => {
  test.each(rules.map((rule) => [rule.alert, rule] as const))(
    "%s can be evaluated and has advice",
    (_, rule) => {
      expect(findProblems(rule.expr, exported)).toEqual([]);
      expect(rule.for ?? "1m").toMatch(/^\d+[smh]$/);
      expect(["critical", "warning"]).toContain(rule.labels.severity);
      expect(Object.keys(rule.annotations)).toEqual(["summary", "description", "runbook"]);
    },
  );

  test("have unique names", () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  });

  test.each([...new Set(rules.map(({ annotations }) => annotations.runbook))])("include %s", (runbook) => {
    const [file = "", anchor = ""] = runbook.split("#");
    expect(existsSync(new URL(file, ROOT))).toBe(true);
    const anchors = [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
      heading.toLowerCase().replaceAll(" ", "-"),
    );
    expect(anchors).toContain(anchor);
  });

  test("of connections fire below the default limit", () => {
    const { expr = "" } = rules.find(({ alert }) => alert === "MarketDataConnections") ?? {};
    expect(expr).toBe(`market_data_connections > ${DEFAULT_CONNECTION_LIMITS.maxConnections * 0.8}`);
  });
});

describe("the table of metrics in monitoring.md", () => {
  const rows = read("docs/operating/monitoring.md").matchAll(
    /^\| (`market_data_[^|]*?)(?: by ([^|]*))? \| .* \|$/gm,
  );
  const described = [...rows].flatMap(([, names = "", labels = ""]) =>
    findNames(names).map((name) => [name, findNames(labels)] as const),
  );

  test("contains all metrics of the service with their labels", () => {
    const own = [...exported].filter(([name]) => name.startsWith("market_data_"));
    // A histogram is exported as three metrics.
    const families = own.map(([name, labels]) => [name.replace(/_(bucket|sum|count)$/, ""), labels] as const);
    const expected = new Map(families.map(([name, labels]) => [name, [...labels].filter(isOwnLabel)]));
    expect(Object.fromEntries(described)).toEqual(Object.fromEntries(expected));
  });

  function findNames(text: string): string[] {
    return [...text.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name);
  }

  function isOwnLabel(label: string): boolean {
    return label !== "le" && label !== "job" && label !== "instance";
  }
});

describe("the messages in the pages about operating", () => {
  const sources = globSync("packages/{cluster,http,scheduler,service,storage}/src/**/*.ts", {
    cwd: ROOT,
  }).map(read);
  const tables = ["monitoring", "troubleshooting"]
    .map((page) => read(`docs/operating/${page}.md`))
    .join("\n");
  const cells = [...tables.matchAll(/^\| (`.*?) \|/gm)].map(([, cell = ""]) => cell);
  const messages = cells
    .flatMap((cell) => [...cell.matchAll(/`([^`]*)`/g)].map(([, code = ""]) => code))
    .filter((code) => code.includes(" "));

  test("are found (more than 30)", () => {
    expect(messages.length).toBeGreaterThan(30);
  });

  test.each(messages)("%s", (message) => {
    // A program fills in the rest.
    const parts = message.split(/\.{3} |…|PostgreSQL 14\.x, |"NAME"|\bmarket\b/).map((part) => part.trim());
    const long = parts.filter((part) => part.length > 2);
    expect(long.length).toBeGreaterThan(0);
    expect(sources.some((source) => long.every((part) => source.includes(part)))).toBe(true);
  });
});

describe("the dashboard", () => {
  test.each(shown.map((each) => [each.title, each.expr, each.legendFormat] as const))(
    "%s: %s",
    (_, expression, legend) => {
      expect(findProblems(expression, exported)).toEqual([]);
      const labels = [...legend.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = ""]) => label);
      // Labels that an aggregation preserves, or labels of the target.
      for (const label of labels) {
        if (label !== "instance") expect(expression).toMatch(new RegExp(`by \\([^)]*\\b${label}\\b`));
      }
    },
  );

  test("shows every metric of the service", () => {
    const seen = new Set(shown.flatMap(({ expr }) => findMetrics(expr)));
    const own = [...exported.keys()].filter((name) => name.startsWith("market_data_"));
    // Of a histogram, the dashboard shows the buckets.
    expect(own.filter((name) => !seen.has(name) && !/_seconds_(sum|count)$/.test(name))).toEqual([]);
  });

  test("selects targets by existing labels", () => {
    const queries = dashboard.templating.list.flatMap(({ definition }) => definition ?? []);
    const selectors = queries.map((query) => /^label_values\((.*), \w+\)$/.exec(query)?.[1] ?? query);
    expect(selectors.flatMap((selector) => findProblems(selector, exported))).toEqual([]);
    expect(selectors).toHaveLength(2);
  });

  test("has panels without overlap within its 24 columns", () => {
    const cells = dashboard.panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    expect(dashboard.panels.filter(({ gridPos: { x, w } }) => x + w > 24)).toEqual([]);
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
  });
});
