import type { JsonObject, Model, Operation } from "@market-data/generator-core";

/** Something that every operation must show, and what of it an operation lacks. */
export interface Coverage {
  rule: string;
  missing: (operation: Operation, errors: Model["errors"]) => string[];
}

/** What must have an example. */
export const coverage: readonly Coverage[] = [
  { rule: "its answer, with the call that brings it", missing: missingAnswers },
  { rule: "each of its errors, with a code of that HTTP status", missing: missingErrors },
  { rule: "each of its parameters", missing: missingParameters },
];

function missingAnswers({ success }: Operation): string[] {
  const shown = success.examples.filter(
    ({ request, value }) => Object.keys(request).length > 0 && value !== null,
  );
  return shown.length === 0 ? ["200"] : [];
}

function missingErrors({ errors }: Operation, codes: Model["errors"]): string[] {
  return errors
    .filter(({ status, examples }) => {
      const known = codes.filter((code) => code.status === status).map(({ code }) => code);
      const shown = examples.map(
        ({ value }) => ((value as JsonObject)["status"] as JsonObject)["error_code"],
      );
      return shown.length === 0 || !shown.every((code) => known.includes(Number(code)));
    })
    .map(({ status }) => String(status));
}

function missingParameters({ parameters }: Operation): string[] {
  return parameters.filter(({ example }) => example === null).map(({ name }) => name);
}
