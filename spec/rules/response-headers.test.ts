import { latest, latestAt, paged, pagedAt, type Sample, testRule } from "./support/testing.ts";

testRule("response-headers", {
  valid: [
    {
      name: "a legacy operation with a link to its replacement",
      change: (document) => {
        paged(document)["x-svc-lifecycle"].status = "legacy";
        delete paged(document).responses["200"].headers.Deprecation;
      },
    },
    {
      name: "a stream without ETag",
      change: (document) => {
        const success = latest(document).responses["200"];
        delete success.headers.ETag;
        success.content = { "text/event-stream": success.content["application/json"] };
      },
    },
  ],
  invalid: [
    ...[
      "X-SVC-Credit-Count",
      "RateLimit",
      "RateLimit-Policy",
      "Cache-Control",
      "ETag",
      "X-SVC-Sample",
      "X-Request-Id",
    ].map((name) => ({
      name: `no ${name}`,
      change: (document: Sample) => {
        delete latest(document).responses["200"].headers[name];
      },
      findings: [
        {
          path: `${latestAt} responses 200`,
          message: `The response does not declare the header ${name}; refer to its component under \`headers\`.`,
        },
      ],
    })),
    {
      name: "a deprecated operation without the Deprecation header",
      change: (document) => {
        const { headers } = paged(document).responses["200"];
        delete headers.Deprecation;
        delete headers.Link;
      },
      findings: ["Deprecation", "Link"].map((name) => ({
        path: `${pagedAt} responses 200`,
        message: `The response does not declare the header ${name}; refer to its component under \`headers\`.`,
      })),
    },
    {
      name: "a current operation with the Deprecation header",
      change: (document) => {
        const { headers } = latest(document).responses["200"];
        headers.Deprecation = headers.ETag;
      },
      findings: [
        {
          path: `${latestAt} responses 200 headers`,
          message: "An operation with the status current must not have the header Deprecation; remove it.",
        },
      ],
    },
    {
      name: "a 429 without the wait",
      change: (document) => {
        delete document.components.responses.TooManyRequests.headers["Retry-After"];
      },
      findings: [
        {
          path: "components responses TooManyRequests",
          message: "A 429 does not declare the header Retry-After; refer to its component under `headers`.",
        },
      ],
    },
  ],
});
