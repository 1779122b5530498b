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

/** Checks that every example of the contract matches its schema. */
export function checkExamples(document: JsonObject, sources: Sources): Diagnostic[] {
  return findInvalidValues(document, findExamples(document)).map(({ stated, pointer, error, problem }) => ({
    ...sources.locate(pointer),
    message: `This example does not match its schema: ${problem}.`,
    advice: `${isRecorded(document, stated) ? RECORD : "Change the example"}, or change the schema's "${error.keyword}".`,
  }));
}

/** Advice for a recorded example: the handler does not match the changed schema. */
const RECORD = 'Correct the handler, run "pnpm examples" to record the example, then "pnpm generate"';

/** Whether `pnpm examples` recorded this example. */
function isRecorded(document: JsonObject, { pointer }: StatedValue): boolean {
  return valueAt(document, [...pointer.slice(0, -1), "x-svc-request"]) !== undefined;
}

/** Finds the examples of parameters, headers and media types, and the examples inside schemas. */
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
