import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  findSentText,
  type Operation,
  operations,
  type Parameter,
  type ParsedQuery,
  parseQuery,
  streams,
} from "../src/index.ts";
import { quote } from "../src/messages.ts";
import { baseEntries, invalidCases, sample, samplePath, search, takesAnyText, validCases } from "./cases.ts";

type Query = ParsedQuery<keyof typeof operations>;

const all: Operation[] = Object.values({ ...operations, ...streams });
const read = parseQuery as (operation: Operation, search: string, path: Record<string, string>) => Query;

/** Parses a valid query of the operation with this text of the parameter. */
function queryWith(operation: Operation, { name, in: place }: Parameter, text: string) {
  const path = samplePath(operation);
  const entries = baseEntries(operation, name);
  if (place === "path") return { search: search(entries), path: { ...path, [name]: text } };
  return { search: search([[name, text], ...entries]), path };
}

function readWith(operation: Operation, parameter: Parameter, text: string): Query {
  const query = queryWith(operation, parameter, text);
  return read(operation, query.search, query.path);
}

/** Returns a text and, for a list, its items. */
function textAndItems({ list }: Parameter, text: string): string[] {
  return list ? [text, ...text.split(",")] : [text];
}

function getValues(query: Query): Record<string, unknown> {
  if (!query.ok) throw new Error(`Rejected: ${query.errors.map(({ message }) => message).join(" ")}`);
  return { ...query.parameters };
}

function firstError(query: Query) {
  if (query.ok) throw new Error(`Not rejected: ${JSON.stringify(query.parameters)}`);
  return query.errors[0];
}

