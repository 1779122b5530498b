import { misplaced } from "./extension-known.ts";
import { misshapen } from "./extension-schema.ts";
import type { Rule } from "./support/rule.ts";

// What stands beside a `$ref` is gone once the `$ref` is resolved, where the other rules look. The root of the sources has
// nothing there; in the bundle this rule sees all.
export default {
  description: "An x-svc extension beside a `$ref` is known, in its place, and fits its schema too.",
  asWritten: true,
  *check({ references, extensions }) {
    for (const node of references) {
      yield* misplaced(node, extensions);
      yield* misshapen(node, extensions);
    }
  },
} satisfies Rule;
