import type { Model, Operation } from "@market-data/generator-core";
import { count, type Entry } from "./entries.ts";

const RETRY = {
  retry: "retry after a wait",
  quota: "retry in the next period, or on a larger plan",
  never: "do not retry",
};

/** Codes of errors. */
export function codeEntries(codes: Model["errors"]): Entry[] {
  return codes.map(({ code, status, name, meaning, retry }) => ({
    id: `error-${code}`,
    name: String(code),
    marks: [name, `HTTP ${status}`, RETRY[retry]],
    text: meaning,
  }));
}

/** The statuses of an operation's errors, each with the codes that the body may have. */
export function errorEntries({ errors }: Operation, model: Model): Entry[] {
  return errors.map(({ status, description }) => {
    const entries = codeEntries(model.errors.filter((each) => each.status === status));
    return {
      id: `status-${status}`,
      name: String(status),
      marks: [],
      text: description,
      ...(entries.length === 0 ? {} : { inner: { label: count(entries, "code"), open: true, entries } }),
    };
  });
}
