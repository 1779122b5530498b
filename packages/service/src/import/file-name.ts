/** Whether a file is `<name>.csv` in any letter case. The name may have a suffix that does not begin with a letter. */
export function isNamed(file: string, name: string): boolean {
  const [own, rest] = [file.slice(0, name.length), file.slice(name.length)];
  return own.toLowerCase() === name && /^([^a-z][^/]*)?\.csv$/i.test(rest);
}