describe.each(all)("$operationId", (operation) => {
  const { parameters, constraints } = operation;
  const queryParameters = parameters.filter((parameter) => parameter.in === "query");
  const path = samplePath(operation);
  const base = baseEntries(operation);

  test("the shortest valid query returns all defaults", () => {
    const values = getValues(read(operation, search(base), path));
    const sent = new Set([...base.map(([name]) => name), ...Object.keys(path)]);
    for (const { name, default: fallback } of parameters) {
      if (!sent.has(name)) expect([name, values[name]]).toEqual([name, fallback]);
    }
    expect(Object.keys(values)).toEqual(parameters.map(({ name }) => name).filter((name) => name in values));
  });

  test("an unknown parameter is rejected by name", () => {
    for (const name of ["no_such", "__proto__", "constructor", "toString", "id[]", "", "a b"]) {
      const error = firstError(read(operation, search([[encodeURIComponent(name), "1"], ...base]), path));
      expect(error.parameter).toBe(name);
      expect(error.message).toContain(`Unknown parameter "${name}".`);
    }
  });

  test("constraints over several parameters are checked", () => {
    for (const { exactlyOneOf, atLeastOneOf, atMostOneOf } of constraints) {
      const needed = exactlyOneOf ?? atLeastOneOf ?? [];
      const exclusive = exactlyOneOf ?? atMostOneOf ?? [];
      const others = base.filter(([name]) => !needed.includes(name) && !exclusive.includes(name));
      if (needed.length > 0) {
        const { parameter, message } = firstError(read(operation, search(others), path));
        expect(parameter).toBe(needed[0]);
        for (const name of needed) expect(message).toContain(`"${name}"`);
      }
      for (const second of exclusive.slice(1)) {
        const pair = [exclusive[0] as string, second].map((name) => [name, sample(operation, name)] as const);
        const others = base.filter(([name]) => !exclusive.includes(name));
        const { parameter, message } = firstError(read(operation, search([...others, ...pair]), path));
        expect(parameter).toBe(second);
        for (const name of exclusive) expect(message).toContain(`"${name}"`);
      }
    }
  });

  test.each(parameters)("$name accepts valid texts", (parameter) => {
    const cases = validCases(parameter);
    expect(cases.length).toBeGreaterThan(0);
    for (const { text, value } of cases) {
      expect([text, getValues(readWith(operation, parameter, text))[parameter.name]]).toEqual([text, value]);
    }
  });

  test.each(parameters)("$name rejects invalid texts by name", (parameter) => {
    const cases = invalidCases(parameter);
    expect(cases.length > 0).toBe(!takesAnyText(parameter));
    for (const { text } of cases) {
      const { parameter: blamed, message } = firstError(readWith(operation, parameter, text));
      expect([text, blamed]).toEqual([text, parameter.name]);
      expect(message).toMatch(`Invalid value for "${parameter.name}": `);
    }
  });

  test.each(parameters)("an error quotes the value of $name as sent", (parameter) => {
    for (const { text } of invalidCases(parameter)) {
      const sent = `  ${text} `;
      const { message } = firstError(readWith(operation, parameter, sent));
      const allowed = textAndItems(parameter, sent).map(
        (each) => `Invalid value for "${parameter.name}": ${quote(each)}. `,
      );
      expect([sent, message, allowed.some((start) => message.startsWith(start))]).toContain(true);
    }
  });

  test.each(parameters)("findSentText finds the text of a value of $name", (parameter) => {
    const { name } = parameter;
    for (const { text } of validCases(parameter)) {
      const sent = ` ${text}  `;
      const { search, path } = queryWith(operation, parameter, sent);
      const parsed = getValues(read(operation, search, path))[name];
      for (const value of parameter.list ? (parsed as string[]) : [parsed as string]) {
        const found = findSentText(operation, search, path, name, value);
        expect(textAndItems(parameter, sent)).toContain(found);
        const again = getValues(readWith(operation, parameter, found))[name];
        expect([found, again]).toEqual([found, parameter.list ? [value] : value]);
      }
    }
  });

  test.each(queryParameters)(
    "an empty value of $name counts as not sent, or is an error if required",
    (parameter) => {
      const { name, required } = parameter;
      const entries = base.filter(([each]) => each !== name);
      const without = read(operation, search(entries), path);
      for (const empty of [`${name}=`, name, `${name}=+%20`, `${name}=&${name}=`]) {
        const query = read(operation, `${empty}&${search(entries)}`, path);
        if (required)
          expect(firstError(query)).toMatchObject({
            parameter: name,
            message: expect.stringContaining("empty"),
          });
        else expect(query).toEqual(without);
      }
    },
  );

  test.each(parameters)("each rule of $name rejects a text", (parameter) => {
    const broken = new Set(invalidCases(parameter).map(({ rule }) => rule));
    for (const rule of ["enum", "pattern", "minimum", "maximum", "maxItems"] as const) {
      const fallsBack = rule === "minimum" && parameter.fallback !== undefined;
      if (parameter[rule] !== undefined && !fallsBack) expect([rule, broken.has(rule)]).toEqual([rule, true]);
    }
    if (parameter.type !== "string") expect(broken).toContain("type");
    if (parameter.list) expect(broken).toContain("empty item");
  });

  test.each(queryParameters)("a repeated $name is rejected", (parameter) => {
    const entry = [parameter.name, sample(operation, parameter.name)] as const;
    const query = read(operation, search([entry, ...baseEntries(operation, parameter.name), entry]), path);
    expect(firstError(query)).toMatchObject({
      parameter: parameter.name,
      message: expect.stringContaining(`The parameter "${parameter.name}" is repeated.`),
    });
  });

  test.each(parameters.filter(({ required }) => required))(
    "a request without the required $name is rejected",
    (parameter) => {
      const { name } = parameter;
      const { [name]: _, ...otherPath } = path;
      const query = read(operation, search(base.filter(([each]) => each !== name)), otherPath);
      expect(firstError(query)).toEqual({ parameter: name, message: `Missing parameter "${name}".` });
    },
  );
});

test("the cases include all operations and parameters of the contract", () => {
  const bundle = readFileSync(new URL("../src/generated/openapi.yaml", import.meta.url), "utf8");
  expect(all).toHaveLength(bundle.match(/^ {4}get:$/gm)?.length ?? 0);
  for (const { operationId, parameters } of all) {
    for (const parameter of parameters) {
      const cases = [validCases(parameter).length > 0, invalidCases(parameter).length > 0];
      const expected = [true, !takesAnyText(parameter)];
      expect([operationId, parameter.name, ...cases]).toEqual([operationId, parameter.name, ...expected]);
    }
  }
});
