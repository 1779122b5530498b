import { UsageError } from "./exit-codes.ts";
import { listOptions } from "./options.ts";
import { type Branch, createTree } from "./tree.ts";

/** The scripts that connect a shell to `mdata completion words`. */
const SCRIPTS: Readonly<Record<string, string>> = {
  bash: `_mdata() {
  local IFS=$'\n'
  COMPREPLY=($(mdata completion words "\${COMP_WORDS[@]:1:COMP_CWORD}"))
}
complete -o default -F _mdata mdata
`,
  zsh: `#compdef mdata
_mdata() {
  local -a found=(\${(f)"$(mdata completion words "\${(@)words[2,CURRENT]}")"})
  if (( $#found )); then compadd -- $found; else _files; fi
}
compdef _mdata mdata
`,
  fish: `complete --command mdata --no-files --arguments '(mdata completion words (commandline -opc)[2..] (commandline -ct))'
complete --command mdata --long-option key-file --require-parameter --force-files
`,
};

/**
 * Prints the completion script of a shell, or, for `words`, the candidates for the last of some words.
 * @throws {UsageError} for an unknown shell.
 */
export function printCompletion([shell = "", ...words]: readonly string[]): string {
  if (shell === "words") {
    const tree = createTree().set("completion", new Map());
    return complete(words, tree).join("\n").concat("\n");
  }
  if (!Object.hasOwn(SCRIPTS, shell)) throw new UsageError("Name a shell: bash, zsh or fish.");
  return SCRIPTS[shell] as string;
}

/** Returns the candidates for the last word: commands, options, or the values of an option. */
function complete(words: readonly string[], branch: Branch): string[] {
  const [first = "", ...rest] = words;
  const node = branch.get(first);
  if (rest.length && node instanceof Map) return complete(rest, node);
  const current = words.at(-1) ?? "";
  const keepBegun = (texts: readonly string[]) => texts.filter((text) => text.startsWith(current));
  if (!rest.length) return keepBegun([...branch.keys()].sort());
  if (!node || node instanceof Map) return [];
  const options = listOptions(node);
  const option = options.find(({ long }) => long === words.at(-2));
  if (!option?.required) return keepBegun(options.map(({ long }) => `${long}`));
  // Completes the last item of a list.
  const before = option.flags.includes(",...") ? current.slice(0, current.lastIndexOf(",") + 1) : "";
  return keepBegun(option.argChoices?.map((choice) => before + choice) ?? []);
}
