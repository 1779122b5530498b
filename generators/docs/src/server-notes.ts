const MOCK = "Start the mock with `npx -y pnpm@10.34.9 start` in a clone of the repository";

/** Whether a URL is of the reader's own machine, where the mock runs. */
function isLocal(server: string): boolean {
  return ["127.0.0.1", "localhost", "[::1]"].includes(new URL(server).hostname);
}

/** What to do before a sample is run. */
export function introduceSample(server: string): string {
  return isLocal(server) ? `${MOCK}, then:` : "Try:";
}

/** What the base URL of the samples is. */
export function describeServer(server: string): string {
  return isLocal(server) ? `\`${server}\` is the mock.` : `\`${server}\` is the service.`;
}

/** What to know before the form sends a request to a server. */
export function describeForm(server: string): string {
  const how = isLocal(server)
    ? `${MOCK}, then send a request to it from here. The mock accepts any key;`
    : `Send a request from here with your key. Without one, ${MOCK.replace("Start", "start")}, and enter its URL, \`http://127.0.0.1:4010\`, with any key;`;
  return `${how} nothing that you type is stored.`;
}
