import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A connection that writes requests and never reads responses. */
export class UnreadConnection {
  readonly #socket: Socket;
  #hasFailed = false;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on("error", () => {
      this.#hasFailed = true;
    });
  }

  static async open(port: number, localAddress: string): Promise<UnreadConnection> {
    const socket = connect({ port, host: "127.0.0.1", localAddress });
    await once(socket, "connect");
    // Without a data listener, the socket reads nothing.
    return new UnreadConnection(socket);
  }

  write(text: string): void {
    this.#socket.write(text);
  }

  /** True if the server has closed the connection. Only a failed write shows it, because nothing is read. */
  async isClosed(): Promise<boolean> {
    for (let attempt = 0; attempt < 2 && !this.#hasFailed; attempt++) {
      this.#socket.write("\r\n");
      await sleep(200);
    }
    return this.#hasFailed;
  }

  destroy(): void {
    this.#socket.destroy();
  }
}

/** Sends bytes on a new connection. Returns the beginning of the response, until the end or a timeout in ms. */
export async function sendRaw(port: number, text: string, silence = 3000): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let received = "";
  await new Promise<void>((resolve) => {
    socket
      .setEncoding("latin1")
      .setTimeout(silence, resolve)
      .on("data", (part: string) => {
        received = (received + part).slice(0, 10_000);
      })
      .on("error", () => resolve())
      .on("close", () => resolve());
    socket.write(text, "latin1");
  });
  socket.destroy();
  return received;
}

const CONNECTIONS = 16;
const BATCH = 100;

/**
 * Sends requests in batches on several connections, as fast as the server reads them. Reads only the status of responses.
 *
 * @param toText Builds the text of a request from its number.
 * @returns The number of responses for each status.
 */
export async function sendInBatches(
  port: number,
  count: number,
  toText: (index: number) => string,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let sent = 0;
  const takeBatch = (): string[] => {
    const batch = Array.from({ length: Math.min(BATCH, count - sent) }, (_, index) => toText(sent + index));
    sent += batch.length;
    return batch;
  };
  const send = async (): Promise<void> => {
    const socket = connect(port, "127.0.0.1").setEncoding("latin1");
    await once(socket, "connect");
    for (let batch = takeBatch(); batch.length > 0; batch = takeBatch()) {
      socket.write(batch.join(""));
      for (let received = 0, rest = ""; received < batch.length; ) {
        const [part] = (await once(socket, "data")) as [string];
        // A status line may be split between two chunks. Bodies contain no status lines.
        const text = rest + part;
        const found = [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)];
        for (const [, status] of found) statuses.set(Number(status), (statuses.get(Number(status)) ?? 0) + 1);
        received += found.length;
        const last = found.at(-1);
        rest = text.slice(Math.max(text.length - 20, last === undefined ? 0 : last.index + last[0].length));
      }
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, send));
  return statuses;
}
