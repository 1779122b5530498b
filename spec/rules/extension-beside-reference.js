import { misplaced } from "./extension-known.js";
import { misshapen } from "./extension-schema.js";
import { readContract } from "./support/contract.js";
import { rootRule } from "./support/rule.js";

// What stands beside a `$ref` is gone once the `$ref` is resolved, where the other rules look. The root of the sources has
// nothing there; in the bundle this rule sees all.
export default rootRule({
  description: "An x-svc extension beside a `$ref` is known, in its place, and fits its schema too.",
  *check(document) {
    for (const node of readContract(document).references) {
      yield* misplaced(node);
      yield* misshapen(node);
    }
  },
});
