import { type JsonObject, toObject, valueAt } from "@market-data/generator-core";
import { parseReference } from "@market-data/spec/reading";
import type { Side } from "../pair.ts";
import { capitalize, code } from "../text/format.ts";
import { COMPARE_VERSIONS, type Finding, NOTHING } from "./finding.ts";
import { describeProse, type Located, resolveAt } from "./located.ts";
import { withoutProse } from "./normal-form/prose.ts";
import { readOperations } from "./normal-form/read-operations.ts";
import { same } from "./normal-form/read-schema.ts";
import type { OperationPair } from "./operation-pair.ts";

/** The links of a response: the operations that they name, and the parameters and the body for these operations. */
export function compareLinks(
  pair: OperationPair,
  before: Located,
  after: Located,
  subject: string,
): Finding[] {
  const names = [before, after].flatMap(({ node }) => Object.keys(toObject(node["links"])));
  return [...new Set(names)].flatMap((name): Finding[] => {
    const old = resolveAt(pair.base.document, [...before.pointer, "links", name]);
    const fresh = resolveAt(pair.now.document, [...after.pointer, "links", name]);
    const link = `link ${code(name)} of ${subject}`;
    const about = { otherwise: "minor", subject: link, direction: pair.received } as const;
    if (old === undefined && fresh === undefined) return [];
    if (old === undefined || fresh === undefined) {
      const isLost = fresh === undefined;
      return [
        {
          ...about,
          rule: `response-link-${isLost ? "removed" : "added"}`,
          breaks: isLost ? ["wire"] : [],
          text: `${capitalize(link)} ${isLost ? "was removed" : "is new"}.`,
          advice: isLost ? "Build the request without the link." : NOTHING,
          places: { ...(old ? { base: old.pointer } : {}), ...(fresh ? { now: fresh.pointer } : {}) },
        },
      ];
    }
    const prose = describeProse(old, fresh, link);
    if (same(normalLink(pair.base, old.node), normalLink(pair.now, fresh.node))) return prose;
    return [
      ...prose,
      {
        ...about,
        rule: "response-link-changed",
        breaks: ["wire"],
        text: `${capitalize(link)} leads to another request.`,
        advice: COMPARE_VERSIONS,
        places: { base: old.pointer, now: fresh.pointer },
      },
    ];
  });
}

/** A link by the method and the path of its operation, which can have another name. */
function normalLink({ document }: Side, { operationId, operationRef, ...rest }: JsonObject): JsonObject {
  const target =
    typeof operationRef === "string" ? valueAt(document, parseReference(operationRef)) : undefined;
  const operation = readOperations(document).find((each) =>
    target === undefined ? each.operationId === operationId : each.node === target,
  );
  const to = operation?.key ?? operationId ?? operationRef ?? null;
  return { ...toObject(withoutProse(rest)), to };
}
