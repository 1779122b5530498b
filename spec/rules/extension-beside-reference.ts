import { misplaced } from "./extension-known.ts";
import { misshapen } from "./extension-schema.ts";
import type { Rule } from "./support/rule.ts";

// Keywords next to a `$ref` disappear when the `$ref` is resolved. All other rules run on the resolved contract.
export default {
  description:
    "An x-svc extension next to a `$ref` is known, allowed at this place, and valid against its schema.",
  *check({ references, extensions }) {
    for (const node of references) {
      yield* misplaced(node, extensions);
      yield* misshapen(node, extensions);
    }
  },
} satisfies Rule;
