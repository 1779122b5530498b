import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const LICENCE = join(import.meta.dirname, "../../LICENSE");
/** The files of the package, without its tests. */
const FILES = ["pyproject.toml", "README.md", "src"];
/** The dates of files in the archives, so that two builds are identical: 1980 is the first year of a zip. */
const EPOCH = "315532800";

/**
 * Builds the wheel and the source archive of the Python client. Needs Python with `build` and `flit_core`, such as
 * Debian's packages `python3-build` and `flit`.
 *
 * @param source The folder of the package.
 * @param target The folder for the archives.
 */
export function buildPython(source: string, target: string): void {
  const copy = mkdtempSync(join(tmpdir(), "market-data-python-build-"));
  try {
    for (const file of FILES) {
      cpSync(join(source, file), join(copy, file), {
        recursive: true,
        filter: (path) => !path.includes("__pycache__"),
      });
    }
    cpSync(LICENCE, join(copy, "LICENSE"));
    mkdirSync(target, { recursive: true });
    execFileSync("python3", ["-m", "build", "--no-isolation", "--outdir", target, copy], {
      // Debian's packages belong to Debian's Python.
      env: { ...process.env, PATH: `/usr/bin:${process.env["PATH"]}`, SOURCE_DATE_EPOCH: EPOCH },
      stdio: ["ignore", "ignore", "pipe"],
    });
  } finally {
    rmSync(copy, { recursive: true });
  }
}
