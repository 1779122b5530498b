import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Reporter, SerializedError, TestModule, Vitest } from "vitest/node";
import { firstLines } from "./first-lines.ts";

/** The test results of a package for the summary of `pnpm test`. */
export interface TestReport {
  passed: number;
  /** Failed tests and unrunnable files, with reasons. */
  failures: readonly string[];
}

interface Failure {
  message: string;
  stack?: string | undefined;
  diff?: string | undefined;
}

/**
 * Writes a report with the expected and received value of each failed assertion. The reports of vitest lack these
 * values.
 */
export default class TestReporter implements Reporter {
  readonly #name: string;
  #file: string;

  /** @param name Path of the report, relative to the folder of the package. */
  constructor(name: string) {
    this.#name = name;
    this.#file = name;
  }

  onInit({ config }: Vitest): void {
    this.#file = resolve(config.root, this.#name);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const report: TestReport = {
      passed: modules.flatMap(({ children }) => [...children.allTests("passed")]).length,
      failures: [...modules.flatMap(listFailures), ...unhandled.map(describeError)],
    };
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(report));
  }
}

function listFailures(module: TestModule): string[] {
  const suites = [module, ...module.children.allSuites()];
  return [
    ...suites.flatMap((suite) =>
      suite.errors().map((error) => `${module.moduleId}\n${describeError(error)}`),
    ),
    ...[...module.children.allTests("failed")].map((test) => {
      const errors = test.result().errors ?? [];
      return [`${module.moduleId}: ${test.fullName}`, ...errors.map(describeError)].join("\n");
    }),
  ];
}

/** Formats an error with its location and diff, without stack frames of test tools. */
function describeError({ message, stack, diff }: Failure): string {
  const lines = (stack || message).split("\n");
  const error = lines.filter((line) => !/^\s+at .*(node_modules|new Promise)/.test(line)).join("\n");
  return stripVTControlCharacters(diff ? `${error}\n\n${firstLines(diff)}` : error);
}
