import { isDeepStrictEqual } from "node:util";
import { type Json, type Pointer, walk } from "@market-data/generator-core";
import { type ContractPair, namedOperations, operationsAt } from "../pair.ts";
import { pathKey } from "../path-key.ts";
import type { Found } from "./rule.ts";

/** Notes on the source of a fact, for readers only. */
export function originsRule(pair: ContractPair): Found[] {
  const [before, after] = [getOrigins(pair.base.document), getOrigins(pair.now.document)];
  return [...after].flatMap(([key, { value, pointer }]): Found[] => {
    const old = before.get(key);
    // Notes of new and removed parts are no changes of their own.
    if (old === undefined || isDeepStrictEqual(old.value, value)) return [];
    const operations = operationsAt(pair, { now: pointer });
    return [
      {
        ...namedOperations(operations),
        rule: "origin-changed",
        text: "The note on where a fact comes from changed.",
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
