import { isDeepStrictEqual } from "node:util";
import { type Json, type Pointer, walk } from "@market-data/generator-core";
import { type ContractPair, operationsAt } from "../pair.ts";
import { pathKey } from "../path-key.ts";
import type { Found } from "./rule.ts";

/** Marks of origin: where a fact comes from, and in what words. Users read them and nothing else does. */
export function originsRule(pair: ContractPair): Found[] {
  const [before, after] = [getOrigins(pair.base.document), getOrigins(pair.now.document)];
  return [...after].flatMap(([key, { value, pointer }]): Found[] => {
    const old = before.get(key);
    // A mark that came with something new is not a change of its own; nor is one that went with what was removed.
    if (old === undefined || isDeepStrictEqual(old.value, value)) return [];
    const operations = operationsAt(pair, { now: pointer });
    return [
      {
        ...(operations.length === 1 ? { operationId: operations[0] as string } : {}),
        ...(operations.length > 1 ? { operations } : {}),
        rule: "origin-changed",
        level: "patch",
        text: "The note on where a fact comes from changed.",
        advice: "Nothing: only words changed.",
        places: { now: pointer },
      },
    ];
  });
}

function getOrigins(document: Json): Map<string, { value: Json; pointer: Pointer }> {
  const marks = new Map<string, { value: Json; pointer: Pointer }>();
  walk(document, (value, pointer) => {
    const key = pointer.at(-1);
    const inside = pointer.some((segment) => String(segment).startsWith("x-svc-"));
    if (key !== "x-svc-origin" && !(key === "origin" && inside)) return true;
    const [section, path, ...rest] = pointer;
    const place = section === "paths" ? [section, pathKey(String(path)), ...rest] : pointer;
    marks.set(place.join("\n"), { value, pointer });
    return false;
  });
  return marks;
}
