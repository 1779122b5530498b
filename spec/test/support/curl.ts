import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { brokenConstraints } from "../../rules/support/constraints.ts";
import type { Contract, Operation, Parameter } from "./contract.ts";

// Coercion reads "10" as a number for a numeric schema, as query parsers do.
const ajv = new Ajv2020({ strict: false, coerceTypes: true, allErrors: true });
addFormats.default(ajv);

/** Returns the curl commands of a shell block, one line each. */
export const curlLines = (shell: string): string[] =>
  shell
    .replace(/\\\n\s*/g, "")
    .split("\n")
    .filter((line) => line.startsWith("curl "));

/** Returns the reasons to reject a query value, or an empty list. */
export function valueProblems(parameter: Parameter, text: string): string[] {
  const isList = parameter.schema["type"] === "array";
  const holder = { value: isList ? text.split(",").map((item) => item.trim()) : text };
  const valid = ajv.compile({ type: "object", properties: { value: parameter.schema } });
  const about = `"${parameter.name}": "${text}"`;
  if (!valid(holder))
    return (valid.errors ?? []).map((error) => `Invalid value for ${about}: ${error.message}`);
  const { minimum, maximum } = parameter.readsAs;
  const outside =
    (typeof minimum === "number" && Number(text) < minimum) ||
    (typeof maximum === "number" && Number(text) > maximum);
  return outside ? [`Invalid value for ${about}: out of bounds`] : [];
}

function constraintProblems(operation: Operation, given: Set<string>): string[] {
  return brokenConstraints(operation.constraints, (name) => given.has(name)).map(
    ({ kind, names, sent }) => `${kind} of ${names.join(", ")}: ${sent} given`,
  );
}

/** Finds the operation of a path and the values of its path parameters. */
function matchPath(
  contract: Contract,
  path: string,
): { operation: Operation; values: Map<string, string> } | undefined {
  const parts = path.split("/");
  for (const operation of contract.operations) {
    const wanted = operation.path.split("/");
    const names = wanted.map((part) => /^\{(.+)\}$/.exec(part)?.[1]);
    const fits =
      wanted.length === parts.length && wanted.every((part, at) => names[at] || part === parts[at]);
    if (!fits) continue;
    const values = names.flatMap((name, at): [string, string][] => (name ? [[name, parts[at] ?? ""]] : []));
    return { operation, values: new Map(values) };
  }
  return undefined;
}

/** Returns the problems of a curl command, or an empty list. */
export function curlProblems(contract: Contract, command: string): string[] {
  const target = /"\$MARKET_DATA_URL(\/[^"]*)"/.exec(command)?.[1];
  if (target === undefined) return ["no URL in double quotes that begins with $MARKET_DATA_URL"];
  const url = new URL(target, "http://localhost");
  const match = matchPath(contract, url.pathname);
  if (match === undefined) return [`no operation has the path ${url.pathname}`];
  const { operation, values } = match;
  const sent = [...values, ...url.searchParams].map(([name, text]) => {
    const place = values.has(name) ? "path" : "query";
    const parameter = operation.parameters.find((known) => known.name === name && known.in === place);
    return parameter ? valueProblems(parameter, text) : [`Unknown parameter "${name}" of ${operation.id}`];
  });
  const given = new Set([...values.keys(), ...url.searchParams.keys()]);
  const names = [...url.searchParams.keys()];
  const repeated = names.filter((name, at) => names.indexOf(name) !== at);
  const missing = operation.parameters.filter(
    (parameter) => parameter.required && !given.has(parameter.name),
  );
  const hasKey = /-H "X-SVC_PRO_API_KEY: [^"]+"/.test(command);
  return [
    ...sent.flat(),
    ...repeated.map((name) => `"${name}" is sent twice`),
    ...missing.map((parameter) => `"${parameter.name}" is required`),
    ...constraintProblems(operation, given),
    ...(operation.keyRequired && !hasKey ? [`${operation.id} requires a key`] : []),
  ];
}
