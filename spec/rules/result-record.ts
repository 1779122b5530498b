import { isObject, toList, valueAt } from "../reading/json.ts";
import { nearestName, quoted } from "../reading/names.ts";
import type { Rule } from "./support/rule.ts";

export default {
  description: "x-svc-result names existing schemas and parameters, and agrees with them.",
  *check({ operations, componentSchemas }) {
    const records = [...componentSchemas.values()];
    for (const { value, path, parameters } of operations) {
      const result = value["x-svc-result"];
      if (!isObject(result)) continue;
      const { record, shape } = result;
      const at = [...path, "x-svc-result"];
      if (typeof record === "string" && !records.includes(record)) {
        const nearest = nearestName(record, records);
        const instead = nearest ? `write "${nearest}"` : "write the name of a component, or add it";
        yield { path: [...at, "record"], message: `There is no schema component "${record}"; ${instead}.` };
      }
      const isStream = valueAt(value, ["responses", "200", "content", "text/event-stream"]) !== undefined;
      if (isStream !== (shape === "events")) {
        const message = isStream
          ? "The response is a stream; write the shape `events`."
          : "Only a response with the media type text/event-stream has the shape `events`; write another shape.";
        yield { path: [...at, "shape"], message };
      }
      if (shape === "map" && !("keyedBy" in result)) {
        yield {
          path: at,
          message: "A map states its keys; add keyedBy with the names of the parameters.",
        };
      }
      const names = parameters.map((parameter) => String(parameter.value["name"]));
      const keys = toList(result["keyedBy"]);
      for (const [index, name] of keys.entries()) {
        if (names.includes(String(name))) continue;
        const message = `keyedBy names "${name}", which is not a parameter of this operation; write one of ${quoted(names)}.`;
        yield { path: [...at, "keyedBy", index], message };
      }
      for (const field of ["arrayUnder", "unwrappedFor"]) {
        for (const [index, name] of toList(result[field]).entries()) {
          if (keys.includes(name)) continue;
          const message = `${field} names "${name}", which is not in keyedBy; write one of ${quoted(keys) || "none"}.`;
          yield { path: [...at, field, index], message };
        }
      }
      if ((result["maySkip"] === true) !== names.includes("skip_invalid")) {
        const message = names.includes("skip_invalid")
          ? "This operation has `skip_invalid`; write `maySkip: true`."
          : "This operation has no `skip_invalid`; drop `maySkip`.";
        yield { path: at, message };
      }
    }
  },
} satisfies Rule;
