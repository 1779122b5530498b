// A registry in a process of its own. Started by registry.ts, which sends the folder and is told the port.
import type { AddressInfo } from "node:net";
import { runServer } from "verdaccio";

process.once("message", async (folder: string) => {
  const server = await runServer({
    self_path: folder,
    storage: `${folder}/storage`,
    // Nothing is asked of another registry, whatever is not here does not exist.
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
