import { nearestName, quoted } from "../reading/names.ts";
import type { ContractNode } from "./support/contract.ts";
import { type Extensions, extensionPlaces } from "./support/extensions.ts";
import type { Kind } from "./support/kind.ts";
import type { Finding, Rule } from "./support/rule.ts";

export default {
  description: "An x-svc extension has a schema in spec/extensions and is allowed at this place.",
  *check({ nodes, extensions }) {
    for (const node of nodes) yield* misplaced(node, extensions);
  },
} satisfies Rule;

/** Finds the unknown and misplaced extensions of an object. */
export function* misplaced({ kind, value, path }: ContractNode, { schemas }: Extensions): Iterable<Finding> {
  for (const name of Object.keys(value).filter((key) => key.startsWith("x-svc-"))) {
    const at = [...path, name];
    const places = extensionPlaces[name];
    if (!schemas.has(name)) {
      const nearest = nearestName(name, schemas.keys());
      const instead = nearest ? `write "${nearest}"` : `the known ones are ${quoted(schemas.keys())}`;
      const message = `There is no extension "${name}"; ${instead}, or add spec/extensions/${name}.yaml.`;
      yield { path: at, message };
    } else if (places && !places.includes(kind)) {
      const message = `${name} is not for ${nounFor(kind)}; move it to ${places.map(nounFor).join(" or ")}.`;
      yield { path: at, message };
    }
  }
}

function nounFor(kind: Kind): string {
  if (kind === "root") return "the top of the document";
  const noun = kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${/^[aeio]/.test(noun) ? "an" : "a"} ${noun}`;
}
