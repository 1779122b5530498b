// Runs Redocly's command line, whose file is the argument, once for each message, and sends back what it printed.
import { pathToFileURL } from "node:url";

interface Task {
  args: string[];
  folder: string;
}

const program = process.argv[2] as string;
const library = new URL("../lib/index.js", pathToFileURL(program)).href;
let output = "";
let errors = "";
let runs = 0;
process.stdout.write = (text: string | Uint8Array) => {
  output += text;
  return true;
};
process.stderr.write = (text: string | Uint8Array) => {
  errors += text;
  return true;
};
// The program ends the process that it usually has to itself.
process.exit = () => undefined as never;
// A run is over when nothing is left to do.
process.on("beforeExit", () => {
  process.channel?.ref();
  process.send?.(output || errors);
});
process.on("message", ({ args, folder }: Task) => {
  process.channel?.unref();
  [output, errors] = ["", ""];
  process.chdir(folder);
  process.argv = [process.execPath, program, ...args];
  runs += 1;
  // A module is run once by each of its names.
  void import(`${library}?run=${runs}`);
});
