import { readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import {
  type Contract,
  contractRoot,
  type Example,
  followReferences,
  type Json,
  loadContract,
  type Operation,
  type Pointer,
} from "@market-data/generator-core";
import { isCollection, type Node, parseDocument, visit } from "yaml";
import { type Recorder, RecordingError } from "./recorder.ts";

/**
 * Records the examples of all successful responses. Prints the changed files and the failures.
 *
 * @param root The absolute path of the contract's root file.
 * @returns The exit code: 1 if an example could not be recorded.
 */
export async function recordExamples(
  recorder: Recorder,
  root: string = contractRoot,
  print: (line: string) => void = console.log,
): Promise<0 | 1> {
  // Recorded responses are not validated yet, because they may have new fields.
  const contract = await loadContract({ root, examples: false });
  const changed: string[] = [];
  const problems: string[] = [];
  for (const operation of contract.model.operations) {
    for (const example of operation.success.examples) {
      try {
        const file = findFile(contract, operation, example);
        if (writeValue(file, await recorder.response(operation, example))) changed.push(file);
      } catch (error) {
        if (!(error instanceof RecordingError)) throw error;
        problems.push(error.message);
      }
    }
  }
  for (const file of changed) print(`recorded ${relative(process.cwd(), file)}`);
  if (changed.length === 0) print("No example changed.");
  for (const problem of problems) print(problem);
  return problems.length === 0 ? 0 : 1;
}

/**
 * Returns the file of an example, with or without a value.
 * @throws {RecordingError} if the example has no own file.
 */
function findFile(
  { document, sources }: Contract,
  { operationId, path }: Operation,
  example: Example,
): string {
  const examples = ["responses", "200", "content", "application/json", "examples"];
  const place: Pointer = followReferences(document, ["paths", path, "get", ...examples, example.name]);
  if (place[0] === "components" && place[1] === "examples") return sources.locateDefinition(place).file;
  throw new RecordingError(
    `The example "${example.name}" of ${operationId} is in no file of its own; move it to spec/components/examples/.`,
  );
}

/** Replaces the value of an example in its file without changing other lines. Returns whether the value differs. */
function writeValue(file: string, value: Json): boolean {
  const document = parseDocument(readFileSync(file, "utf8"), { compat: "yaml-1.1" });
  if (JSON.stringify(document.toJS().value) === JSON.stringify(value)) return false;
  document.set("value", document.createNode(value));
  visit(document.get("value", true) as Node, {
    Collection(_, node) {
      // YAML has only the flow style for empty lists and maps.
      if (isCollection(node) && node.items.length > 0) node.flow = isShort(node.toJSON());
    },
  });
  writeFileSync(file, document.toString({ lineWidth: 120 }));
  return true;
}

/** Whether a value is readable on a single line. */
function isShort(value: unknown): boolean {
  const text = JSON.stringify(value);
  return text.length <= 80 && !/[[{].*[[{]/.test(text);
}
