import { createHash } from "node:crypto";

/** A script, and the name under which Redis knows it. */
export interface Script {
  readonly text: string;
  readonly sha: string;
}

export function makeScript(text: string): Script {
  return { text, sha: createHash("sha1").update(text).digest("hex") };
}

/** The commands that a user must be allowed to run a script: those that it calls, and those by which it is run. */
export function listCommands({ text }: Script): readonly string[] {
  const called = [...text.matchAll(/redis\.call\('(\w+)'/g)].map(([, command = ""]) => command);
  return [...new Set(["EVALSHA", "EVAL", ...called])];
}

/**
 * Finds out whether this user may run some commands, without running them: an error says which not. Keys: one of those that the
 * commands are for. Arguments: their names.
 */
export const RIGHTS_SCRIPT = makeScript(`
for _, command in ipairs(ARGV) do
  -- The key is the first argument of most; "0" is a number of keys for the others.
  if not redis.acl_check_cmd(command, KEYS[1], '0') then return redis.error_reply('NOPERM ' .. command) end
end
return 'OK'
`);
