// Writes the sample market's responses into the contract's examples: pnpm examples
import { readFileSync, writeFileSync } from "node:fs";
import { type Example, loadContract, type Operation } from "@market-data/generator-core";
import { isCollection, type Node, parseDocument, visit } from "yaml";
import { Recorder } from "./recorder.ts";

// What is recorded need not fit yet: a record may have new fields.
const { model, sources } = await loadContract({ examples: false });
const recorder = await Recorder.start();
try {
  for (const operation of model.operations) {
    for (const example of operation.success.examples) await record(operation, example);
  }
} finally {
  await recorder.stop();
}

/** Replaces an example's value in its file; what stands around it stays as it is. */
async function record(operation: Operation, example: Example): Promise<void> {
  const pointer = [
    "paths",
    operation.path,
    "get",
    "responses",
    "200",
    "content",
    "application/json",
    "examples",
  ];
  const { file } = sources.locate([...pointer, example.name, "value"]);
  const document = parseDocument(readFileSync(file, "utf8"), { compat: "yaml-1.1" });
  document.set("value", document.createNode(await recorder.response(operation, example)));
  visit(document.get("value", true) as Node, {
    Collection(_, node) {
      // Empty lists and maps can only be written in flow style.
      if (isCollection(node) && node.items.length > 0) node.flow = isShort(node.toJSON());
    },
  });
  writeFileSync(file, document.toString({ lineWidth: 120 }));
}

/** Whether a value reads well on one line. */
function isShort(value: unknown): boolean {
  const text = JSON.stringify(value);
  return text.length <= 80 && !/[[{].*[[{]/.test(text);
}
