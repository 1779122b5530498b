// Writes the part of IMPORTING.md that the import itself tells: node scripts/write-importing.ts
import { readFileSync, writeFileSync } from "node:fs";
import { formatsDocumentation } from "../src/import/documentation.ts";

const file = new URL("../IMPORTING.md", import.meta.url);
const marker = "<!-- formats: written by `node scripts/write-importing.ts` -->";
const [start = ""] = readFileSync(file, "utf8").split(marker);
writeFileSync(file, `${start}${marker}\n\n${formatsDocumentation()}`);
