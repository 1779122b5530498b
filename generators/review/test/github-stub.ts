import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface StubComment {
  id: number;
  body: string;
  user: { login: string };
}

/** The paths of GitHub's API for review comments, over real HTTP, with two entries per page. */
export class GitHubStub {
  pulls: { number: number; head: { sha: string } }[] = [];
  comments: StubComment[] = [];
  previews: { html_url: string }[] = [];
  /** The method and the path with query of every request. */
  readonly requests: string[] = [];
  readonly #server = createServer((request, response) => void this.#respond(request, response));

  async start(): Promise<string> {
    this.#server.listen(0, "127.0.0.1");
    await once(this.#server, "listening");
    return this.#url;
  }

  get #url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    const closed = once(this.#server, "close");
    this.#server.close();
    this.#server.closeAllConnections();
    await closed;
  }

  async #respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "", this.#url);
    this.requests.push(`${request.method} ${url.pathname}${url.search}`);
    if (request.headers.authorization !== "Bearer a-token") {
      response.writeHead(401).end("Bad credentials");
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = url.pathname.replace("/repos/someone/api/", "");
    const sent = () => JSON.parse(Buffer.concat(chunks).toString()) as { body: string };
    if (request.method === "POST" && path === "issues/7/comments") {
      this.comments.push({ id: 90, body: sent().body, user: { login: "github-actions[bot]" } });
      response.writeHead(201).end("{}");
    } else if (request.method === "PATCH" && path.startsWith("issues/comments/")) {
      const comment = this.comments.find(({ id }) => path === `issues/comments/${id}`);
      if (comment !== undefined) comment.body = sent().body;
      response.writeHead(comment === undefined ? 404 : 200).end("{}");
    } else if (path === "pulls") response.end(JSON.stringify(this.pulls));
    else if (path === "issues/7/comments") this.#page(url, response);
    else if (path === "actions/workflows/docs.yml/runs") {
      response.end(JSON.stringify({ workflow_runs: this.previews }));
    } else response.writeHead(404).end("Not Found");
  }

  #page(url: URL, response: ServerResponse): void {
    const page = Number(url.searchParams.get("page") ?? 1);
    const next = new URL(url);
    next.searchParams.set("page", String(page + 1));
    const more = this.comments.length > page * 2;
    response.writeHead(200, more ? { link: `<${next}>; rel="next"` } : {});
    response.end(JSON.stringify(this.comments.slice((page - 1) * 2, page * 2)));
  }
}
