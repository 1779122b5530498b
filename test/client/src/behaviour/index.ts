import { abortCases } from "./abort.ts";
import { bodyCases } from "./body.ts";
import { inputCases } from "./input.ts";
import { keyCases } from "./key.ts";
import type { TestCase } from "./point.ts";
import { retryCases } from "./retry.ts";
import { shareCases } from "./share.ts";
import { timeoutCases } from "./timeout.ts";
import { validationCases } from "./validation.ts";

export { KEY, type Scene, type TestCase } from "./point.ts";
export { bad, type FaultyServer, GOOD, good, type Reply, startServer } from "./server.ts";
export type { CallOptions, Subject, SubjectClient, SubjectOptions } from "./subject.ts";

/** The expected behaviours of a client with a misbehaving server or caller. */
export const testCases: readonly TestCase[] = [
  ...abortCases,
  ...timeoutCases,
  ...retryCases,
  ...bodyCases,
  ...keyCases,
  ...shareCases,
  ...inputCases,
  ...validationCases,
];
