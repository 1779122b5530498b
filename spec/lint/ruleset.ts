import { createRequire } from "node:module";
import type { RulesetDefinition } from "@stoplight/spectral-core";
import owasp from "@stoplight/spectral-owasp-ruleset";

// The index of the package would also load the rules for AsyncAPI and Arazzo.
const { default: openapiRules } = createRequire(import.meta.url)(
  "@stoplight/spectral-rulesets/dist/oas/index.js",
) as { default: RulesetDefinition };
// The declared types belong to an older core than the exported rules.
const owaspRules = owasp as unknown as RulesetDefinition;

/** Third-party rules that do not apply to this contract. */
const OFF = {
  // Some records have no operation on purpose. The rule `unused-component` requires an origin for such records.
  "oas3-unused-component": "off",
  // The licence has an SPDX identifier. OpenAPI 3.1 forbids a URL in addition.
  "license-url": "off",
  // The project has no email address. The contact is a web page.
  "contact-properties": "off",
  // Tags are in reading order.
  "openapi-tags-alphabetical": "off",

  // Redocly checks examples more strictly and ten times faster: Redocly also rejects unknown fields.
  "oas3-valid-media-example": "off",
  "oas3-valid-schema-example": "off",

  // `integer-format` checks only schemas. This rule also reports `x-svc-reads-as` and examples.
  "owasp:api4:2023-integer-format": "off",
  // The contract states all documented bounds. `int32` and `int64` bound all other numbers.
  "owasp:api4:2023-integer-limit": "off",
  // Lists in queries have their documented `maxItems`. A list in a response is as long as the market or as `limit`.
  "owasp:api4:2023-array-limit": "off",
  // Names, symbols, addresses and texts come from issuers and have no known maximum length.
  "owasp:api4:2023-string-limit": "off",
  // The same values have no pattern. Documented restrictions have an enum, a pattern or a format.
  "owasp:api4:2023-string-restricted": "off",
  // Each service configures CORS. CORS is not a fact of the API.
  "owasp:api8:2023-define-cors-origin": "off",
  // The only server is a variable without an audience or environment.
  "owasp:api9:2023-inventory-access": "off",
  "owasp:api9:2023-inventory-environment": "off",
} as const;

/** Rules that are off for one location of the bundle, with the reason. */
const EXCEPTIONS: { rules: string[]; place: string; reason: string }[] = [
  {
    rules: ["owasp:api2:2023-no-credentials-in-url"],
    place: "/components/parameters/TokenAddressList/name",
    reason:
      "`token_address` is the public address of a contract on a chain, not a token that opens anything.",
  },
  {
    rules: ["owasp:api1:2023-no-numeric-ids"],
    place: "/components/parameters/MultiplierPlatformId/schema",
    reason: "The id of a platform is public, as all ids here: there is nothing to guess.",
  },
  {
    rules: ["owasp:api4:2023-rate-limit"],
    place: "/components/responses/Unauthorized/headers",
    reason: "A request without a known key has no plan, and so no limit to report.",
  },
];

/** Rules that are off for public operations (`security: []`), which check and reject no keys. */
export const KEY_RULES: readonly string[] = [
  "owasp:api2:2023-read-restricted",
  "owasp:api8:2023-define-error-responses-401",
];

/** The file name of the bundle in exceptions. The real path of the bundle may differ. */
export const BUNDLE_FILE = "openapi.yaml";

/** All OpenAPI and OWASP rules of Spectral, except the rules above. */
export const ruleset: RulesetDefinition = {
  extends: [
    [openapiRules, "all"],
    [owaspRules, "all"],
  ],
  rules: OFF,
  overrides: EXCEPTIONS.map(({ rules, place }) => ({
    files: [`${BUNDLE_FILE}#${place}`],
    rules: Object.fromEntries(rules.map((name) => [name, "off" as const])),
  })),
};
