import { toEntries, toList, valueAt } from "../reading/json.ts";
import { quoted } from "../reading/names.ts";
import type { Rule } from "./support/rule.ts";

export default {
  description: "The examples of an error response have an error code of x-svc-errors for the status.",
  *check({ operations, root }) {
    for (const { value, path } of operations) {
      for (const [status, response] of toEntries(value["responses"])) {
        if (Number(status) < 400) continue;
        const codes = toList(root["x-svc-errors"])
          .filter((error) => valueAt(error, ["status"]) === Number(status))
          .map((error) => valueAt(error, ["code"]));
        for (const [type, media] of toEntries(valueAt(response, ["content"]))) {
          for (const [name, example] of toEntries(valueAt(media, ["examples"]))) {
            const code = valueAt(example, ["value", "status", "error_code"]);
            if (code !== undefined && codes.includes(code)) continue;
            const found = code === undefined ? "no error code" : `the error code ${code}`;
            yield {
              path: [...path, "responses", status, "content", type, "examples", name],
              message: `This example of a ${status} has ${found}; write one of ${quoted(codes) || "none"}.`,
            };
          }
        }
      }
    }
  },
} satisfies Rule;
