// A registry in a separate process. registry.ts starts the process, sends the folder and receives the port.
import type { AddressInfo } from "node:net";
import { runServer } from "verdaccio";

process.once("message", async (folder: string) => {
  const server = await runServer({
    self_path: folder,
    storage: `${folder}/storage`,
    // Without an uplink, packages outside this registry do not exist.
    uplinks: {},
    packages: { "**": { access: "$all", publish: "$authenticated" } },
    auth: { htpasswd: { file: `${folder}/htpasswd`, max_users: 1 } },
    web: { enable: false },
    max_body_size: "100mb",
    log: { type: "stdout", format: "json", level: "error" },
  } as unknown as Parameters<typeof runServer>[0]);
  server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
});

process.once("disconnect", () => process.exit());
