import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, describe, expect, test } from "vitest";

const program = fileURLToPath(new URL("../bin/mdata.js", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "mdata-shells-"));
writeFileSync(join(folder, "mdata"), `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`, {
  mode: 0o755,
});
afterAll(() => rmSync(folder, { recursive: true }));

async function runShell(shell: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, HOME: folder, TERM: "dumb", PATH: folder + delimiter + process.env["PATH"] };
  const { stdout } = await promisify(execFile)(shell, args, { env, timeout: 60_000 });
  return stdout;
}

/** Returns the candidates that a shell offers for the last word of a line. */
const shells: Record<string, (line: string) => Promise<string[]>> = {
  async bash(line) {
    const script = `source <(mdata completion bash)
      COMP_WORDS=(${line.replace(/ $/, ' ""')}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1))
      $(complete -p mdata | sed 's/.*-F \\([^ ]*\\).*/\\1/'); printf '%s\\n' "\${COMPREPLY[@]}"`;
    return (await runShell("bash", "-c", script)).split("\n").filter(Boolean);
  },
  async fish(line) {
    const text = await runShell(
      "fish",
      "-c",
      `mdata completion fish | source; complete -C ${JSON.stringify(line)}`,
    );
    return text.split("\\n").join("\n").split("\n").filter(Boolean);
  },
};

const cases: [line: string, expected: string[]][] = [
  ["mdata cryptocurrency quo", ["quotes"]],
  ["mdata cryptocurrency quotes ", ["historical", "latest"]],
  ["mdata v3 ", ["cryptocurrency", "fear-and-greed", "index"]],
  ["mdata comp", ["completion"]],
  ["mdata cryptocurrency listings latest --sort-", ["--sort-dir"]],
  ["mdata cryptocurrency listings latest --sort-dir ", ["asc", "desc"]],
  ["mdata cryptocurrency listings latest --output nd", ["ndjson"]],
  ["mdata v1 cryptocurrency map --aux status,plat", ["status,platform"]],
];

describe.each(Object.entries(shells))("in %s", (_, complete) => {
  test.each(cases)("%j is completed by %j", async (line, expected) => {
    expect(await complete(line)).toEqual(expected);
  });
});

test("a file name completes --key-file in fish", async () => {
  const line = `mdata key info --key-file ${folder}/mda`;
  expect(await shells["fish"]?.(line)).toEqual([expect.stringContaining(`${folder}/mdata`)]);
});

/** Types a line into an interactive zsh on a pseudo-terminal and returns the screen. */
async function typeIntoZsh(line: string, expected: string): Promise<string> {
  const script = `
    zmodload zsh/zpty
    zpty shell zsh -f -i
    zpty -w shell 'PROMPT=; autoload -U compinit; compinit -D -u; eval "$(mdata completion zsh)"; print READY'
    zpty -r shell screen '*'$'\\nREADY*'
    zpty -w -n shell ${JSON.stringify(line)}$'\\t'
    zpty -r shell screen '*${expected}*'
    print -rn -- $screen
    zpty -d shell`;
  return runShell("zsh", "-f", "-c", script);
}

test.each([
  ["mdata cryptocurrency quo", "quotes"],
  ["mdata cryptocurrency quotes ", "historical"],
  ["mdata cryptocurrency listings latest --sort-di", "--sort-dir"],
  ["mdata v1 cryptocurrency map --aux status,plat", "status,platform"],
])("an interactive zsh completes %j by %j", async (line, expected) => {
  expect(await typeIntoZsh(line, expected)).toContain(expected);
});
