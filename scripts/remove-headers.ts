import { globSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

// Removes the C++ headers of Node, a third of its size. No package is compiled during installation.
const cwd = fileURLToPath(new URL("..", import.meta.url));
for (const headers of globSync("node_modules/node/node_modules/*/include", { cwd }))
  rmSync(new URL(`../${headers}`, import.meta.url), { recursive: true });
