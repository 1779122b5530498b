import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pack } from "@market-data/test-helpers/packed";
import { runPnpmSync } from "@market-data/test-helpers/pnpm";
import { build } from "esbuild";

const probes = fileURLToPath(new URL("probe", import.meta.url));

/** An empty project outside of the workspace, where the packed client and types are installed as a user does. */
export class UserProject {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), "market-data-user-")));
  /** The packed client and types. */
  readonly tarballs: Record<"client" | "types", string>;

  constructor() {
    const packed = (name: "client" | "types") => pack(name, join(this.folder, "packed", name));
    this.tarballs = { client: packed("client"), types: packed("types") };
    this.write(
      "package.json",
      JSON.stringify({
        name: "user",
        private: true,
        type: "module",
        dependencies: { "@market-data/client": `file:${this.tarballs.client}` },
      }),
    );
    // Until they are published, the types that the client asks for are these.
    const overrides = { "@market-data/types": `file:${this.tarballs.types}` };
    this.write("pnpm-workspace.yaml", JSON.stringify({ packages: ["."], overrides }));
    runPnpmSync(["install", "--prefer-offline", "--ignore-scripts", "--no-frozen-lockfile"], this.folder);
  }

  /** Writes a file; the path is relative to the project. */
  write(path: string, contents: string): string {
    const file = join(this.folder, path);
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(file, contents);
    return file;
  }

  /** A probe in JavaScript in this project, which finds the client as the runtime finds modules. */
  async program(format: "esm" | "cjs"): Promise<string> {
    const outfile = join(this.folder, format === "esm" ? "probe.js" : "probe.cjs");
    const external = ["@market-data/client", "@market-data/client/*"];
    await build({ ...OPTIONS, format, entryPoints: [join(probes, "program.ts")], outfile, external });
    return outfile;
  }

  /** A probe with the installed client in one file. */
  async bundle(entry: "page" | "worker"): Promise<string> {
    const outfile = join(this.folder, `${entry}.js`);
    const source = join(this.folder, "bundled", `${entry}.ts`);
    // From a file within the project, so that the bundler finds the installed client and not the workspace's.
    for (const file of [entry, "probe", "report"]) {
      this.write(`bundled/${file}.ts`, readFileSync(join(probes, `${file}.ts`), "utf8"));
    }
    await build({ ...OPTIONS, format: "esm", entryPoints: [source], outfile, minify: true });
    return outfile;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}

const OPTIONS = { bundle: true, target: "es2022", logLevel: "error" } as const;
