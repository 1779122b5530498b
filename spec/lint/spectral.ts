import spectralCore, { type ISpectralDiagnostic } from "@stoplight/spectral-core";
import { type JsonObject, type Pointer, toList, valueAt } from "../reading/json.ts";
import type { RunLinter } from "./linters.ts";
import { BUNDLE_FILE, OF_KEYS, ruleset } from "./ruleset.ts";

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
    const applicable = results.filter(
      ({ code, path }) => !(OF_KEYS.includes(String(code)) && isOpen(bundle, path)),
    );
    return applicable.map(({ code, severity, message, path }: ISpectralDiagnostic) => ({
      tool: "spectral",
      rule: String(code),
      severity: SEVERITIES[severity],
      message,
      pointer: path,
    }));
  };
}

/** Whether the operation around a place says that it is open to everybody: `security: []`. */
function isOpen(bundle: JsonObject, [section = "", url = "", method = ""]: Pointer): boolean {
  const security = valueAt(bundle, [section, url, method, "security"]);
  return security !== undefined && toList(security).length === 0;
}
