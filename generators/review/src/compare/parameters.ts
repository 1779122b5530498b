import type { Direction } from "../review.ts";
import { capitalize, code } from "../text/format.ts";
import { breaksBy, type Finding, NOTHING, presence } from "./finding.ts";
import { describeProse } from "./located.ts";
import type { NormalParameter } from "./normal-form/read-operations.ts";
import { same } from "./normal-form/read-schema.ts";
import type { OperationPair } from "./operation-pair.ts";

/** The parameters of an operation. */
export function compareParameters(pair: OperationPair): Finding[] {
  const old = new Map(pair.before.parameters.map((parameter) => [parameter.key, parameter]));
  const fresh = new Map(pair.after.parameters.map((parameter) => [parameter.key, parameter]));
  return [
    ...[...old].filter(([key]) => !fresh.has(key)).map(([, parameter]) => removed(parameter, pair)),
    ...[...fresh].filter(([key]) => !old.has(key)).map(([, parameter]) => added(parameter, pair)),
    ...[...fresh].flatMap(([key, parameter]) => {
      const known = old.get(key);
      return known === undefined ? [] : compareParameter(pair, known, parameter);
    }),
  ];
}

function about(parameter: NormalParameter, direction: Direction) {
  const subject = `parameter ${code(parameter.name)}`;
  return { subject, label: capitalize(subject), direction, otherwise: "minor" } as const;
}

function removed(parameter: NormalParameter, { sent }: OperationPair): Finding {
  const { label, ...rest } = about(parameter, sent);
  return {
    ...rest,
    rule: `${sent}-parameter-removed`,
    breaks: ["wire", "types"],
    parameter: parameter.name,
    text: `${label} was removed.`,
    advice:
      sent === "request"
        ? `Stop sending ${code(parameter.name)}: an unknown parameter is rejected.`
        : `Do without ${code(parameter.name)}.`,
    places: { base: parameter.pointer },
  };
}

function added(parameter: NormalParameter, { sent }: OperationPair): Finding {
  const { label, ...rest } = about(parameter, sent);
  const mustBeSent = parameter.required && sent === "request";
  return {
    ...rest,
    rule: mustBeSent ? "request-required-parameter-added" : `${sent}-parameter-added`,
    breaks: mustBeSent ? ["wire", "types"] : [],
    text: `${label} is new${mustBeSent ? " and must be sent" : ""}.`,
    advice: mustBeSent
      ? `Send ${code(parameter.name)} with every request.`
      : sent === "request"
        ? "Nothing; send it where it helps."
        : NOTHING,
    places: { now: parameter.pointer },
  };
}

function compareParameter(pair: OperationPair, before: NormalParameter, after: NormalParameter): Finding[] {
  const { label, ...common } = about(after, pair.sent);
  const { subject, direction } = common;
  const name = code(after.name);
  const places = { base: before.pointer, now: after.pointer };
  const found: Finding[] = [];
  if (before.name !== after.name && before.in === "path") {
    found.push({
      ...common,
      rule: `${direction}-parameter-renamed`,
      breaks: ["types"],
      text: "A parameter of the path has another name.",
      advice: `Use the new name where the client fills the path.`,
      places: { base: [...before.pointer, "name"], now: [...after.pointer, "name"] },
    });
  }
  if (before.required !== after.required) {
    const breaks = breaksBy(presence(after.required), direction, true);
    const request = after.required ? "must now be sent" : "need no longer be sent";
    const response = after.required ? "is now always sent" : "may now be missing";
    const advice =
      direction === "request" ? `Send ${name} with every request.` : `Handle requests without ${name}.`;
    found.push({
      ...common,
      rule: `${direction}-parameter-became-${after.required ? "required" : "optional"}`,
      breaks,
      text: `${label} ${direction === "request" ? request : response}.`,
      advice: breaks.length > 0 ? advice : NOTHING,
      places,
    });
  }
  const [wasEmpty, isEmpty] = [before, after].map(({ node }) => node["allowEmptyValue"] === true);
  if (wasEmpty !== isEmpty) {
    const breaks = breaksBy(presence(!isEmpty), direction, false);
    const advice = direction === "request" ? `Send ${name} with a value.` : `Handle ${name} without a value.`;
    found.push({
      ...common,
      rule: `${direction}-parameter-empty-value-${isEmpty ? "allowed" : "rejected"}`,
      breaks,
      text: `${label} may ${isEmpty ? "now" : "no longer"} be empty.`,
      advice: breaks.length > 0 ? advice : NOTHING,
      places: { base: [...before.pointer, "allowEmptyValue"], now: [...after.pointer, "allowEmptyValue"] },
    });
  }
  if (!same(before.serialization, after.serialization)) {
    found.push({
      ...common,
      rule: `${direction}-parameter-serialization-changed`,
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
      rule: after.deprecated
        ? `${direction}-parameter-deprecated`
        : `${direction}-parameter-no-longer-deprecated`,
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
