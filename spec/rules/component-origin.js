import { entriesOf } from "./support/contract.js";
import { contractRule } from "./support/rule.js";

const sections = { schemas: "schema", parameters: "parameter" };

export default contractRule({
  description: "Every schema and parameter component says where it comes from.",
  *check({ root }) {
    for (const [section, word] of Object.entries(sections)) {
      for (const [name, component] of entriesOf(root.components?.[section])) {
        if (component?.["x-svc-origin"] !== undefined) continue;
        const message = `The ${word} ${name} does not say where it comes from; add x-svc-origin: documented, {extension: why} or {not-shown: what}.`;
        yield { path: ["components", section, name], message };
      }
    }
  },
});
