import { type Sample, testRule } from "./support/testing.ts";

function besideQuote(extension: object) {
  return (document: Sample) => {
    Object.assign(document.components.schemas.Coin.properties.quote, extension);
  };
}

testRule("extension-beside-reference", {
  valid: [{ name: "an origin", change: besideQuote({ "x-svc-origin": { extension: "Ours." } }) }],
  invalid: [
    {
      name: "a misspelt extension",
      change: besideQuote({ "x-svc-orgin": "documented" }),
      findings: [
        {
          path: "components schemas Coin properties quote x-svc-orgin",
          message:
            'There is no extension "x-svc-orgin"; write "x-svc-origin", or add spec/extensions/x-svc-orgin.yaml.',
        },
      ],
    },
    {
      name: "a misplaced extension",
      change: besideQuote({ "x-svc-fallback": "non-positive" }),
      findings: [
        {
          path: "components schemas Coin properties quote x-svc-fallback",
          message: "x-svc-fallback is not for a schema; move it to a parameter.",
        },
      ],
    },
    {
      name: "an extension with an invalid value",
      change: besideQuote({ "x-svc-origin": "docs" }),
      findings: [
        {
          path: "components schemas Coin properties quote x-svc-origin",
          message: 'x-svc-origin is "docs"; write "documented". See spec/extensions/x-svc-origin.yaml.',
        },
      ],
    },
  ],
});
