// Prints the duration of one validation in microseconds: `node validate-call.ts VALIDATOR FILE`. FILE has the text of
// `GET /v1/cryptocurrency/listings/latest`, and VALIDATOR is `ours`, `ajv` or `parse`.
import { readFileSync } from "node:fs";
import schema from "@market-data/types/schemas/ListingsResponse.json" with { type: "json" };
import { CryptocurrencyListingsLatestV1Result } from "@market-data/types/validators";
import { Ajv2020 } from "ajv/dist/2020.js";

const ROUNDS = 1500;
const [name = "", file = ""] = process.argv.slice(2);
const text = readFileSync(file, "utf8");
// Formats are off in our default mode, too.
const ajv = new Ajv2020({ strict: false, validateFormats: false }).compile(schema);
const validators: Readonly<Record<string, (value: unknown) => boolean>> = {
  ours: (value) => CryptocurrencyListingsLatestV1Result["~standard"].validate(value).issues === undefined,
  ajv: (value) => ajv(value),
};
const validate = validators[name];

const durations: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  const begun = performance.now();
  const value = JSON.parse(text);
  const parsed = performance.now();
  if (validate?.(value) === false) throw new Error("The response is not valid.");
  durations.push((validate === undefined ? parsed - begun : performance.now() - parsed) * 1000);
}
// The median of the second half, after the compiler's optimisations.
const warm = durations.slice(ROUNDS / 2).sort((left, right) => left - right);
console.log(warm[Math.floor(warm.length / 2)]);
