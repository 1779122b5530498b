import { brokenBy, extensionSchemas } from "./support/extensions.js";
import { contractRule } from "./support/rule.js";

export default contractRule({
  description: "An x-svc extension fits its JSON Schema in spec/extensions.",
  *check({ nodes }) {
    for (const { value, path } of nodes) {
      for (const name of Object.keys(value).filter((key) => extensionSchemas.has(key))) {
        for (const broken of brokenBy(name, value[name])) {
          const where = [name, ...broken.path].join("/");
          yield {
            path: [...path, name, ...broken.path],
            message: `${where} ${broken.message}. See spec/extensions/${name}.yaml.`,
          };
        }
      }
    }
  },
});
