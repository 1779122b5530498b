import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Attack } from "../attack.ts";
import { sendRaw } from "../load/raw.ts";
import { freePorts, isServing } from "../target/running-service.ts";
import type { Target } from "../target/target.ts";

/** Starts the site server of a tree with three pages instead of the built site. */
async function startSiteServer(target: Target) {
  const folder = target.folder();
  const docs = join(target.root, "packages", "docs");
  cpSync(join(docs, "src"), join(folder, "src"), { recursive: true });
  cpSync(join(docs, "package.json"), join(folder, "package.json"));
  symlinkSync(join(docs, "node_modules"), join(folder, "node_modules"));
  for (const page of ["index.html", "404.html", join("changelog", "index.html")]) {
    mkdirSync(join(folder, "dist", page, ".."), { recursive: true });
    writeFileSync(join(folder, "dist", page), "<!doctype html><title>Page</title>");
  }
  const [port] = (await freePorts(1)) as [number];
  const started = target.startProgram([join(folder, "src", "serve-site.ts"), String(port)]);
  await isServing(started, port);
  return { started, port };
}

function getRaw(port: number, path: string): Promise<string> {
  return sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
}

/** Attacks on the server of the reference site. */
export const siteServer: readonly Attack[] = [
  {
    name: "site-long-path",
    promise: "The server of the reference site survives any path.",
    bounds: { crashes: { atMost: 0 }, "status afterwards": { atLeast: 200, atMost: 200 } },
    async run(target) {
      const { started, port } = await startSiteServer(target);
      for (const path of [`/${"a".repeat(5000)}`, "/%00", "/%", `/${"../".repeat(1000)}`, "//"])
        await getRaw(port, path);
      const after = await getRaw(port, "/");
      const crashes = Number(!started.isRunning);
      await started.stop();
      return { crashes, "status afterwards": Number(/^HTTP\/1\.1 (\d+)/.exec(after)?.[1] ?? 0) };
    },
  },
  {
    name: "site-open-redirect",
    promise: "No path of the reference site redirects to another host.",
    bounds: { "redirects away": { atMost: 0 }, "redirects inside": { atLeast: 1 } },
    async run(target) {
      const { started, port } = await startSiteServer(target);
      const locate = async (path: string) => /^Location: (.*)\r$/im.exec(await getRaw(port, path))?.[1];
      const paths = [
        "/%2Fevil.example/..%2Fchangelog",
        "//evil.example/..%2Fchangelog",
        "/%5Cevil.example/..%2Fchangelog",
      ];
      const locations = await Promise.all(paths.map(locate));
      const inside = await locate("/changelog");
      await started.stop();
      return {
        "redirects away": locations.filter((location) => location && /^([/\\]{2}|\w+:)/.test(location))
          .length,
        "redirects inside": Number(inside === "/changelog/"),
      };
    },
  },
];
