import { existsSync, globSync } from "node:fs";
import { dirname, join } from "node:path";
import { type JsonObject, toList, toObject } from "./json.ts";
import { Offsets } from "./offsets.ts";
import { contractRoot } from "./sources.ts";
import { parseFile, readYaml } from "./yaml.ts";

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
    const offsets = new Offsets(parseFile(file));
    return readWorkflowsOf(file).flatMap(({ workflowId, steps }, workflow) =>
      toList(steps).flatMap((step, index) => {
        const { operationId } = toObject(step);
        if (typeof operationId !== "string") return [];
        const { line } = offsets.find(["workflows", workflow, "steps", index, "operationId"]);
        // A reference to a source description has a prefix.
        const id = operationId.replace(/^\$sourceDescriptions\.[^.]+\./, "");
        return [{ operationId: id, workflowId: String(workflowId), file, line }];
      }),
    );
  });
}

/** Returns the workflows of all files. */
export function readWorkflows(root: string = contractRoot): JsonObject[] {
  return listWorkflowFiles(root).flatMap(readWorkflowsOf);
}

function readWorkflowsOf(file: string): JsonObject[] {
  return toList(toObject(readYaml(file))["workflows"]).map(toObject);
}
