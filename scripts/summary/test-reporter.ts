import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Reporter, SerializedError, TestModule, Vitest } from "vitest/node";
import { firstLines } from "./first-lines.ts";

/** What `pnpm test` sums up of a package's tests. */
export interface TestReport {
  passed: number;
  /** Each test that failed, and each file that could not be run, with why. */
  failures: readonly string[];
}

interface Failure {
  message: string;
  stack?: string | undefined;
  diff?: string | undefined;
}

/** Writes a report with what each failed assertion expected and received, which vitest's own reports leave out. */
export default class TestReporter implements Reporter {
  readonly #name: string;
  #file: string;

  /** @param name The report's file, relative to the package's folder. */
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

/** The error, where it was thrown without the places in test tools, and how what was received differs. */
function describeError({ message, stack, diff }: Failure): string {
  const lines = (stack || message).split("\n");
  const error = lines.filter((line) => !/^\s+at .*(node_modules|new Promise)/.test(line)).join("\n");
  return stripVTControlCharacters(diff ? `${error}\n\n${firstLines(diff)}` : error);
}
