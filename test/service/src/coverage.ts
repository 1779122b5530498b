import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { redocly } from "./respect.ts";

const CONTRACT = fileURLToPath(import.meta.resolve("@market-data/openapi/openapi.yaml"));
const SERVER = "http://127.0.0.1";

/** A request that reached the service, and the status of its response. */
export interface Exchange {
  method: string;
  target: string;
  status: number;
}

/** A part of the contract that no request touched. */
interface Missing {
  kind: "parameter" | "property" | "response" | "operation";
  name?: string;
  status?: string;
}

interface Report {
  totals: Record<"operations" | "parameters" | "responses", { covered: number; total: number }>;
  operations: { operationId: string; missing: Missing[] }[];
}

/** Reports the operations, parameters and statuses that no request touched, by the experimental `redocly drift`. */
export async function reportCoverage(exchanges: readonly Exchange[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "coverage-"));
  const [traffic, report] = [join(folder, "traffic.har"), join(folder, "coverage.json")];
  writeFileSync(traffic, JSON.stringify({ log: { version: "1.2", entries: exchanges.map(toEntry) } }));
  try {
    const options = ["--api", CONTRACT, "--server", SERVER, "--coverage-output", report];
    const { printed } = await redocly(["drift", traffic, ...options, "--output", join(folder, "drift.txt")]);
    return formatReport(readReport(report, printed));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function toEntry({ method, target, status }: Exchange): object {
  return {
    startedDateTime: new Date(0).toISOString(),
    request: { method, url: SERVER + target, headers: [], queryString: [] },
    response: { status, headers: [], content: { mimeType: "application/json", text: "" } },
  };
}

function readReport(file: string, printed: string): Report {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch (error) {
    throw new Error(`redocly drift wrote no report:\n${printed}`, { cause: error });
  }
}

function formatReport({ totals, operations }: Report): string {
  const counts = (["operations", "parameters", "responses"] as const).map(
    (name) => `${totals[name].covered} of ${totals[name].total} ${name}`,
  );
  const untouched = operations.flatMap(({ operationId, missing }) =>
    missing.flatMap(({ kind, name, status }) =>
      kind === "property" ? [] : [{ part: `${kind} ${name ?? status ?? ""}`.trim(), operationId }],
    ),
  );
  const lines = Object.entries(Object.groupBy(untouched, ({ part }) => part)).map(([part, found = []]) => {
    const ids = found.map(({ operationId }) => operationId);
    return `  ${part}: ${ids.length > 5 ? `${ids.length} operations` : ids.join(", ")}`;
  });
  return [`Coverage: ${counts.join(", ")}. Untouched:`, ...lines].join("\n");
}
