import { Program } from "../start/program.ts";

/** Starts a program from JavaScript source and records its printed lines. */
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

/** Source of a program that reports that it is ready and keeps running. */
export const READY = 'console.log("Serving on http://127.0.0.1:1"); setInterval(() => {}, 1000);';
