import { type Model, valueAt } from "@market-data/generator-core";

/** The commands that start mock and service. */
export const START = "npx -y pnpm@10.34.9 start";

const MOCK = `Start the mock with \`${START}\` in a clone of the repository`;

/** True for a URL of the reader's own machine, where the mock runs. */
export function isLocal(server: string): boolean {
  return ["127.0.0.1", "localhost", "[::1]"].includes(new URL(server).hostname);
}

/** Explains what must run before a sample. */
export function introduceSample(server: string): string {
  return isLocal(server) ? `${MOCK}, then:` : "Try:";
}

/** Describes the base URL of each target of *Try it*, as the end of a sentence. */
export const TARGETS = {
  mock: "is the mock.",
  service: "is the service.",
  own: "is the base URL that you chose.",
};

/** Describes the base URL of the samples. */
export function describeServer(server: string): string {
  return `\`${server}\` ${isLocal(server) ? TARGETS.mock : TARGETS.service}`;
}

/**
 * The base URL of the service that the contract names.
 * @throws {Error} when the contract has no server.
 */
export function findServer({ document }: Model): string {
  const url = valueAt(document, ["servers", 0, "variables", "base_url", "default"]);
  if (typeof url !== "string") throw new Error("The contract has no server with a default base_url.");
  return url;
}
