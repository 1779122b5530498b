import { existsSync, globSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Json, toList, toObject } from "./json.ts";
import { contractRoot } from "./sources.ts";
import { readText, readYaml } from "./yaml.ts";

/** An operation in a step of a workflow. */
export interface NamedOperation {
  operationId: string;
  workflowId: string;
  file: string;
  line: number;
}

/** Returns the absolute paths of the Arazzo files next to a contract's root file. */
export function listWorkflowFiles(root: string = contractRoot): string[] {
  const folder = join(dirname(root), "workflows");
  if (!existsSync(folder)) return [];
  const names = globSync("*.arazzo.yaml", { cwd: folder });
  return names.sort().map((name) => join(folder, name));
}

/** Returns the operations of all workflows, in the order of the steps. */
export function listNamedOperations(root: string = contractRoot): NamedOperation[] {
  return listWorkflowFiles(root).flatMap((file) => {
    let workflowId = "";
    const lines = readText(file).split("\n");
    return lines.flatMap((text, index) => {
      workflowId = /^[ -]*"?workflowId"?: "?([\w-]+)/.exec(text)?.[1] ?? workflowId;
      const operationId = /^[ -]*"?operationId"?: "?(\w+)/.exec(text)?.[1];
      return operationId === undefined ? [] : [{ operationId, workflowId, file, line: index + 1 }];
    });
  });
}

/** Returns the workflows of all files. */
export function readWorkflows(root: string = contractRoot): Json[] {
  return listWorkflowFiles(root).flatMap((file) => toList(toObject(readYaml(file))["workflows"]));
}
