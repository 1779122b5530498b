import { type IncomingHttpHeaders, request } from "node:http";

/** A response with the received bytes: `fetch` would decompress the body. */
export interface RawResponse {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request with an unchanged target: `fetch` would normalize the URL. */
export function fetchRaw(
  url: string,
  path: string,
  { method = "GET", headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on("data", (chunk: Buffer) => chunks.push(chunk))
        .on("end", () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        );
    })
      .on("error", reject)
      .end();
  });
}
