// Copies the version of the npm packages to the Python client, which changesets leaves alone because it is private.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const packages = join(import.meta.dirname, "../../packages");
const read = (name: string) => JSON.parse(readFileSync(join(packages, name, "package.json"), "utf8"));

const manifest = { ...read("python"), version: read("openapi").version };
writeFileSync(join(packages, "python/package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
