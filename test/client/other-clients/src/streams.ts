// Compiles and runs programs that read a stream with a generated client, before the suite of `pnpm compare`.
import { execFile, execFileSync } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const folder = fileURLToPath(new URL("../", import.meta.url));
const READ = `  if (event.type === "snapshot") console.log("snapshot", event.data.map(({ id }) => id).join());
  else if (event.type === "quote") console.log("quote", event.data.quote[0]?.price);
  else {
    console.log("end", event.error_code);
    // hey-api's client keeps the connection open after a \`break\`.
    process.exit();
  }
`;

/** The programs by file. Each prints the type and a field of each event. */
const programs = {
  "hey-api-stream.ts": `import { createClient } from "./hey-api/client/index.ts";
import { streamV1 } from "./hey-api/sdk.gen.ts";
const client = createClient({ baseUrl: process.argv[2] as string, auth: () => "key" });
const { stream } = await streamV1({ client, query: { id: [1, 825] } });
for await (const event of stream) {
${READ}}
`,
  "redocly-stream.ts": `import { client } from "./redocly/client.ts";
client.configure({ serverUrl: process.argv[2] as string, auth: { apiKey: { ApiKey: "key" } } });
for await (const { data: event } of client.streamV1({ query: { id: [1, 825] } })) {
${READ}}
`,
};

const EVENTS = [
  { type: "snapshot", data: [{ id: 1 }, { id: 825 }] },
  { type: "quote", data: { id: 1, quote: [{ price: 2 }] } },
  { type: "end", error_code: 1001, error_message: "The key is revoked" },
];
const EXPECTED = "snapshot 1,825\nquote 2\nend 1001\n";

/** @throws {Error} if a program does not compile, sends a wrong request, or prints other events. */
export async function checkStreams(): Promise<void> {
  const server = createServer(({ url, headers }, response) => {
    const isRight = url === "/v1/stream?id=1,825" && headers["x-svc_pro_api_key"] === "key";
    response.writeHead(isRight ? 200 : 400, { "Content-Type": "text/event-stream" });
    for (const event of EVENTS) response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    for (const [name, program] of Object.entries(programs)) {
      const file = `${folder}generated/${name}`;
      writeFileSync(file, program);
      const options =
        "--noEmit --strict --skipLibCheck --allowImportingTsExtensions --target es2023 --module nodenext";
      const compiler = `${folder}node_modules/typescript/bin/tsc`;
      execFileSync(process.execPath, [compiler, ...options.split(" "), "--types", "node", file], {
        cwd: folder,
        stdio: "inherit",
      });
      const { stdout } = await promisify(execFile)(process.execPath, ["--no-warnings", file, url], {
        timeout: 60_000,
      });
      if (stdout !== EXPECTED) throw new Error(`${name} read other events:\n${stdout}`);
      console.log(`${name} read the stream`);
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
