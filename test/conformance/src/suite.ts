import { it } from "vitest";

/** Opens a new implementation for each test. */
export type Open<Subject> = () => Opened<Subject> | Promise<Opened<Subject>>;

/** An empty implementation, closed after the test. */
type Opened<Subject> = Subject & { close?(): void | Promise<void> };

/** Registers a test of a rule. */
export type RegisterTest<Subject> = (rule: string, test: (subject: Subject) => Promise<void>) => void;

/**
 * Returns a function that registers the tests of a suite. Every suite is a function `describe<Interface>(name,
 * open)`, called in a Vitest test file:
 *
 * ```ts
 * const test = testsOn(open);
 * test("finds saved quotes", async ({ store, writer }) => { ... });
 * ```
 *
 * Each test opens a new implementation and always closes it.
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
