import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { InstantiationCounter, UserProject } from "@market-data/test-helpers/packed";
import {
  noCall,
  noPathCall,
  pathCalls,
  plainCalls,
  typedCalls,
} from "../../../../packages/client/test/support/calls.ts";
import { exampleCalls } from "../../../../packages/client/test/support/every-operation.ts";
import type { Table } from "../figures/table.ts";
import { generatedFolder, nameClient, otherClientsFolder } from "./other-clients.ts";

/** Another client's declarations, with a program that only imports it and one that makes the same calls as ours. */
interface Generated {
  folder: string;
  entry: string;
  without: string;
  calls: string;
}

type Call = (typeof exampleCalls)[number];

const parts = ({ operation, parameters }: Call) => {
  const sent = operation.parameters.filter(({ name }) => name in parameters);
  const of = (part: string) =>
    Object.fromEntries(sent.filter((each) => each.in === part).map(({ name }) => [name, parameters[name]]));
  return { path: of("path"), query: of("query") };
};
const text = (value: unknown) => JSON.stringify(value);
/** The parts that are not empty. */
const filled = (call: Call) =>
  Object.fromEntries(Object.entries(parts(call)).filter(([, part]) => Object.keys(part).length > 0));
const program = (start: string, write: (call: Call) => string) =>
  start + exampleCalls.map((call) => `await ${write(call)};\n`).join("");

const ids = exampleCalls.map(({ operationId }) => operationId).join(", ");
const CLIENT = 'import { client } from "redocly";\n';
const FUNCTIONS = `import { ${ids} } from `;

const generated: Record<string, Generated> = {
  redocly: {
    folder: "redocly",
    entry: "client",
    without: `${CLIENT}export { client };\n`,
    calls: program(CLIENT, (call) => `client.${call.operationId}(${text(filled(call))})`),
  },
  "hey-api": {
    folder: "hey-api",
    entry: "index",
    without: `${FUNCTIONS}"hey-api";\nexport { ${ids} };\n`,
    calls: program(`${FUNCTIONS}"hey-api";\n`, (call) => `${call.operationId}(${text(filled(call))})`),
  },
  orval: {
    folder: "orval",
    entry: "client",
    without: `${FUNCTIONS}"orval";\nexport { ${ids} };\n`,
    calls: program(`${FUNCTIONS}"orval";\n`, (call) => {
      const { path, query } = parts(call);
      return `${call.operationId}(${[...Object.values(path), query].map(text).join(", ")})`;
    }),
  },
};

/** Type instantiations that one call of each operation takes, over importing the client without a call. */
export function benchTypes(): Table {
  const project = new UserProject("client", "types");
  const counter = new InstantiationCounter();
  try {
    const count = (program: string): number => counter.count(project.write("calls.ts", program));
    const over = (without: string, calls: string): number => count(calls) - count(without);
    const ours = {
      "one call of each operation": over(noCall, plainCalls),
      "the same with two currencies, a figure read": over(noCall, typedCalls),
    };
    const theirs = new Map([["openapi-fetch", over(noPathCall, pathCalls)]]);
    for (const [name, { folder, entry, without, calls }] of Object.entries(generated)) {
      declare(project, name, folder, entry);
      theirs.set(name, over(without, calls));
    }
    const rows = Object.entries(ours).flatMap(([what, value]) =>
      [...theirs].map(([name, other]) => ({
        what,
        unit: "instantiations",
        ours: [value],
        reference: nameClient(name),
        theirs: [other],
      })),
    );
    return { title: "The compiler's work: TypeScript 5.9, declarations in place of sources", rows };
  } finally {
    project.remove();
  }
}

/** Puts a generated client's declarations into the project, as a package, as ours are. */
function declare(project: UserProject, name: string, folder: string, entry: string): void {
  const target = join(project.folder, "node_modules", name);
  project.write(
    `node_modules/${name}/package.json`,
    text({
      name,
      version: "0.0.0",
      type: "module",
      exports: { ".": { types: `./dist/generated/${folder}/${entry}.d.ts` } },
    }),
  );
  const config = project.write(
    `declarations-${name}.json`,
    text({
      compilerOptions: {
        declaration: true,
        emitDeclarationOnly: true,
        // Their own sources are not ours to judge.
        noCheck: true,
        allowImportingTsExtensions: true,
        module: "nodenext",
        target: "es2022",
        lib: ["es2022", "dom", "dom.iterable"],
        types: [],
        strict: true,
        rootDir: otherClientsFolder,
        outDir: join(target, "dist"),
      },
      files: [join(generatedFolder, folder, `${entry}.ts`)],
    }),
  );
  const tsc = join(otherClientsFolder, "node_modules/typescript/bin/tsc");
  execFileSync(process.execPath, [tsc, "-p", config], { stdio: ["ignore", "inherit", "inherit"] });
}
