import { misplaced } from "./extension-known.ts";
import { misshapen } from "./extension-schema.ts";
import type { Rule } from "./support/rule.ts";

// What is beside a `$ref` is gone once the `$ref` is resolved, where the other rules look.
export default {
  description: "An x-svc extension beside a `$ref` is known, in its place, and fits its schema too.",
  *check({ references, extensions }) {
    for (const node of references) {
      yield* misplaced(node, extensions);
      yield* misshapen(node, extensions);
    }
  },
} satisfies Rule;
