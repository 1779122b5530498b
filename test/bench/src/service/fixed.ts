import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { copyResponses } from "./copied-responses.ts";
import { serveParent } from "./measured-process.ts";

// The least that can be done for small responses: fixed headers and a fixed buffer.
const [url = "", ...calls] = process.argv.slice(2);
const findCopy = await copyResponses(url, calls);

const server = createServer((request, response) => {
  const { headers, body } = findCopy(request.url ?? "");
  response.writeHead(200, headers as string[]);
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  serveParent(`http://127.0.0.1:${port}`, () => server.closeAllConnections());
});
process.once("disconnect", () => process.exit());
