import { createContext, Script } from "node:vm";
import type { Bounded } from "./bounded.ts";

/** Longer than any honest expression takes on a busy machine, in ms. */
const MAX_MS = 1000;

const context = createContext({ work: undefined });
const script = new Script("work()");

/**
 * Ends what takes longer than a second: one of the few expressions that take years for some texts would stop the mock.
 *
 * @throws {Error} that says so.
 */
export const withinTime: Bounded = (work) => {
  context["work"] = work;
  try {
    return script.runInContext(context, { timeout: MAX_MS });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw error;
    throw new Error(
      `Regular expressions of the contract took more than ${MAX_MS} ms for this request. ` +
        'One of its patterns backtracks too often, as "^(a+)+$" does: write it without a repetition in a repetition.',
    );
  } finally {
    context["work"] = undefined;
  }
};
