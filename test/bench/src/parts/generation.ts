import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measureAlternately, timeProgram } from "../measure.ts";
import { getPackageFolder, ROOT } from "../packages.ts";
import type { Measured } from "../rows.ts";

const GENERATOR = join(ROOT, "generators/openapi/src/generate.ts");
const REDOCLY = join(getPackageFolder("@redocly/cli"), "bin/cli.js");
const CONTRACT = join(ROOT, "spec/openapi.yaml");

/** Generating `packages/openapi` from the contract as a whole process, compared with `redocly bundle`. */
export async function measure(rounds: number): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), "bench-generation-"));
  writeFileSync(join(folder, "package.json"), '{ "version": "0.0.0" }');
  try {
    return {
      generation: await measureAlternately(rounds, {
        ours: () => timeProgram([GENERATOR, "--contract", CONTRACT, "--target", folder]),
        peer: () => timeProgram([REDOCLY, "bundle", CONTRACT, "-o", join(folder, "bundle.yaml")], { folder }),
      }),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
