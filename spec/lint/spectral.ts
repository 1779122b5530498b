import spectralCore, { type ISpectralDiagnostic } from "@stoplight/spectral-core";
import type { RunLinter } from "./linters.ts";
import { BUNDLE_FILE, ruleset } from "./ruleset.ts";

const { Ruleset, Spectral } = spectralCore;

/** The names of Spectral's severities, by their numbers. */
const SEVERITIES = ["error", "warning", "information", "hint"] as const;

/** Spectral with this project's ruleset. */
export function loadSpectral(): RunLinter {
  const spectral = new Spectral();
  // Both are in one folder that need not exist: exceptions name the bundle by its path from the ruleset.
  spectral.setRuleset(new Ruleset(ruleset, { severity: "recommended", source: "/contract/ruleset" }));
  return async (bundle) => {
    const results = await spectral.run({
      parsed: { data: bundle, diagnostics: [], ast: {}, lineMap: [] },
      source: `/contract/${BUNDLE_FILE}`,
      // The place in the sources is looked up by the path.
      getLocationForJsonPath: () => undefined,
    });
    return results.map(({ code, severity, message, path }: ISpectralDiagnostic) => ({
      tool: "spectral",
      rule: String(code),
      severity: SEVERITIES[severity],
      message,
      pointer: path,
    }));
  };
}
