import { toHeaders } from "./key.ts";

/** A response as it was received. */
export interface CopiedResponse {
  /** Names and values in turn, without those that every server of Node makes itself. */
  readonly headers: readonly string[];
  readonly body: Buffer;
}

const MADE_BY_NODE = new Set(["connection", "date", "keep-alive"]);

/**
 * The responses of the service to some calls.
 *
 * @returns Finds the one to the call of a path, whatever its query.
 */
export async function copyResponses(
  url: string,
  calls: readonly string[],
): Promise<(call: string) => CopiedResponse> {
  const copies = new Map<string, CopiedResponse>();
  for (const call of calls) {
    const response = await fetch(url + call, { headers: toHeaders("identity") });
    if (!response.ok) throw new Error(`${call}: ${response.status}`);
    const headers = [...response.headers].filter(([name]) => !MADE_BY_NODE.has(name)).flat();
    copies.set(getPath(call), { headers, body: Buffer.from(await response.arrayBuffer()) });
  }
  return (call) => copies.get(getPath(call)) as CopiedResponse;
}

function getPath(call: string): string {
  const end = call.indexOf("?");
  return end === -1 ? call : call.slice(0, end);
}
