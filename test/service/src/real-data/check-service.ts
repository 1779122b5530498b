import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { compare, type DataCheck } from "./compare.ts";

interface ServiceFiles {
  /** The command `market-data`. */
  readonly program: string;
  /** The folder of the databases. */
  readonly folder: string;
}

const MAX_SHOWN = 3;
/** The data is older than the history of every plan. */
const PLANS = { plans: { Enterprise: { history: "P40Y", rateLimitMinute: 1_000_000 } } };

/** Runs the service like an operator and asks all questions. @returns The number of wrong responses. */
export async function checkService(
  { program, folder }: ServiceFiles,
  questions: readonly DataCheck[],
): Promise<number> {
  const created = execFileSync(process.execPath, [
    program,
    "keys",
    "create",
    "--plan",
    "Enterprise",
    "--json",
    "--data",
    folder,
  ]);
  const { key } = JSON.parse(created.toString()) as { key: string };
  const plans = join(folder, "plans.json");
  writeFileSync(plans, JSON.stringify(PLANS));
  const options = [
    "--data",
    folder,
    "--port",
    "0",
    "--plans",
    plans,
    "--address-limit",
    "0",
    "--log-level",
    "warn",
  ];
  const service = spawn(process.execPath, [program, "serve", ...options], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const url = await readUrl(service.stdout);
    const get = async (path: string): Promise<unknown> =>
      (await fetch(url + path, { headers: { "X-SVC_PRO_API_KEY": key } })).json();
    const { data } = (await get("/v1/cryptocurrency/map")) as { data: { id: number; slug: string }[] };
    const ids = new Map(data.map(({ id, slug }) => [slug, id]));
    let wrong = 0;
    for (const { question, path, expects } of questions) {
      const request = path.replace(/{([^}]+)}/, (_, slug: string) => String(ids.get(slug)));
      const differences = compare(await get(request), expects);
      if (differences.length === 0) continue;
      wrong += 1;
      console.log(`${question}\n  ${request}`);
      for (const difference of differences.slice(0, MAX_SHOWN)) console.log(`  ${difference}`);
      if (differences.length > MAX_SHOWN) console.log(`  and ${differences.length - MAX_SHOWN} more`);
    }
    console.log(`Real data: ${questions.length} questions, ${wrong} responses differ from the files.`);
    return wrong;
  } finally {
    service.kill();
    await once(service, "exit");
  }
}

async function readUrl(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const url = /http:\S+/.exec(line)?.[0];
    if (url !== undefined) return url;
  }
  throw new Error("The service did not start.");
}
