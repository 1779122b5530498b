import { latest, latestAt, paged, pagedAt, type Sample, testRule } from "./support/testing.ts";

/** Changes the x-svc-result of the current operation. */
function result(change: (result: Sample) => void) {
  return (document: Sample) => change(latest(document)["x-svc-result"]);
}

const at = `${latestAt} x-svc-result`;

testRule("result-record", {
  valid: [
    {
      name: "an unwrapped record for one id",
      change: result((value) => {
        value.unwrappedFor = ["id"];
      }),
    },
  ],
  invalid: [
    {
      name: "a stream with another shape",
      change: (document) => {
        const success = latest(document).responses["200"];
        success.content = { "text/event-stream": success.content["application/json"] };
      },
      findings: [{ path: `${at} shape`, message: "The response is a stream; write the shape `events`." }],
    },
    {
      name: "a complete response with the shape of a stream",
      change: result((value) => {
        value.shape = "events";
      }),
      findings: [
        {
          path: `${at} shape`,
          message:
            "Only a response with the media type text/event-stream has the shape `events`; write another shape.",
        },
      ],
    },
    {
      name: "a misspelt record",
      change: result((value) => {
        value.record = "Coins";
      }),
      findings: [{ path: `${at} record`, message: 'There is no schema component "Coins"; write "Coin".' }],
    },
    {
      name: "an unknown record",
      change: result((value) => {
        value.record = "Airdrop";
      }),
      findings: [
        {
          path: `${at} record`,
          message: 'There is no schema component "Airdrop"; write the name of a component, or add it.',
        },
      ],
    },
    {
      name: "a map without keys",
      change: result((value) => {
        delete value.keyedBy;
        delete value.arrayUnder;
      }),
      findings: [
        { path: at, message: "A map states its keys; add keyedBy with the names of the parameters." },
      ],
    },
    {
      name: "unknown parameters as keys",
      change: result((value) => {
        value.keyedBy = ["id", "symbol", "slug"];
      }),
      findings: [
        {
          path: `${at} keyedBy 2`,
          message:
            'keyedBy names "slug", which is not a parameter of this operation; write one of "source", "id", "symbol", ' +
            '"aux", "skip_invalid".',
        },
      ],
    },
    {
      name: "arrays for a parameter outside keyedBy",
      change: result((value) => {
        value.keyedBy = ["id"];
      }),
      findings: [
        {
          path: `${at} arrayUnder 0`,
          message: 'arrayUnder names "symbol", which is not in keyedBy; write one of "id".',
        },
      ],
    },
    {
      name: "skippable records without maySkip",
      change: result((value) => {
        delete value.maySkip;
      }),
      findings: [{ path: at, message: "This operation has `skip_invalid`; write `maySkip: true`." }],
    },
    {
      name: "maySkip without skip_invalid",
      change: (document) => {
        paged(document)["x-svc-result"].maySkip = true;
      },
      findings: [
        { path: `${pagedAt} x-svc-result`, message: "This operation has no `skip_invalid`; drop `maySkip`." },
      ],
    },
  ],
});
