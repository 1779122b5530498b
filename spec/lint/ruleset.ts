import { createRequire } from "node:module";
import type { RulesetDefinition } from "@stoplight/spectral-core";
import owasp from "@stoplight/spectral-owasp-ruleset";

// Not of the package's index, which loads the rules of AsyncAPI and Arazzo too.
const { default: openapiRules } = createRequire(import.meta.url)(
  "@stoplight/spectral-rulesets/dist/oas/index.js",
) as { default: RulesetDefinition };
// What the package declares is not what it exports: its types are of an older core.
const owaspRules = owasp as unknown as RulesetDefinition;

/** Rules of others that are off everywhere, since they do not apply to this contract. */
const OFF = {
  // A record without an operation is published on purpose; `unused-component` asks it for its origin mark.
  "oas3-unused-component": "off",
  // The licence is named by its SPDX identifier, beside which OpenAPI 3.1 forbids a URL.
  "license-url": "off",
  // The project has no mailbox. The contact is its page.
  "contact-properties": "off",
  // Tags stand in the order in which a reader needs them.
  "openapi-tags-alphabetical": "off",

  // Redocly checks examples more strictly (it knows no field that the schema does not name), at a tenth of the time.
  "oas3-valid-media-example": "off",
  "oas3-valid-schema-example": "off",

  // `integer-format` says the same of schemas alone: this one takes `x-svc-reads-as` and examples for schemas too.
  "owasp:api4:2023-integer-format": "off",
  // The documents bound what they bound, and `int32` or `int64` bounds the rest. No bound is made up.
  "owasp:api4:2023-integer-limit": "off",
  // Lists in queries have their documented `maxItems`; a list in a response is as long as the market, or as `limit`.
  "owasp:api4:2023-array-limit": "off",
  // Names, symbols, addresses and texts come from their issuers, and nobody has bounded their length.
  "owasp:api4:2023-string-limit": "off",
  // For the same reason they have no pattern. What the documents do restrict has an enum, a pattern or a format.
  "owasp:api4:2023-string-restricted": "off",
  // Which web pages may call is a setting of each service that runs, not a fact of the API.
  "owasp:api8:2023-define-cors-origin": "off",
  // The one server is a variable that its caller fills in: it has no audience and no environment.
  "owasp:api9:2023-inventory-access": "off",
  "owasp:api9:2023-inventory-environment": "off",
} as const;

/** Rules that are off in one place of the bundle, and why. */
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

/** Rules that are off in an operation that is open to everybody, `security: []`: it checks no key and rejects none. */
export const OF_KEYS: readonly string[] = [
  "owasp:api2:2023-read-restricted",
  "owasp:api8:2023-define-error-responses-401",
];

/** The file by which exceptions name the bundle, wherever that is. */
export const BUNDLE_FILE = "openapi.yaml";

/** What Spectral checks: its rules for OpenAPI and those of OWASP. All of each is on, save what is off above with its reason. */
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
