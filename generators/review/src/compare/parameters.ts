import { capitalize, code } from "../text/format.ts";
import { type Finding, NOTHING } from "./finding.ts";
import { describeProse } from "./located.ts";
import type { NormalParameter } from "./normal-form/read-operations.ts";
import { same } from "./normal-form/read-schema.ts";
import type { OperationPair } from "./operation-pair.ts";

/** The parameters of an operation. */
export function compareParameters(pair: OperationPair): Finding[] {
  const old = new Map(pair.before.parameters.map((parameter) => [parameter.key, parameter]));
  const fresh = new Map(pair.after.parameters.map((parameter) => [parameter.key, parameter]));
  return [
    ...[...old].filter(([key]) => !fresh.has(key)).map(([, parameter]) => removed(parameter)),
    ...[...fresh].filter(([key]) => !old.has(key)).map(([, parameter]) => added(parameter)),
    ...[...fresh].flatMap(([key, parameter]) => {
      const known = old.get(key);
      return known === undefined ? [] : compareParameter(pair, known, parameter);
    }),
  ];
}

function about(parameter: NormalParameter) {
  const subject = `parameter ${code(parameter.name)}`;
  return { subject, label: capitalize(subject), direction: "request" } as const;
}

function removed(parameter: NormalParameter): Finding {
  const { subject, label, direction } = about(parameter);
  return {
    rule: "request-parameter-removed",
    breaks: ["wire", "types"],
    otherwise: "minor",
    subject,
    parameter: parameter.name,
    direction,
    text: `${label} was removed.`,
    advice: `Stop sending ${code(parameter.name)}: an unknown parameter is rejected.`,
    places: { base: parameter.pointer },
  };
}

function added(parameter: NormalParameter): Finding {
  const { subject, label, direction } = about(parameter);
  return {
    rule: parameter.required ? "request-required-parameter-added" : "request-parameter-added",
    breaks: parameter.required ? ["wire", "types"] : [],
    otherwise: "minor",
    subject,
    direction,
    text: `${label} is new${parameter.required ? " and must be sent" : ""}.`,
    advice: parameter.required
      ? `Send ${code(parameter.name)} with every request.`
      : "Nothing; send it where it helps.",
    places: { now: parameter.pointer },
  };
}

function compareParameter(pair: OperationPair, before: NormalParameter, after: NormalParameter): Finding[] {
  const { subject, label, direction } = about(after);
  const name = code(after.name);
  const places = { base: before.pointer, now: after.pointer };
  const common = { otherwise: "minor", subject, direction } as const;
  const found: Finding[] = [];
  if (before.name !== after.name && before.in === "path") {
    found.push({
      ...common,
      rule: "request-parameter-renamed",
      breaks: ["types"],
      text: "A parameter of the path has another name.",
      advice: `Use the new name where the client fills the path.`,
      places: { base: [...before.pointer, "name"], now: [...after.pointer, "name"] },
    });
  }
  if (before.required !== after.required) {
    found.push({
      ...common,
      rule: after.required ? "request-parameter-became-required" : "request-parameter-became-optional",
      breaks: after.required ? ["wire", "types"] : [],
      text: `${label} ${after.required ? "must now be sent" : "need no longer be sent"}.`,
      advice: after.required ? `Send ${name} with every request.` : NOTHING,
      places,
    });
  }
  if (!same(before.serialization, after.serialization)) {
    found.push({
      ...common,
      rule: "request-parameter-serialization-changed",
      parameter: after.name,
      breaks: ["wire"],
      text: `${label} is written in another way.`,
      advice: `Send ${name} in the new form.`,
      places,
      before: describeSerialization(before, after),
      after: describeSerialization(after, before),
    });
  }
  if (before.deprecated !== after.deprecated) {
    found.push({
      ...common,
      rule: after.deprecated ? "request-parameter-deprecated" : "request-parameter-no-longer-deprecated",
      breaks: [],
      text: `${label} is ${after.deprecated ? "" : "no longer "}deprecated.`,
      advice: after.deprecated ? "Plan to do without it." : NOTHING,
      places: { base: [...before.pointer, "deprecated"], now: [...after.pointer, "deprecated"] },
    });
  }
  found.push(...describeProse(before, after, subject));
  if (before.schema === undefined || after.schema === undefined) return found;
  const root = { label: subject, name: after.name, kind: "parameter", parameter: after.name } as const;
  return [...found, ...pair.schemas.compare([before.schema], [after.schema], direction, root)];
}

/** How one parameter is written, where another is written otherwise. */
function describeSerialization({ serialization }: NormalParameter, other: NormalParameter): string[] {
  return Object.entries(serialization)
    .filter(([key, value]) => value !== other.serialization[key])
    .map(([key, value]) => `${key}: ${String(value)}`);
}
