import { expect } from "vitest";
import { operationExtensions } from "./support/extensions.ts";
import { latest, latestAt, paged, pagedAt, type Sample, testRule } from "./support/testing.ts";

const DEFAULTED = ["x-svc-constraints", "x-svc-pagination", "x-svc-lifecycle"];

testRule("operation-extensions", {
  valid: [
    {
      name: "extensions with a default, without `start` and `limit`",
      change: (document) => {
        for (const name of DEFAULTED) delete latest(document)[name];
      },
    },
  ],
  invalid: [
    ...["start", "limit"].map((name, index) => ({
      name: `no x-svc-pagination with only ${name}`,
      change: (document: Sample) => {
        paged(document).parameters = [paged(document).parameters[index]];
        delete paged(document)["x-svc-pagination"];
      },
      findings: [
        {
          path: pagedAt,
          message:
            "This operation lacks x-svc-pagination (rules for reading a long list page by page); add it, " +
            "or write `x-svc-pagination: null`.",
        },
      ],
    })),
    {
      name: "no credits",
      change: (document) => {
        delete paged(document)["x-svc-credits"];
      },
      findings: [
        {
          path: pagedAt,
          message:
            "This operation lacks x-svc-credits (cost of a successful request: `base` credits, plus one credit for each " +
            "`per.size` of `per.unit` in the response, rounded up); add it.",
        },
      ],
    },
    ...operationExtensions
      .filter((name) => !DEFAULTED.includes(name))
      .map((name) => ({
        name: `no ${name}`,
        change: (document: Sample) => {
          delete latest(document)[name];
        },
        findings: [{ path: latestAt, message: expect.stringContaining(`This operation lacks ${name} (`) }],
      })),
    {
      name: "an aux parameter without its extension",
      change: (document) => {
        delete latest(document)["x-svc-aux"];
      },
      findings: [
        {
          path: latestAt,
          message:
            "This operation has an `aux` parameter and lacks x-svc-aux; add x-svc-aux with the fields of each `aux` value.",
        },
      ],
    },
    {
      name: "the extension without an aux parameter",
      change: (document) => {
        paged(document)["x-svc-aux"] = latest(document)["x-svc-aux"];
      },
      findings: [
        {
          path: `${pagedAt} x-svc-aux`,
          message:
            "This operation has x-svc-aux and no `aux` parameter; add the parameter, or drop the extension.",
        },
      ],
    },
  ],
});
