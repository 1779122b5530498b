import type { Direction } from "../review.ts";
import { capitalize, code } from "../text/format.ts";
import type { Finding } from "./finding.ts";
import { compareDeprecation, compareUnknown, describeProse, schemaPresence } from "./located.ts";
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
  return { common: { subject, direction }, label: capitalize(subject) };
}

function removed(parameter: NormalParameter, { sent }: OperationPair): Finding {
  const { label, common } = about(parameter, sent);
  return {
    ...common,
    rule: `${sent}-parameter-removed`,
    parameter: parameter.name,
    text: `${label} was removed.`,
    places: { base: parameter.pointer },
  };
}

function added(parameter: NormalParameter, { sent }: OperationPair): Finding {
  const { label, common } = about(parameter, sent);
  const mustBeSent = parameter.required && sent === "request";
  return {
    ...common,
    rule: mustBeSent ? "request-required-parameter-added" : `${sent}-parameter-added`,
    text: `${label} is new${mustBeSent ? " and must be sent" : ""}.`,
    places: { now: parameter.pointer },
  };
}

function compareParameter(pair: OperationPair, before: NormalParameter, after: NormalParameter): Finding[] {
  const { label, common } = about(after, pair.sent);
  const { subject, direction } = common;
  const at = (...way: string[]) => ({ base: [...before.pointer, ...way], now: [...after.pointer, ...way] });
  const found: Finding[] = [];
  if (before.name !== after.name && before.in === "path") {
    found.push({
      ...common,
      rule: `${direction}-parameter-renamed`,
      text: "A parameter of the path has another name.",
      places: at("name"),
    });
  }
  if (before.required !== after.required) {
    const request = after.required ? "must now be sent" : "need no longer be sent";
    const response = after.required ? "is now always sent" : "may now be missing";
    found.push({
      ...common,
      rule: `${direction}-parameter-became-${after.required ? "required" : "optional"}`,
      text: `${label} ${direction === "request" ? request : response}.`,
      places: at(),
    });
  }
  const [wasEmpty, isEmpty] = [before, after].map(({ node }) => node["allowEmptyValue"] === true);
  if (wasEmpty !== isEmpty) {
    found.push({
      ...common,
      rule: `${direction}-parameter-empty-value-${isEmpty ? "allowed" : "rejected"}`,
      text: `${label} may ${isEmpty ? "now" : "no longer"} be empty.`,
      places: at("allowEmptyValue"),
    });
  }
  const hasBothSchemas = before.schema !== undefined && after.schema !== undefined;
  if (hasBothSchemas && !same(before.serialization, after.serialization)) {
    found.push({
      ...common,
      rule: `${direction}-parameter-serialization-changed`,
      parameter: after.name,
      text: `The serialization of ${subject} changed.`,
      places: at(),
      before: describeSerialization(before, after),
      after: describeSerialization(after, before),
    });
  }
  found.push(...compareDeprecation(`${direction}-parameter`, before, after, common));
  found.push(
    ...describeProse(before, after, subject),
    ...compareUnknown(pair, "parameter", before, after, subject),
  );
  if (before.schema === undefined || after.schema === undefined) {
    if (before.schema !== after.schema) found.push(schemaPresence(after.schema !== undefined, common, at()));
    return found;
  }
  const root = { label: subject, name: after.name, kind: "parameter", parameter: after.name } as const;
  return [...found, ...pair.schemas.compare([before.schema], [after.schema], direction, root)];
}

/** The differences from the serialization of another parameter. */
function describeSerialization({ serialization }: NormalParameter, other: NormalParameter): string[] {
  return Object.entries(serialization)
    .filter(([key, value]) => value !== other.serialization[key])
    .map(([key, value]) => `${key}: ${String(value)}`);
}
