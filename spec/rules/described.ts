import type { ContractNode } from "./support/contract.ts";
import type { Rule } from "./support/rule.ts";

/** A mark for a text that is still to be written. */
const MARK = /\b(?:TODO|TBD|FIXME)\b/;
const PLACEHOLDER = /^(?:todo|tbd|fixme|xxx|n\/a|description|lorem ipsum.*|[\p{P}\p{S}\s]+)\.?$/iu;

export default {
  description: "Every operation, parameter, header, schema and property is described.",
  *check({ nodes }) {
    for (const node of nodes) {
      const subject = describeSubject(node);
      if (!subject) continue;
      for (const field of getFields(node)) {
        const text = node.value[field];
        const words = typeof text === "string" ? text.trim() : "";
        const [placeholder] = MARK.exec(words) ?? PLACEHOLDER.exec(words) ?? [];
        if (words !== "" && placeholder === undefined) continue;
        const problem =
          placeholder === undefined ? `has no ${field}` : `has "${placeholder}" as its ${field}`;
        const path = placeholder === undefined ? node.path : [...node.path, field];
        yield { path, message: `${subject} ${problem}; say ${wanted(node, field)}.` };
      }
    }
  },
} satisfies Rule;

/** Names the node for messages. Undefined for a node without a required description. */
function describeSubject({ kind, role, name, value }: ContractNode): string | undefined {
  if (kind === "operation") return `The operation ${value["operationId"] ?? name}`;
  if (kind === "parameter") return `The parameter "${value["name"]}"`;
  if (kind === "header") return `The header ${name}`;
  if (kind === "example") return `The example ${name}`;
  if (kind === "tag") return `The tag ${value["name"]}`;
  if (kind === "securityScheme") return `The security scheme ${name}`;
  if (kind === "response") return `The response ${name}`;
  if (kind === "schema" && role === "component") return `The schema ${name}`;
  if (kind === "schema" && role === "property") return `The property "${name}"`;
  return undefined;
}

function getFields({ kind }: ContractNode): string[] {
  if (kind === "operation") return ["summary", "description"];
  return kind === "example" ? ["summary"] : ["description"];
}

function wanted({ kind }: ContractNode, field: string): string {
  if (kind === "operation")
    return field === "summary" ? "what it returns, in a few words" : "what it returns, and when to use it";
  if (kind === "example") return "in a few words what it shows";
  return "what it means, with its unit where it has one";
}
