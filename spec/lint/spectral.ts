import spectralCore, { type ISpectralDiagnostic } from "@stoplight/spectral-core";
import type { JsonObject, Pointer } from "../reading/json.ts";
import { BUNDLE_FILE, ruleset } from "./ruleset.ts";

const { Ruleset, Spectral } = spectralCore;

/** The names of Spectral's severities, by their numbers. */
const SEVERITIES = ["error", "warning", "information", "hint"] as const;

/** What Spectral finds at a place of a bundle. */
export interface SpectralFinding {
  rule: string;
  severity: (typeof SEVERITIES)[number];
  message: string;
  pointer: Pointer;
}

/** Lints a bundle with Spectral. */
export async function runSpectral(bundle: JsonObject): Promise<SpectralFinding[]> {
  const spectral = new Spectral();
  // Both are in one folder that need not exist: exceptions name the bundle by its path from the ruleset.
  spectral.setRuleset(new Ruleset(ruleset, { severity: "recommended", source: "/contract/ruleset" }));
  const results = await spectral.run({
    parsed: { data: bundle, diagnostics: [], ast: {}, lineMap: [] },
    source: `/contract/${BUNDLE_FILE}`,
    // The place in the sources is looked up by the path.
    getLocationForJsonPath: () => undefined,
  });
  return results.map(({ code, severity, message, path }: ISpectralDiagnostic) => ({
    rule: String(code),
    severity: SEVERITIES[severity],
    message,
    pointer: path,
  }));
}
