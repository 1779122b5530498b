import { contractRule } from "./support/rule.js";

/** @typedef {import("./support/contract.js").ContractNode} ContractNode */

export default contractRule({
  description: "Every operation, parameter, header, schema and property is described.",
  *check({ nodes }) {
    for (const node of nodes) {
      const subject = subjectOf(node);
      if (!subject) continue;
      for (const field of fieldsOf(node)) {
        const text = node.value[field];
        if (typeof text === "string" && text.trim() !== "") continue;
        yield { path: node.path, message: `${subject} has no ${field}; say ${wanted(node, field)}.` };
      }
    }
  },
});

/**
 * @param {ContractNode} node
 * @returns {string | undefined} Nothing where no description is asked for.
 */
function subjectOf({ kind, role, name, value }) {
  if (kind === "operation") return `The operation ${value.operationId ?? name}`;
  if (kind === "parameter") return `The parameter "${value.name}"`;
  if (kind === "header") return `The header ${name}`;
  if (kind === "example") return `The example ${name}`;
  if (kind === "tag") return `The tag ${value.name}`;
  if (kind === "securityScheme") return `The security scheme ${name}`;
  if (kind === "response") return `The response ${name}`;
  if (kind === "schema" && role === "component") return `The schema ${name}`;
  if (kind === "schema" && role === "property") return `The property "${name}"`;
  return undefined;
}

/** @param {ContractNode} node */
function fieldsOf({ kind }) {
  if (kind === "operation") return ["summary", "description"];
  return kind === "example" ? ["summary"] : ["description"];
}

/**
 * @param {ContractNode} node
 * @param {string} field
 */
function wanted({ kind }, field) {
  if (kind === "operation")
    return field === "summary" ? "what it answers, in a few words" : "what it answers, and when to use it";
  if (kind === "example") return "in a few words what it shows";
  return "what it means, with its unit where it has one";
}
