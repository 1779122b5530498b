import { extensionPlaces, extensionSchemas } from "./support/extensions.js";
import { nearestName } from "./support/names.js";
import { contractRule, quoted } from "./support/rule.js";

/** @typedef {import("./support/contract.js").ContractNode} ContractNode */
/** @typedef {import("./support/rule.js").Finding} Finding */

export default contractRule({
  description:
    "An x-svc extension is one of those with a schema in spec/extensions, and stands where it belongs.",
  *check({ nodes }) {
    for (const node of nodes) yield* misplaced(node);
  },
});

/**
 * The extensions of one object that are unknown, or for other objects.
 *
 * @param {ContractNode} node
 * @returns {Iterable<Finding>}
 */
export function* misplaced({ kind, value, path }) {
  for (const name of Object.keys(value).filter((key) => key.startsWith("x-svc-"))) {
    const at = [...path, name];
    const places = extensionPlaces[name];
    if (!extensionSchemas.has(name)) {
      const nearest = nearestName(name, extensionSchemas.keys());
      const instead = nearest
        ? `write "${nearest}"`
        : `the known ones are ${quoted(extensionSchemas.keys())}`;
      const message = `There is no extension "${name}"; ${instead}, or add spec/extensions/${name}.yaml.`;
      yield { path: at, message };
    } else if (places && !places.includes(kind)) {
      const message = `${name} is not for ${wordFor(kind)}; move it to ${places.map(wordFor).join(" or ")}.`;
      yield { path: at, message };
    }
  }
}

/** @param {import("./support/contract.js").Kind} kind */
function wordFor(kind) {
  if (kind === "root") return "the top of the document";
  const word = kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${/^[aeio]/.test(word) ? "an" : "a"} ${word}`;
}
