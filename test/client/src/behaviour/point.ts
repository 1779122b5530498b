import { TimingError } from "./checks.ts";
import { type FaultyServer, type Reply, startServer } from "./server.ts";
import type { Subject, SubjectClient, SubjectOptions } from "./subject.ts";

/** One expected behaviour: a test that throws on failure. */
export interface TestCase {
  readonly group: string;
  readonly name: string;
  /** Whether the test needs `ask`, which some clients lack. */
  readonly needsAsk?: boolean;
  run(subject: Subject): Promise<void>;
}

/** The context of a test. */
export interface Scene {
  readonly server: FaultyServer;
  readonly client: SubjectClient;
  /** Creates a client of the same library, by default for the same server. */
  readonly create: (options?: Partial<SubjectOptions>) => SubjectClient;
}

export const KEY = "behaviour-secret-0123456789";

/** The number of attempts of a test with a missed time limit. */
const TRIES = 5;

/** Creates a test with a configured server and a client. */
export function testCase(
  group: string,
  name: string,
  reply: Reply,
  run: (scene: Scene) => Promise<void>,
  options: Partial<SubjectOptions> & { needsAsk?: boolean } = {},
): TestCase {
  const { needsAsk = false, ...settings } = options;
  const tryOnce = async (subject: Subject) => {
    const server = await startServer(reply, subject.errorBody);
    const create = (more: Partial<SubjectOptions> = {}) =>
      subject.create({
        baseUrl: server.url,
        apiKey: KEY,
        timeout: 10_000,
        retries: 2,
        ...settings,
        ...more,
      });
    try {
      await run({ server, create, client: create() });
    } finally {
      await server.close();
    }
  };
  return {
    group,
    name,
    needsAsk,
    async run(subject) {
      for (let tries = 1; tries < TRIES; tries++) {
        try {
          return await tryOnce(subject);
        } catch (error) {
          if (!(error instanceof TimingError)) throw error;
        }
      }
      await tryOnce(subject);
    },
  };
}
