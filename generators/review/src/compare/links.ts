import { isObject, type JsonObject, toObject, valueAt } from "@market-data/generator-core";
import { parseReference } from "@market-data/spec/reading";
import type { Side } from "../pair.ts";
import { capitalize, code } from "../text/format.ts";
import type { Finding } from "./finding.ts";
import { describeProse, type Located, resolveAt } from "./located.ts";
import { withoutProse } from "./normal-form/prose.ts";
import { same } from "./normal-form/read-schema.ts";
import type { OperationIndex, OperationPair } from "./operation-pair.ts";

/** The links of a response: target operation, parameters and body. */
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
    const about = { subject: link, direction: pair.received };
    if (old === undefined && fresh === undefined) return [];
    if (old === undefined || fresh === undefined) {
      const isLost = fresh === undefined;
      return [
        {
          ...about,
          rule: `response-link-${isLost ? "removed" : "added"}`,
          text: `${capitalize(link)} ${isLost ? "was removed" : "is new"}.`,
          places: { ...(old ? { base: old.pointer } : {}), ...(fresh ? { now: fresh.pointer } : {}) },
        },
      ];
    }
    const prose = describeProse(old, fresh, link);
    const { base, now, operations } = pair;
    const was = normalLink(base, operations.base, old.node);
    if (same(was, normalLink(now, operations.now, fresh.node))) return prose;
    const places = { base: old.pointer, now: fresh.pointer };
    const text = `${capitalize(link)} leads to another request.`;
    return [...prose, { ...about, rule: "response-link-changed", text, places }];
  });
}

/** A link with the key of the operation, because names of operations can change. */
function normalLink({ document }: Side, { keys }: OperationIndex, link: JsonObject): JsonObject {
  const { operationId, operationRef, description: _, server = null, ...rest } = link;
  const named = operationId ?? operationRef ?? null;
  const isLocal = named === operationRef && String(named).startsWith("#");
  const target = isLocal ? valueAt(document, parseReference(String(named))) : named;
  const to = typeof target === "string" || isObject(target) ? keys.get(target) : undefined;
  const kept = Object.entries(rest).filter(([key]) => !key.startsWith("x-"));
  return { ...Object.fromEntries(kept), server: withoutProse(server), to: to ?? named };
}
