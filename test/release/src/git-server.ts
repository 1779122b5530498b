import { spawn } from "node:child_process";
import { createServer, type Server } from "node:http";

/** A git server over HTTP for the repositories in a folder. Like a private repository, it requires a token as password. */
export function createGitServer(folder: string, token: string): Server {
  const expected = `Basic ${Buffer.from(`x-access-token:${token}`).toString("base64")}`;
  return createServer((request, response) => {
    if (request.headers.authorization !== expected) {
      response.writeHead(401, { "WWW-Authenticate": 'Basic realm="git"' }).end();
      return;
    }
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    const backend = spawn("git", ["http-backend"], {
      stdio: ["pipe", "pipe", "inherit"],
      env: {
        ...process.env,
        GIT_PROJECT_ROOT: folder,
        GIT_HTTP_EXPORT_ALL: "1",
        PATH_INFO: pathname,
        QUERY_STRING: search.slice(1),
        REQUEST_METHOD: request.method,
        CONTENT_TYPE: request.headers["content-type"],
        HTTP_CONTENT_ENCODING: request.headers["content-encoding"],
        HTTP_GIT_PROTOCOL: request.headers["git-protocol"]?.toString(),
      },
    });
    request.pipe(backend.stdin);
    const chunks: Buffer[] = [];
    backend.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
    backend.on("close", () => {
      const output = Buffer.concat(chunks);
      const end = output.indexOf("\r\n\r\n");
      for (const line of output.toString("latin1", 0, end).split("\r\n")) {
        const [name = "", value = ""] = line.split(": ");
        if (name === "Status") response.statusCode = Number.parseInt(value, 10);
        else response.setHeader(name, value);
      }
      response.end(output.subarray(end + 4));
    });
  });
}
