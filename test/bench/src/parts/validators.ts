import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createMockFetch } from "@market-data/mock/fetch";
import { measureAlternately } from "../measure.ts";
import type { Measured } from "../rows.ts";

const PROGRAM = join(import.meta.dirname, "../validate-call.ts");
const URL = "https://api.example.com/v1/cryptocurrency/listings/latest?limit=100";

/** The duration of the validation of a response with 100 coins. */
export async function measure(rounds: number): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), "bench-validators-"));
  const file = join(folder, "listings.json");
  const time = (validator: string) => () =>
    Number(execFileSync(process.execPath, [PROGRAM, validator, file], { encoding: "utf8" }));
  try {
    const response = await createMockFetch()(URL, { headers: { "X-SVC_PRO_API_KEY": "benchmark-key" } });
    writeFileSync(file, await response.text());
    return {
      validation: await measureAlternately(rounds, { ours: time("ours"), peer: time("ajv") }),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
