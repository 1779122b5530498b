import { Program } from "../start/program.ts";

/** A program made of some lines of JavaScript, and what is printed of it. */
export function startProgram(
  name: string,
  source: string,
  printsOutput = false,
): { program: Program; printed: string[] } {
  const printed: string[] = [];
  const print = (line: string) => void printed.push(line);
  const args = ["--input-type=module", "--eval", source];
  return { program: new Program({ name, args, print, printsOutput }), printed };
}

/** Says that it is ready, and stays. */
export const READY = 'console.log("Serving on http://127.0.0.1:1"); setInterval(() => {}, 1000);';
