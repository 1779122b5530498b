import { extensionPlaces, extensionSchemas } from "./support/extensions.js";
import { nearestName } from "./support/names.js";
import { contractRule, quoted } from "./support/rule.js";

export default contractRule({
  description:
    "An x-svc extension is one of those with a schema in spec/extensions, and stands where it belongs.",
  *check({ nodes }) {
    for (const { kind, value, path } of nodes) {
      for (const name of Object.keys(value).filter((key) => key.startsWith("x-svc-"))) {
        const at = [...path, name];
        if (!extensionSchemas.has(name)) {
          const nearest = nearestName(name, extensionSchemas.keys());
          const instead = nearest
            ? `write "${nearest}"`
            : `the known ones are ${quoted(extensionSchemas.keys())}`;
          yield {
            path: at,
            message: `There is no extension "${name}"; ${instead}, or add spec/extensions/${name}.yaml.`,
          };
          continue;
        }
        const places = extensionPlaces[name];
        if (places && !places.includes(kind)) {
          const message = `${name} is not for ${wordFor(kind)}; move it to ${places.map(wordFor).join(" or ")}.`;
          yield { path: at, message };
        }
      }
    }
  },
});

/** @param {import("./support/contract.js").Kind} kind */
function wordFor(kind) {
  if (kind === "root") return "the top of the document";
  const word = kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${/^[aeio]/.test(word) ? "an" : "a"} ${word}`;
}
