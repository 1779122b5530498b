import { pagedAt, type Sample, testRule } from "./support/testing.ts";

/** Changes the request of the current operation's example. */
function request(request: unknown) {
  return (document: Sample) => {
    document.components.examples.CoinListsLatestV2["x-svc-request"] = request;
  };
}

const path = "components examples CoinListsLatestV2 x-svc-request";

testRule("example-request", {
  valid: [
    {
      name: "a request with several lists",
      change: request({ source: "main", symbol: ["BTC", "ETH"], aux: ["volume"] }),
    },
  ],
  invalid: [
    {
      name: "no request",
      change: (document) => {
        delete document.components.examples.CoinListsLatestV2["x-svc-request"];
      },
      findings: [
        {
          path: "components examples CoinListsLatestV2",
          message:
            "This example does not give the request that it responds to; add x-svc-request with its parameters.",
        },
      ],
    },
    {
      name: "an unknown parameter",
      change: request({ source: "main", id: [1], symbols: ["BTC"] }),
      findings: [
        {
          path,
          message:
            'x-svc-request sends "symbols", which is not a parameter of coinListsLatestV2; write "symbol".',
        },
      ],
    },
    {
      name: "a missing parameter",
      change: request({ id: [1] }),
      findings: [
        {
          path,
          message: 'x-svc-request lacks "source", which coinListsLatestV2 requires; add it.',
        },
      ],
    },
    {
      name: "a value of the wrong type",
      change: request({ source: "main", id: ["bitcoin"] }),
      findings: [
        {
          path,
          message: 'x-svc-request/id/0 is "bitcoin"; write a value of type integer.',
        },
      ],
    },
    {
      name: "an unknown aux name",
      change: request({ source: "main", id: [1], aux: ["tags"] }),
      findings: [{ path, message: 'x-svc-request/aux/0 is "tags"; write one of notice, volume.' }],
    },
    {
      name: "no parameter of a required group",
      change: request({ source: "main" }),
      findings: [{ path, message: 'x-svc-request sends none of "id", "symbol"; send one.' }],
    },
    {
      name: "both parameters of an exclusive group",
      change: request({ source: "main", id: [1], symbol: ["BTC"] }),
      findings: [{ path, message: 'x-svc-request sends 2 of "id", "symbol"; send one.' }],
    },
    {
      name: "a repeated item",
      change: request({ source: "main", id: [1, 2, 1] }),
      findings: [{ path, message: "x-svc-request/id has 1 twice; name each item once." }],
    },
    {
      name: "a value outside its bounds",
      change: (document) => {
        document.components.examples.CoinsV1["x-svc-request"] = { limit: 101 };
      },
      findings: [
        {
          path: "components examples CoinsV1 x-svc-request",
          message: "x-svc-request/limit is 101; write a value of at most 100.",
        },
      ],
    },
    {
      name: "no example with parameters",
      change: (document) => {
        document.components.examples.CoinsV1["x-svc-request"] = {};
      },
      findings: [
        {
          path: `${pagedAt} responses 200 content application/json`,
          message: "No example of this response is for a request with parameters; add one.",
        },
      ],
    },
  ],
});
