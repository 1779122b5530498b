import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type CopiedResponse, copyResponses } from "./copied-responses.ts";
import { serveParent } from "./measured-process.ts";

// The least that can be done for small responses: fixed headers and a fixed buffer.
const [url = "", ...paths] = process.argv.slice(2);
const copies = await copyResponses(url, paths);

const server = createServer((request, response) => {
  const { headers, body } = copies.get(request.url ?? "") as CopiedResponse;
  response.writeHead(200, headers as string[]);
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  serveParent(`http://127.0.0.1:${port}`, () => server.closeAllConnections());
});
process.once("disconnect", () => process.exit());
