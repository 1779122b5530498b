import { isObject, listOf } from "./support/contract.js";
import { contractRule } from "./support/rule.js";

export default contractRule({
  description: "x-svc-access and `security` agree on whether an operation wants a key.",
  *check({ operations }) {
    for (const { value, path, keyless } of operations) {
      const access = value["x-svc-access"];
      if (!isObject(access)) continue;
      const at = [...path, "x-svc-access"];
      if (access.keyRequired === true && keyless) {
        const message =
          "x-svc-access wants a key, and `security` does not; drop `security: []`, or write `keyRequired: false`.";
        yield { path: at, message };
      }
      if (access.keyRequired === false && !keyless) {
        const message =
          "x-svc-access wants no key, and `security` does; write `security: []`, or `keyRequired: true`.";
        yield { path: at, message };
      }
      if (access.keyRequired === false && listOf(access.plans).length > 0) {
        const message = "Without a key nobody knows the plan; write `plans: []`, or `keyRequired: true`.";
        yield { path: [...at, "plans"], message };
      }
    }
  },
});
