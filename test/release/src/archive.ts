import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const BLOCK = 512;

/**
 * Creates a registry archive of a folder with each file in full. pnpm links equal files, and `tar` would write the
 * second file as a link, which npm ignores.
 */
export function readArchive(folder: string): Buffer {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => ({ path: path.replaceAll("\\", "/"), file: join(folder, path) }))
    .filter(({ file }) => statSync(file).isFile());
  const entries = files.flatMap(({ path, file }) => {
    const contents = readFileSync(file);
    const padding = Buffer.alloc((BLOCK - (contents.length % BLOCK)) % BLOCK);
    return [getHeader(`package/${path}`, contents.length, statSync(file).mode), contents, padding];
  });
  return gzipSync(Buffer.concat([...entries, Buffer.alloc(2 * BLOCK)]), { level: 1 });
}

/** Returns the header of a file in the format `ustar`. */
function getHeader(path: string, size: number, mode: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  // Long paths are split at a slash: 155 bytes of prefix and 100 bytes of name.
  const cut = path.length <= 100 ? -1 : path.indexOf("/", path.length - 101);
  const [prefix, name] = cut === -1 ? ["", path] : [path.slice(0, cut), path.slice(cut + 1)];
  if (name.length > 100 || prefix.length > 155)
    throw new Error(`The path is too long for a ustar header: ${path}`);
  const octal = (value: number, length: number) => value.toString(8).padStart(length, "0");
  header.write(name, 0);
  header.write(octal(mode & 0o777, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(size, 11), 124);
  header.write(octal(0, 11), 136);
  header.write("        0", 148);
  header.write("ustar\x0000", 257);
  header.write(prefix, 345);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 6)}\0 `, 148);
  return header;
}
