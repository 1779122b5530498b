import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Attack } from "../attack.ts";
import { FIRST_ID } from "../target/market-files.ts";
import type { Finished, Target } from "../target/target.ts";

interface StoredKey {
  readonly id: string;
  readonly plan: string;
  /** The last characters of the secret. A rotation changes them. */
  readonly hint: string;
  readonly revoked: string | null;
}

/** The data that a command changes or reads. */
interface Scene {
  readonly target: Target;
  readonly data: string;
  readonly keyId: string;
  /** A folder of files for an import. */
  readonly files: string;
  readonly backup: string;
}

/** A command with an observable change. */
interface Change {
  readonly name: readonly string[];
  args(scene: Scene): readonly string[];
  /** The state as a text, compared before and after the command. */
  state(scene: Scene): Promise<string>;
}

const keys = async ({ target, data }: Scene): Promise<string> => {
  const all = JSON.parse(await target.mustRun("keys", "list", "--json", "--data", data)) as StoredKey[];
  return JSON.stringify(
    all.map(({ id, plan, hint, revoked }) => ({ id, plan, hint, isRevoked: revoked !== null })),
  );
};
const content = async ({ target, data }: Scene): Promise<string> =>
  (await target.run(["check", "--data", data])).out;

const CHANGES: readonly Change[] = [
  { name: ["keys", "create"], args: () => ["--plan", "Basic"], state: keys },
  { name: ["keys", "revoke"], args: ({ keyId }) => [keyId], state: keys },
  { name: ["keys", "move"], args: ({ keyId }) => [keyId, "Startup"], state: keys },
  { name: ["keys", "rotate"], args: ({ keyId }) => [keyId], state: keys },
  { name: ["import"], args: ({ files }) => [files], state: content },
  { name: ["remove"], args: () => ["--asset", String(FIRST_ID)], state: content },
  { name: ["restore"], args: ({ backup }) => [backup], state: content },
  {
    name: ["backup"],
    args: ({ data }) => [`${data}-backup`],
    state: async ({ data }) => String(existsSync(join(`${data}-backup`, "market.db"))),
  },
];

/** Maximum file sizes in kB: no write-ahead log, a write-ahead log of a few pages, and a partly written copy. */
const SIZES = [0, 16, 200];

/** Runs each command with a limited file size, while a service has all files open. */
export const fullDisk: readonly Attack[] = CHANGES.map((change) => ({
  name: `full-disk-${change.name.join("-")}`,
  promise: `On a full disk, \`${change.name.join(" ")}\` either succeeds or reports an error and changes nothing.`,
  bounds: { "reported success without a change": { atMost: 0 }, "failed with a change": { atMost: 0 } },
  isSlow: true,
  async run(target) {
    let [runs, done, lied, halfDone] = [0, 0, 0, 0];
    if (await target.hasCommand(...change.name)) {
      for (const size of SIZES) {
        const { isDone, hasChanged } = await runOnFullDisk(target, change, size);
        runs += 1;
        if (isDone) done += 1;
        if (isDone && !hasChanged) lied += 1;
        // An import writes in parts. Running it again completes it.
        if (!isDone && hasChanged && change.name[0] !== "import") halfDone += 1;
      }
    }
    return { runs, done, "reported success without a change": lied, "failed with a change": halfDone };
  },
}));

async function runOnFullDisk(target: Target, change: Change, fileLimit: number) {
  const { data, basic } = await target.marketFolder(200);
  const files = target.folder();
  writeFileSync(join(files, "assets.csv"), "key,name,symbol\nnew,New,NEW\n");
  const backup = target.folder();
  await target.mustRun("backup", backup, "--data", (await target.marketFolder(2)).data);
  const scene = { target, data, keyId: basic.id, files, backup };
  await using service = await target.serve({ data });
  await service.get("/v1/cryptocurrency/map?limit=1");
  const before = await change.state(scene);
  const { code }: Finished = await target.run([...change.name, ...change.args(scene), "--data", data], {
    fileLimit,
  });
  return { isDone: code === 0, hasChanged: (await change.state(scene)) !== before };
}
