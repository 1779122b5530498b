import { createHash } from "node:crypto";

/** A script with its name in Redis. */
export interface Script {
  readonly text: string;
  readonly sha: string;
}

export function makeScript(text: string): Script {
  return { text, sha: createHash("sha1").update(text).digest("hex") };
}

/** The commands that a script calls, and the commands that run the script. */
export function listCommands({ text }: Script): readonly string[] {
  const called = [...text.matchAll(/redis\.call\('(\w+)'/g)].map(([, command = ""]) => command);
  return [...new Set(["EVALSHA", "EVAL", ...called])];
}

/**
 * Checks the user's rights to commands, without running the commands. An error names a missing right. Keys: one key of the
 * commands. Arguments: the commands.
 */
export const RIGHTS_SCRIPT = makeScript(`
for _, command in ipairs(ARGV) do
  -- The first argument is a key, or "0" as a number of keys.
  if not redis.acl_check_cmd(command, KEYS[1], '0') then return redis.error_reply('NOPERM ' .. command) end
end
return 'OK'
`);
