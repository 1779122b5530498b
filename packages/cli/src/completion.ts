import { UsageError } from "./exit-codes.ts";
import { listFlags } from "./flags.ts";
import { createTree, findNode } from "./tree.ts";

/** The scripts that connect a shell to `mdata completion words`. */
const SCRIPTS: ReadonlyMap<string, string> = new Map([
  [
    "bash",
    `_mdata() {
  local IFS=$'\\n'
  COMPREPLY=($(mdata completion words "\${COMP_WORDS[@]:1:COMP_CWORD}"))
}
complete -o default -F _mdata mdata
`,
  ],
  [
    "zsh",
    `#compdef mdata
_mdata() {
  local -a found
  found=(\${(f)"$(mdata completion words "\${(@)words[2,CURRENT]}")"})
  if (( $#found )); then compadd -- $found; else _files; fi
}
compdef _mdata mdata
`,
  ],
  [
    "fish",
    `complete --command mdata --no-files --arguments '(mdata completion words (commandline -opc)[2..] (commandline -ct))'
complete --command mdata --long-option key-file --require-parameter --force-files
`,
  ],
]);

/**
 * Prints the completion script of a shell, or, for `words`, the candidates for the last of some words.
 * @throws {UsageError} for an unknown shell.
 */
export function printCompletion([shell = "", ...words]: readonly string[]): string {
  if (shell === "words")
    return complete(words)
      .map((word) => `${word}\n`)
      .join("");
  const script = SCRIPTS.get(shell);
  if (script === undefined) throw new UsageError(`Name a shell: ${[...SCRIPTS.keys()].join(", ")}.`);
  return script;
}

/** Returns the candidates for the last word: commands, flags, or the values of a flag. */
export function complete(words: readonly string[]): string[] {
  const { node, depth } = findNode(createTree(), words.slice(0, -1));
  const rest = words.slice(depth);
  const current = rest.at(-1) ?? "";
  const isBegun = (text: string) => text.startsWith(current);
  if (node instanceof Map) {
    const names = [...node.keys(), ...(depth ? [] : ["completion"])];
    return rest.length > 1 ? [] : names.filter(isBegun).sort();
  }
  const flags = listFlags(node);
  const flag = flags.find(({ name }) => name === rest.at(-2));
  if (!flag?.value) return flags.map(({ name }) => name).filter(isBegun);
  // Completes the last item of a list.
  const before = flag.list ? current.slice(0, current.lastIndexOf(",") + 1) : "";
  return flag.choices?.map((choice) => before + choice).filter(isBegun) ?? [];
}
