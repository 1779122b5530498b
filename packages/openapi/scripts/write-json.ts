// Writes dist/openapi.json: the bundled contract for tools that only read JSON.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parse } from "yaml";

const at = (path: string): URL => new URL(`../${path}`, import.meta.url);

mkdirSync(at("dist"), { recursive: true });
const document: unknown = parse(readFileSync(at("src/generated/openapi.yaml"), "utf8"));
writeFileSync(at("dist/openapi.json"), `${JSON.stringify(document, null, 2)}\n`);
