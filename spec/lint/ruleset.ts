import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { RulesetDefinition } from "@stoplight/spectral-core";
import owasp from "@stoplight/spectral-owasp-ruleset";
import { readYaml } from "../reading/yaml.ts";

/** The content of `.spectral.yaml`. */
interface Configuration {
  extends: (string | [name: string, rules: "all"])[];
  rules: Record<string, "off">;
  overrides: { files: string[]; rules: Record<string, "off"> }[];
}

/** The packages of extended rulesets. `@stoplight/spectral-rulesets` would also load the rules for AsyncAPI and Arazzo. */
const PACKAGES: Readonly<Record<string, unknown>> = {
  "spectral:oas": createRequire(import.meta.url)("@stoplight/spectral-rulesets/dist/oas/index.js").default,
  "src/generated/owasp-ruleset.js": owasp,
};

/** The file name of the bundle in exceptions. The real path of the bundle may differ. */
export const BUNDLE_FILE = "openapi.yaml";

/** Reads `.spectral.yaml` for a bundle, without our own rules. The lint runs our rules itself. */
export function readRuleset(): RulesetDefinition {
  const file = fileURLToPath(new URL("../.spectral.yaml", import.meta.url));
  const { extends: extended, rules, overrides } = readYaml(file) as unknown as Configuration;
  return {
    extends: extended.flatMap((entry) => {
      const [name, severity] = [entry].flat();
      return name !== undefined && name in PACKAGES ? [[PACKAGES[name], severity]] : [];
    }),
    rules,
    overrides: overrides.map((override) => ({ ...override, files: override.files.map(toBundlePlace) })),
  } as RulesetDefinition;
}

/** Converts `{openapi,components/a/B}.yaml#/c` to the place in the bundle: `openapi.yaml#/components/a/B/c`. */
function toBundlePlace(pattern: string): string {
  return pattern.replace(/^\{openapi,(.+)\}\.yaml#/, `${BUNDLE_FILE}#/$1`);
}
