import { operationExtensions } from "./support/extensions.ts";
import type { Rule } from "./support/rule.ts";

export default {
  description: "An operation has all required x-svc extensions.",
  *check({ operations, extensions }) {
    for (const { value, path, parameters } of operations) {
      for (const name of operationExtensions) {
        if (name in value) continue;
        const { description, default: none } = extensions.schemas.get(name) ?? {};
        const instead = none === undefined ? "" : `, or write \`${name}: ${JSON.stringify(none)}\``;
        const about = lowerFirst(String(description ?? ""));
        yield { path, message: `This operation lacks ${name} (${about}); add it${instead}.` };
      }
      const hasParameter = parameters.some((parameter) => parameter.value["name"] === "aux");
      if (hasParameter && !("x-svc-aux" in value)) {
        yield {
          path,
          message:
            "This operation has an `aux` parameter and lacks x-svc-aux; add x-svc-aux with the fields of each `aux` value.",
        };
      }
      if (!hasParameter && "x-svc-aux" in value) {
        const message =
          "This operation has x-svc-aux and no `aux` parameter; add the parameter, or drop the extension.";
        yield { path: [...path, "x-svc-aux"], message };
      }
    }
  },
} satisfies Rule;

function lowerFirst(text: string): string {
  const sentence = text.split(". ")[0] ?? "";
  return sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, "");
}
