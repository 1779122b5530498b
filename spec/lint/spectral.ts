import spectralCore, { type ISpectralDiagnostic } from "@stoplight/spectral-core";
import type { RunLinter } from "./linter.ts";
import { BUNDLE_FILE, readRuleset } from "./ruleset.ts";

const { Ruleset, Spectral } = spectralCore;

/** Names of Spectral's severities by number. */
const SEVERITIES = ["error", "warning", "information", "hint"] as const;

/** Loads Spectral with the ruleset of this project. */
export function loadSpectral(): RunLinter {
  const spectral = new Spectral();
  // The folder of both files may be fictitious. Exceptions contain the path of the bundle relative to the ruleset.
  spectral.setRuleset(new Ruleset(readRuleset(), { severity: "recommended", source: "/contract/ruleset" }));
  return async (bundle) => {
    const results = await spectral.run({
      parsed: { data: bundle, diagnostics: [], ast: {}, lineMap: [] },
      source: `/contract/${BUNDLE_FILE}`,
      // The caller uses the path to find the source location.
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
