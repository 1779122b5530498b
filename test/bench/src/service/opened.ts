import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { DatabaseSync } from "node:sqlite";

// The least that a service on a database does before it serves: it opens it, reads a row, and listens.
const [file] = process.argv.slice(2);
if (file !== undefined) new DatabaseSync(file, { readOnly: true }).prepare("SELECT * FROM figures").get();
const server = createServer((_, response) => response.end("{}"));
server.listen(0, "127.0.0.1", () => {
  console.log(`Serving on http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once("SIGINT", () => process.exit());
