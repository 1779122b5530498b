import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /\.(css|html|js|json|md|svg|txt|xml|yaml)$/;

/** Smaller files fit one packet without compression. */
const MIN_BYTES = 1024;

/** Higher levels take seconds for Redoc's page and save little. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Writes `.br` and `.gz` next to each text file of a folder, for servers with precompressed files. Excludes the compressed
 * files from the published package by an ignore file: patterns in the manifest would take ten seconds.
 */
export async function compressFiles(folder: string): Promise<void> {
  await writeFile(join(folder, ".npmignore"), "*.br\n*.gz\n");
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = names.filter((name) => COMPRESSIBLE.test(name)).map((name) => join(folder, name));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      if (bytes.length < MIN_BYTES) return;
      await Promise.all([
        writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, BROTLI)),
        writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 })),
      ]);
    }),
  );
}
