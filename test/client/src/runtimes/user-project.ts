import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pack } from "@market-data/test-helpers/packed";
import { runPnpmSync } from "@market-data/test-helpers/pnpm";
import { build } from "esbuild";

const probes = fileURLToPath(new URL("probe", import.meta.url));

/** An empty project outside the workspace with installed, packed packages. */
export class UserProject<Name extends string = "client" | "types"> {
  readonly folder = realpathSync(mkdtempSync(join(tmpdir(), "market-data-user-")));
  /** The archives of the packages. */
  readonly tarballs: Readonly<Record<Name, string>>;

  /**
   * @param packInto Packs the packages into a folder.
   * @param wanted The packages that the user installs by name.
   */
  constructor(
    packInto: (folder: string) => Readonly<Record<Name, string>>,
    wanted: readonly NoInfer<Name>[],
  ) {
    this.tarballs = packInto(join(this.folder, "packed"));
    const overrides = Object.fromEntries(
      Object.entries(this.tarballs).map(([name, archive]) => [`@market-data/${name}`, `file:${archive}`]),
    );
    const dependencies = Object.fromEntries(
      wanted.map((name) => [`@market-data/${name}`, `file:${this.tarballs[name]}`]),
    );
    this.write("package.json", JSON.stringify({ name: "user", private: true, type: "module", dependencies }));
    // Resolves dependencies to the archives, because the packages are not published yet.
    this.write("pnpm-workspace.yaml", JSON.stringify({ packages: ["."], overrides }));
    runPnpmSync(["install", "--prefer-offline", "--ignore-scripts", "--no-frozen-lockfile"], this.folder);
  }

  /** Writes a file at a path relative to the project. */
  write(path: string, contents: string): string {
    const file = join(this.folder, path);
    mkdirSync(join(file, ".."), { recursive: true });
    writeFileSync(file, contents);
    return file;
  }

  /** Builds a probe in JavaScript that imports the installed client. */
  async program(format: "esm" | "cjs"): Promise<string> {
    const outfile = join(this.folder, format === "esm" ? "probe.js" : "probe.cjs");
    const external = ["@market-data/client", "@market-data/client/*"];
    await build({ ...OPTIONS, format, entryPoints: [join(probes, "program.ts")], outfile, external });
    return outfile;
  }

  /** Bundles a probe with the installed client to one file. */
  async bundle(entry: "page" | "worker"): Promise<string> {
    const outfile = join(this.folder, `${entry}.js`);
    const source = join(this.folder, "bundled", `${entry}.ts`);
    // Starts in the project, so that the bundler resolves the installed client instead of the workspace's client.
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

/** Builds a project with the client. */
export function createClientProject(): UserProject {
  const packInto = (folder: string) => ({
    client: pack("client", join(folder, "client")),
    types: pack("types", join(folder, "types")),
  });
  return new UserProject(packInto, ["client"]);
}

const OPTIONS = { bundle: true, target: "es2022", logLevel: "error" } as const;
