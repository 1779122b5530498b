import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const fixture = fileURLToPath(new URL("fixture", import.meta.url));
const extensions = fileURLToPath(new URL("../../../spec/extensions", import.meta.url));
const program = fileURLToPath(new URL("../src/generate.ts", import.meta.url));

/** A small valid contract with one operation in a separate folder, and a target package. */
export class ContractCopy {
  readonly folder = mkdtempSync(join(tmpdir(), "contract-"));
  readonly root = join(this.folder, "spec/openapi.yaml");
  readonly target = join(this.folder, "package");

  constructor() {
    cpSync(fixture, join(this.folder, "spec"), { recursive: true });
    cpSync(extensions, join(this.folder, "spec/extensions"), { recursive: true });
    mkdirSync(join(this.target, "src/generated"), { recursive: true });
    writeFileSync(join(this.target, "package.json"), '{ "version": "1.2.3" }');
  }

  /** Writes a file of the contract. The path is relative to the contract folder. */
  write(path: string, contents: string): void {
    const file = join(this.folder, "spec", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, contents);
  }

  /** Replaces a text in a file of the contract. */
  edit(path: string, text: string, replacement: string): void {
    const contents = readFileSync(join(this.folder, "spec", path), "utf8");
    if (!contents.includes(text)) throw new Error(`${path} does not hold ${JSON.stringify(text)}`);
    this.write(path, contents.replace(text, replacement));
  }

  /** Runs the generator as a program. */
  generate(...options: string[]): { exitCode: number | null; errors: string } {
    const args = [program, "--contract", this.root, "--target", this.target, ...options];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
    // Paths as the author of the contract sees them.
    return { exitCode: status, errors: stderr.replaceAll(`${this.folder}/`, "") };
  }

  /** Names of all files in the package's `src/generated/`. */
  generated(): string[] {
    return readdirSync(join(this.target, "src/generated"));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }
}
