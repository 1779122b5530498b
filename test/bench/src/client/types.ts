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
import { generatedFolder, otherClientsFolder } from "./other-clients.ts";

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
export function benchTypes(): void {
  const project = new UserProject("client", "types");
  const counter = new InstantiationCounter();
  try {
    const count = (program: string): number => counter.count(project.write("calls.ts", program));
    const row = (without: string, calls: string) => {
      const alone = count(without);
      return { "import alone": alone, "one call of each operation": count(calls) - alone };
    };
    const rows: Record<string, object> = {
      ours: row(noCall, plainCalls),
      "ours, two currencies, a figure read": row(noCall, typedCalls),
      "openapi-fetch": row(noPathCall, pathCalls),
    };
    for (const [name, { folder, entry, without, calls }] of Object.entries(generated)) {
      declare(project, name, folder, entry);
      rows[name] = row(without, calls);
    }
    console.log("\nType instantiations (TypeScript 5.9, declarations in place of sources)");
    console.table(rows);
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
