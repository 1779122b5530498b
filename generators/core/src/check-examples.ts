import {
  type Diagnostic,
  findInvalidValues,
  getReference,
  isObject,
  type JsonObject,
  type Pointer,
  parseReference,
  type Sources,
  type StatedValue,
  valueAt,
  walk,
} from "@market-data/spec/reading";

/** Every example of the contract fits its schema. */
export function checkExamples(document: JsonObject, sources: Sources): Diagnostic[] {
  return findInvalidValues(document, findExamples(document)).map(({ stated, pointer, error, problem }) => ({
    ...sources.locate(pointer),
    message: `This example does not fit its schema: ${problem}.`,
    advice: `${isRecorded(document, stated) ? RECORD : "Change the example"}, or change the schema's "${error.keyword}".`,
  }));
}

/** What to do about an example that is recorded: its schema is ahead of its handler. */
const RECORD =
  'Write what fits in the handler, run "pnpm examples", which records it, and then "pnpm generate"';

/** Whether an example is the response to a request, which `pnpm examples` records. */
function isRecorded(document: JsonObject, { pointer }: StatedValue): boolean {
  return valueAt(document, [...pointer.slice(0, -1), "x-svc-request"]) !== undefined;
}

/** Examples beside a `schema` (parameters, headers, media types) and examples inside of schemas. */
function findExamples(document: JsonObject): StatedValue[] {
  const found: StatedValue[] = [];
  walk(document, (value, pointer) => {
    if (!isObject(value)) return !Array.isArray(value) || pointer.at(-1) !== "examples";
    if (isObject(value["schema"])) found.push(...examplesBeside(document, value, pointer));
    if (Array.isArray(value["examples"])) {
      for (const [index, example] of value["examples"].entries()) {
        found.push({ value: example, pointer: [...pointer, "examples", index], schema: pointer });
      }
    }
    return !isExampleValue(pointer) && !String(pointer.at(-1)).startsWith("x-");
  });
  return found;
}

function isExampleValue(pointer: Pointer): boolean {
  return pointer.at(-1) === "value" && pointer.at(-3) === "examples";
}

function examplesBeside(document: JsonObject, holder: JsonObject, pointer: Pointer): StatedValue[] {
  const schema = [...pointer, "schema"];
  const found: StatedValue[] = [];
  if (holder["example"] !== undefined)
    found.push({ value: holder["example"], pointer: [...pointer, "example"], schema });
  if (!isObject(holder["examples"])) return found;
  for (const [name, entry] of Object.entries(holder["examples"])) {
    const inline = [...pointer, "examples", name];
    const reference = getReference(entry);
    const place = reference === undefined ? inline : parseReference(reference);
    const value = valueAt(document, [...place, "value"]);
    if (value !== undefined) found.push({ value, pointer: [...place, "value"], schema });
  }
  return found;
}
