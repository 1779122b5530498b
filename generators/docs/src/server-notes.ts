import { type Model, valueAt } from "@market-data/generator-core";

/** The command for mock and service. */
export const START = "npx -y pnpm@10.34.9 start";

/** True for a URL of the reader's machine, with the mock. */
export function isLocal(server: string): boolean {
  return ["127.0.0.1", "localhost", "[::1]"].includes(new URL(server).hostname);
}

/** Names the step before a sample. */
export function introduceSample(server: string): string {
  return isLocal(server) ? `Start the mock with \`${START}\` in a clone of the repository, then:` : "Try:";
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

/** The base URL of the service in the contract. @throws {Error} for a contract without a server. */
export function findServer({ document }: Model): string {
  const url = valueAt(document, ["servers", 0, "variables", "base_url", "default"]);
  if (typeof url !== "string") throw new Error("The contract has no server with a default base_url.");
  return url;
}
