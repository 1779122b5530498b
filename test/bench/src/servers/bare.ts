import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { DatabaseSync } from "node:sqlite";

// The minimum work of a service before it serves: opens a database, reads a row and listens.
const [file] = process.argv.slice(2);
if (file !== undefined) new DatabaseSync(file, { readOnly: true }).prepare("SELECT * FROM metrics").get();
const server = createServer((_, response) => response.end("{}"));
server.listen(0, "127.0.0.1", () => {
  console.log(`Serving on http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
