const MOCK = "Start the mock with `npx @market-data/mock`";

/** Whether an address is of this machine, where a reader's own mock listens. */
function isOwnMachine(server: string): boolean {
  return ["127.0.0.1", "localhost", "[::1]"].includes(new URL(server).hostname);
}

/** What to do before a sample is run that calls a server. */
export function beforeSample(server: string): string {
  return isOwnMachine(server) ? `${MOCK}, then:` : "Try:";
}

/** What stands behind the address in the samples. */
export function addressWords(server: string): string {
  return isOwnMachine(server)
    ? `\`${server}\` is where the mock listens.`
    : `\`${server}\` is the service's address.`;
}

/** What to know before a form sends a call that begins with a server's address. */
export function tryWords(server: string): string {
  const how = isOwnMachine(server)
    ? `${MOCK}, then send a call to it from here. The mock takes any key;`
    : `Send a call from here with your key, or without one: ${MOCK.replace("Start", "start")}, put its address here, \`http://127.0.0.1:4010\`, and any key;`;
  return `${how} nothing that you type is kept.`;
}
