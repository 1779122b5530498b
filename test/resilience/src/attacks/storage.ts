import { linkSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import type { Attack } from "../attack.ts";
import { FIRST_ID } from "../target/market-files.ts";
import { ServiceEnded } from "../target/running-service.ts";
import type { Target } from "../target/target.ts";

const FEW = 2;
const PRICE = `/v3/cryptocurrency/quotes/latest?id=${FIRST_ID}`;

function removeMarket(data: string): void {
  for (const file of readdirSync(data)) if (file.startsWith("market.db")) rmSync(join(data, file));
}

/** Breaks a database: all later statements fail, in every process with the database open. */
function dropTables(file: string): void {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  for (const { name } of tables)
    if (!String(name).startsWith("sqlite_")) database.exec(`DROP TABLE "${name}"`);
  database.close();
}

/** True if a service on this folder starts and accepts the key. */
async function opensTo(target: Target, data: string, key: string): Promise<boolean> {
  try {
    await using service = await target.serve({ data, options: ["--no-sample"] });
    const { status } = await service.get(PRICE, key);
    return status === 200;
  } catch (error) {
    if (error instanceof ServiceEnded) return false;
    throw error;
  }
}

/** Creates a folder with the sample market and demo keys. Returns the demo key of the plan Basic. */
async function folderWithDemoKeys(target: Target): Promise<{ data: string; key: string }> {
  const data = target.folder();
  await using service = await target.serve({ data, options: ["--demo-keys"] });
  const key = /^ +Basic +(\S+)$/m.exec(service.process.out)?.[1] ?? "";
  // The attack needs a key that works on the sample market.
  const { status } = await service.get("/v1/cryptocurrency/listings/latest?limit=1", key);
  if (status !== 200) throw new Error(`The demo key ${JSON.stringify(key)} got ${status}.`);
  return { data, key };
}

/** Attacks on stored data, caused by operator mistakes. */
export const storage: readonly Attack[] = [
  {
    name: "broken-accounts",
    promise: "A service with unreadable accounts is not ready.",
    bounds: { "ready while requests fail": { atMost: 0 }, crashes: { atMost: 0 } },
    isSlow: true,
    async run(target) {
      const { data, basic } = await target.marketFolder(FEW);
      await using service = await target.serve({ data });
      const before = (await service.get(PRICE, basic.key)).status;
      dropTables(join(data, "accounts.db"));
      let [status, ready] = [before, 200];
      // Keys may be cached for a second, and health for a few seconds.
      for (let second = 0; second < 6 && !(status >= 500 && ready === 503); second++) {
        await sleep(1000);
        status = (await service.get(PRICE, basic.key)).status;
        ready = (await fetch(`${service.adminUrl}/readyz`)).status;
      }
      return {
        "status of requests before": before,
        "status of requests": status,
        "status of /readyz": ready,
        "ready while requests fail": Number(status >= 500 && ready === 200),
        crashes: service.crashes,
      };
    },
  },
  {
    name: "backup-onto-itself",
    promise: "A backup onto its own source is rejected and changes nothing.",
    bounds: { "backups accepted": { atMost: 0 }, "folders damaged": { atMost: 0 } },
    isSlow: true,
    async run(target) {
      const places: ((data: string) => string)[] = [
        (data) => data,
        (data) => {
          const link = join(target.folder(), "link");
          symlinkSync(data, link);
          return link;
        },
        (data) => {
          const folder = target.folder();
          for (const file of readdirSync(data)) linkSync(join(data, file), join(folder, file));
          return folder;
        },
      ];
      let accepted = 0;
      let damaged = 0;
      for (const toPlace of places) {
        const { data, basic } = await target.marketFolder(FEW);
        const service = await target.serve({ data });
        const files = () => ["market.db", "accounts.db"].map((name) => statSync(join(data, name)).ino);
        const before = files();
        const { code } = await target.run(["backup", toPlace(data), "--data", data]);
        if (code === 0) accepted += 1;
        // A later write of the service must reach the file in the folder.
        const later = (await target.createKey(data, "Basic")).key;
        await sleep(1500);
        const { status } = await service.get(PRICE, later);
        await service.process.stop();
        const isSame = String(before) === String(files());
        if (!isSame || status !== 200 || !(await opensTo(target, data, basic.key))) damaged += 1;
      }
      return { backups: places.length, "backups accepted": accepted, "folders damaged": damaged };
    },
  },
  {
    name: "lost-market",
    promise: "A lost market with existing accounts is never replaced by the sample market.",
    bounds: { "sample markets served": { atMost: 0 } },
    async run(target) {
      const { data, basic } = await target.marketFolder(FEW);
      removeMarket(data);
      try {
        await using service = await target.serve({ data });
        const { status } = await service.get("/v1/cryptocurrency/listings/latest?limit=1", basic.key);
        return { "sample markets served": Number(status === 200) };
      } catch (error) {
        if (error instanceof ServiceEnded) return { "sample markets served": 0 };
        throw error;
      }
    },
  },
  {
    name: "demo-keys",
    promise: "Demo keys never give access to a real market.",
    bounds: { "real markets opened": { atMost: 0 } },
    isSlow: true,
    async run(target) {
      const real = await target.marketFolder(FEW);
      // Without accounts, because a backup of accounts would replace the demo keys.
      rmSync(join(real.data, "accounts.db"));
      const backup = target.folder();
      await target.mustRun("backup", backup, "--data", real.data);
      const restored = await folderWithDemoKeys(target);
      await target.run(["restore", backup, "--data", restored.data]);
      const imported = await folderWithDemoKeys(target);
      removeMarket(imported.data);
      const files = target.folder();
      writeFileSync(join(files, "assets.csv"), `key,id,name,symbol\na0,${FIRST_ID},Asset,S0\n`);
      writeFileSync(join(files, "quotes.csv"), `asset,time,price\na0,2026-01-15,1\n`);
      await target.run(["import", files, "--data", imported.data]);
      const opened = await Promise.all(
        [restored, imported].map(({ data, key }) => opensTo(target, data, key)),
      );
      return { "real markets opened": opened.filter(Boolean).length };
    },
  },
  {
    name: "year-9999",
    promise: "A price with a time far in the future is rejected and never becomes the newest price.",
    bounds: { "newest price": { atLeast: 777, atMost: 777 } },
    async run(target) {
      const { data, basic } = await target.marketFolder(FEW);
      const rows = [
        ["9999-12-31T00:00:00Z", 1],
        [new Date().toISOString(), 777],
      ] as const;
      for (const [time, price] of rows) {
        const file = target.file("quotes.csv", `asset,time,price\na0,${time},${price}\n`);
        await target.mustRun("import", file, "--data", data);
      }
      await using service = await target.serve({ data });
      const body = (await (await service.get(PRICE, basic.key)).json()) as { quote: { price: number }[] }[];
      return { "newest price": body[0]?.quote[0]?.price ?? Number.NaN };
    },
  },
];
