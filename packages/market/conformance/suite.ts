import { it } from "vitest";

/** What a suite opens for each of its tests. */
export type Open<Subject> = () => Opened<Subject> | Promise<Opened<Subject>>;

/** An implementation that contains nothing yet, with what frees it after the test. */
export type Opened<Subject> = Subject & { close?(): void | Promise<void> };

/** Registers one test: the rule that every implementation keeps, and how to see that it does. */
export type RegisterTest<Subject> = (rule: string, test: (subject: Subject) => Promise<void>) => void;

/**
 * Registers the tests of a suite. Every suite, here and in the other packages, is a function `describe<Interface>(name,
 * open)` that is called in a test file of vitest:
 *
 * ```ts
 * const test = testsOn(open);
 * test("finds what was saved", async ({ store, writer }) => { ... });
 * ```
 *
 * Each test opens an implementation of its own, which is closed however the test ends.
 */
export function testsOn<Subject>(open: Open<Subject>): RegisterTest<Subject> {
  return (rule, test) => {
    it(rule, async () => {
      const subject = await open();
      try {
        await test(subject);
      } finally {
        await subject.close?.();
      }
    });
  };
}
