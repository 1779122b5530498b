import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, test } from "vitest";
import { checkPorts, HOST } from "../start/check-ports.ts";

async function listen(): Promise<{ port: number; close: () => Promise<unknown> }> {
  const server = createServer();
  await once(server.listen(0, HOST), "listening");
  return {
    port: (server.address() as AddressInfo).port,
    close: () => once(server.close(), "close"),
  };
}

test("reports a taken port with advice, and accepts free ports", async () => {
  const servers = await Promise.all([listen(), listen(), listen()]);
  const [service, mock, docs] = servers.map(({ port }) => port) as [number, number, number];
  await servers[0]?.close();
  const message = `Port ${mock} of ${HOST}, for the mock, is taken by another program. Choose another with --mock-port or MOCK_PORT.`;
  await expect(checkPorts({ service, mock, docs })).rejects.toThrow(message);
  await Promise.all(servers.slice(1).map((server) => server.close()));
  await expect(checkPorts({ service, mock, docs })).resolves.toBeUndefined();
});
