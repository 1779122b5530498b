/** The lint of the contract's sources, from `openapi.yaml`. */
import { sourceRules } from "@market-data/spec/rules";
import bundle from "./.spectral.js";

export default {
  ...bundle,
  rules: {
    ...bundle.rules,
    ...sourceRules,
    // Spectral takes a path item's `$ref` for an error under OpenAPI 3.1, where it is none. The rule is on for the
    // bundle, which has the same path items in place.
    "oas3-schema": "off",
  },
};
