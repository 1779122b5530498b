import { globSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

// A third of what Node takes, and only compilers of C++ read them: nothing here is compiled when it is installed.
const cwd = fileURLToPath(new URL("..", import.meta.url));
for (const headers of globSync("node_modules/node/node_modules/*/include", { cwd }))
  rmSync(new URL(`../${headers}`, import.meta.url), { recursive: true });
