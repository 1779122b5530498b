/** What Spectral checks: its own rules for OpenAPI, the OWASP rules, and ours. All of each is on, save what is off here with its reason. */
import type { RuleDefinition, RulesetDefinition, RulesetFunctionContext } from "@stoplight/spectral-core";
import owasp from "@stoplight/spectral-owasp-ruleset";
import { oas } from "@stoplight/spectral-rulesets";
import { rules, sourceRules } from "../rules/index.ts";
import { readContract } from "../rules/support/contract.ts";
import { isObject } from "../rules/support/json.ts";
import type { Rule } from "../rules/support/rule.ts";

type SpectralRules = Record<string, RuleDefinition>;

// What these packages declare is not what they export: their types are of another module format, or of an older core.
const openapiRules = oas as unknown as RulesetDefinition;
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
  // Lists in queries have their documented `maxItems`; a list in an answer is as long as the market, or as `limit`.
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

/** Rules that are off in one place: where it is in the sources and in the bundle, and why. */
const EXCEPTIONS: { rules: string[]; file: string; inFile: string; inBundle: string; reason: string }[] = [
  {
    rules: ["owasp:api2:2023-no-credentials-in-url"],
    file: "components/parameters/TokenAddressList.yaml",
    inFile: "/name",
    inBundle: "/components/parameters/TokenAddressList/name",
    reason:
      "`token_address` is the public address of a contract on a chain, not a token that opens anything.",
  },
  {
    rules: ["owasp:api4:2023-rate-limit"],
    file: "components/responses/Unauthorized.yaml",
    inFile: "/headers",
    inBundle: "/components/responses/Unauthorized/headers",
    reason: "A request without a known key has no plan, and so no limit to report.",
  },
  ...["map", "multiplier"].map((name) => ({
    rules: ["owasp:api2:2023-read-restricted", "owasp:api8:2023-define-error-responses-401"],
    file: `paths/v1/cryptocurrency/${name}.yaml`,
    inFile: "/get",
    inBundle: `/paths/~1v1~1cryptocurrency~1${name}/get`,
    reason: "This operation is documented as open to everybody, so it checks no key and rejects none.",
  })),
];

/** The ruleset for a bundle. */
export const bundleRuleset = {
  extends: [
    [openapiRules, "all"],
    [owaspRules, "all"],
  ],
  rules: { ...OFF, ...spectralRules(rules) },
  overrides: EXCEPTIONS.map(({ rules: names, file, inFile, inBundle }) => ({
    // Spectral asks whether a pattern matches the document that is linted, and then the file of each finding.
    files: [`{openapi.yaml,${file}}#${inFile}`, `openapi.yaml#${inBundle}`],
    rules: Object.fromEntries(names.map((name) => [name, "off" as const])),
  })),
} satisfies RulesetDefinition;

/** The ruleset for the sources, from the root on. */
export const sourceRuleset: RulesetDefinition = {
  ...bundleRuleset,
  rules: {
    ...bundleRuleset.rules,
    ...spectralRules(sourceRules),
    // Spectral takes a path item's `$ref` for an error under OpenAPI 3.1, where it is none. The rule is on for the
    // bundle, which has the same path items in place.
    "oas3-schema": "off",
  },
};

/** Rules of ours as Spectral takes them. */
export function spectralRules(named: Readonly<Record<string, Rule>>): SpectralRules {
  return Object.fromEntries(
    Object.entries(named).map(([name, { description, asWritten = false, check }]) => [
      name,
      {
        description,
        message: "{{error}}",
        severity: "error",
        resolved: !asWritten,
        given: "$",
        // biome-ignore lint/suspicious/noThenProperty: the word is Spectral's.
        then: {
          function: (
            document: unknown,
            _options: unknown,
            { document: { source } }: RulesetFunctionContext,
          ) =>
            isObject(document)
              ? [...check(readContract(document, source === null ? {} : { file: source }))].map(
                  ({ path, message }) => ({ path: [...path], message }),
                )
              : [],
        },
      },
    ]),
  );
}
