import { toHeaders } from "./key.ts";

/** A response as it was received. */
export interface CopiedResponse {
  /** Names and values in turn, without those that every server of Node makes itself. */
  readonly headers: readonly string[];
  readonly body: Buffer;
}

const MADE_BY_NODE = new Set(["connection", "date", "keep-alive"]);

/** The responses of the service to some calls, by their paths. */
export async function copyResponses(
  url: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, CopiedResponse>> {
  const copies = new Map<string, CopiedResponse>();
  for (const path of paths) {
    const response = await fetch(url + path, { headers: toHeaders("identity") });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    const headers = [...response.headers].filter(([name]) => !MADE_BY_NODE.has(name)).flat();
    copies.set(path, { headers, body: Buffer.from(await response.arrayBuffer()) });
  }
  return copies;
}
