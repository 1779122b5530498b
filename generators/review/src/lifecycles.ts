import {
  followReferences,
  isObject,
  type Json,
  type Lifecycle,
  type Pointer,
  valueAt,
  walk,
} from "@market-data/generator-core";
import type { ContractSide } from "./pair.ts";
import { parameterKey, pathKey } from "./path-key.ts";
import { code } from "./text/format.ts";
import { schemaSubject } from "./text/subject.ts";

/** A part with a lifecycle: an operation, a parameter, or a field of a record. */
export interface WithLifecycle {
  /** The name in messages: "parameter `sort` of `GET /v1/cryptocurrency/map`". */
  label: string;
  /** The subject of changes: "parameter `sort`". */
  subject: string;
  /** Identifies the part in every version. */
  key: string;
  kind: "operation" | "parameter" | "field";
  /** The operation, or the operation of the parameter. A field may be in several operations. */
  operationId?: string;
  pointer: Pointer;
  lifecycle: Partial<Lifecycle>;
}

/** A cache: several rules need the lifecycles of a contract. */
const found = new WeakMap<ContractSide, readonly WithLifecycle[]>();

/** Lists the parts with a lifecycle. */
export function listLifecycles(side: ContractSide): readonly WithLifecycle[] {
  const known = found.get(side);
  if (known !== undefined) return known;
  const all = [...operationsAndParameters(side), ...fields(side)];
  found.set(side, all);
  return all;
}

function operationsAndParameters({ contract, document }: ContractSide): WithLifecycle[] {
  return contract.model.operations.flatMap(({ operationId, path, parameters }) => {
    const start: Pointer = ["paths", path, "get"];
    const name = code(`GET ${path}`);
    const places = [
      { kind: "operation" as const, label: name, subject: name, key: pathKey(path), pointer: start },
      ...parameters.map((parameter, index) => ({
        kind: "parameter" as const,
        label: `parameter ${code(parameter.name)} of ${name}`,
        subject: `parameter ${code(parameter.name)}`,
        key: `${parameterKey(path, parameter)} of ${pathKey(path)}`,
        pointer: followReferences(document, [...start, "parameters", index]),
      })),
    ];
    return places.flatMap((place) => {
      const lifecycle = lifecycleAt(document, place.pointer);
      return lifecycle === undefined ? [] : [{ ...place, operationId, lifecycle }];
    });
  });
}

function fields(side: ContractSide): WithLifecycle[] {
  const { document } = side;
  const all: WithLifecycle[] = [];
  const start: Pointer = ["components", "schemas"];
  walk(valueAt(document, start) ?? null, (_value, below) => {
    const pointer = [...start, ...below];
    const lifecycle = pointer.at(-2) === "properties" ? lifecycleAt(document, pointer) : undefined;
    if (lifecycle !== undefined) {
      const root = { label: "", name: "", kind: "record" } as const;
      const label = schemaSubject(side, pointer, root).label;
      all.push({ kind: "field", label, subject: label, key: label, pointer, lifecycle });
    }
    return true;
  });
  return all;
}

/** Reads the lifecycle at a place. */
function lifecycleAt(document: Json, pointer: Pointer): Partial<Lifecycle> | undefined {
  const value = valueAt(document, pointer);
  const lifecycle = isObject(value) ? value["x-svc-lifecycle"] : undefined;
  return isObject(lifecycle) ? lifecycle : undefined;
}
