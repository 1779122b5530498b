import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type GeneratedFile, loadContract } from "@market-data/generator-core";
import { parse, stringify } from "yaml";
import { emitOpenapi } from "../src/emit.ts";

const spec = fileURLToPath(new URL("../../../spec", import.meta.url));
const target = fileURLToPath(new URL("../../../packages/openapi/src", import.meta.url));

/** The content of a YAML file. */
// biome-ignore lint/suspicious/noExplicitAny: the tests know the edited content.
type Written = any;

/** A copy of the contract in a separate folder, for edits by tests. */
export class ContractCopy {
  readonly folder = mkdtempSync(join(tmpdir(), "contract-copy-"));

  constructor() {
    const filter = (file: string) => !file.includes("node_modules");
    cpSync(spec, join(this.folder, "spec"), { recursive: true, filter });
  }

  /** Changes a file of the contract. The path is relative to the contract folder. */
  edit(path: string, change: (written: Written) => void): void {
    const file = join(this.folder, "spec", path);
    const written = parse(readFileSync(file, "utf8")) as Written;
    change(written);
    writeFileSync(file, stringify(written));
  }

  async emit(): Promise<Map<string, string>> {
    const contract = await loadContract({ root: join(this.folder, "spec/openapi.yaml") });
    const files = emitOpenapi(contract, "Made for a test.");
    return new Map(files.map(({ path, contents }: GeneratedFile) => [path, contents]));
  }

  /** Copies the package's source and writes the emitted files into the copy. Returns the folder of the copy. */
  async install(): Promise<string> {
    const source = join(this.folder, "package/src");
    cpSync(join(target, "../package.json"), join(this.folder, "package/package.json"));
    cpSync(target, source, { recursive: true, filter: (file) => !file.endsWith("generated") });
    const generated = join(source, "generated");
    cpSync(join(target, "generated"), generated, { recursive: true });
    for (const [path, contents] of await this.emit()) writeFileSync(join(generated, path), contents);
    return dirname(generated);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
