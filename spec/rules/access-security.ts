import { isObject, toList, toObject } from "../reading/json.ts";
import type { Rule } from "./support/rule.ts";

export default {
  description:
    "x-svc-access and `security` of an operation agree on the requirement of a key, and requests without a key are free.",
  *check({ operations }) {
    for (const { value, path, keyless } of operations) {
      const access = value["x-svc-access"];
      if (!isObject(access)) continue;
      const { keyRequired, plans } = access;
      const at = [...path, "x-svc-access"];
      if (keyRequired === true && keyless) {
        const message =
          "x-svc-access requires a key, and `security` does not; drop `security: []`, or write `keyRequired: false`.";
        yield { path: at, message };
      }
      if (keyRequired === false && !keyless) {
        const message =
          "x-svc-access requires no key, and `security` does; write `security: []`, or `keyRequired: true`.";
        yield { path: at, message };
      }
      if (keyRequired === false && toList(plans).length > 0) {
        const message = "Without a key the plan is unknown; write `plans: []`, or `keyRequired: true`.";
        yield { path: [...at, "plans"], message };
      }
      const { base, per, convertExtra } = toObject(value["x-svc-credits"]);
      if (keyRequired === false && (Number(base) > 0 || per !== undefined || convertExtra === true)) {
        const message =
          "Without a key no account pays the credits; write `base: 0` and `convertExtra: false`, or `keyRequired: true`.";
        yield { path: [...path, "x-svc-credits"], message };
      }
    }
  },
} satisfies Rule;
