/**
 * The lint of the bundled contract: Spectral's own rules for OpenAPI, the OWASP rules, and ours. All of each is on, save
 * what is listed here with its reason. `.spectral-sources.js` adds what holds of the sources alone.
 */
import { rules } from "@market-data/spec/rules";
import owasp from "@stoplight/spectral-owasp-ruleset";
import { oas } from "@stoplight/spectral-rulesets";

/** Rules of others that are off everywhere, since they do not apply to this contract. */
const off = {
  // A record without an operation is published on purpose; `unused-component` asks it for its origin mark.
  "oas3-unused-component": "off",
  // The licence is named by its SPDX identifier, beside which OpenAPI 3.1 forbids a URL.
  "license-url": "off",
  // The project has no mailbox. The contact is its page.
  "contact-properties": "off",
  // Tags stand in the order in which a reader needs them.
  "openapi-tags-alphabetical": "off",

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
};

/**
 * Rules that are off in one place: where it is in the sources and in the bundle, and why.
 *
 * @type {{ rules: string[], file: string, inFile: string, inBundle: string, reason: string }[]}
 */
const exceptions = [
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
    reason: "A call without a known key has no plan, and so no limit to tell.",
  },
  ...["map", "multiplier"].map((name) => ({
    rules: ["owasp:api2:2023-read-restricted", "owasp:api8:2023-define-error-responses-401"],
    file: `paths/v1/cryptocurrency/${name}.yaml`,
    inFile: "/get",
    inBundle: `/paths/~1v1~1cryptocurrency~1${name}/get`,
    reason: "This operation is documented as open to everybody, so it checks no key and rejects none.",
  })),
];

export default {
  extends: [
    [oas, "all"],
    [owasp, "all"],
  ],
  rules: { ...off, ...rules },
  overrides: exceptions.map(({ rules: names, file, inFile, inBundle }) => ({
    // Spectral asks whether a pattern matches the document that is linted, and then the file of each finding.
    files: [`{openapi.yaml,${file}}#${inFile}`, `openapi.yaml#${inBundle}`],
    rules: Object.fromEntries(names.map((name) => [name, "off"])),
  })),
};
