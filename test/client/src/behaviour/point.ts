import { TooLate } from "./checks.ts";
import { type Reply, startServer, type TroubleServer } from "./server.ts";
import type { Subject, SubjectClient, SubjectOptions } from "./subject.ts";

/** One thing that a client should do, as a test that throws where it does not. */
export interface Point {
  readonly group: string;
  readonly name: string;
  /** Whether it needs `ask`, which not every client has. */
  readonly asks?: boolean;
  run(subject: Subject): Promise<void>;
}

/** What a point works with. */
export interface Scene {
  readonly server: TroubleServer;
  readonly client: SubjectClient;
  /** Another client of the same library, at the same server unless told otherwise. */
  readonly create: (options?: Partial<SubjectOptions>) => SubjectClient;
}

export const KEY = "behaviour-secret-0123456789";

/** How often a point is tried where a bound on time is not kept. */
const TRIES = 5;

/** A point with a server that answers as told and a client that calls it. */
export function point(
  group: string,
  name: string,
  reply: Reply,
  run: (scene: Scene) => Promise<void>,
  options: Partial<SubjectOptions> & { asks?: boolean } = {},
): Point {
  const { asks = false, ...settings } = options;
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
    asks,
    async run(subject) {
      for (let tries = 1; tries < TRIES; tries++) {
        try {
          return await tryOnce(subject);
        } catch (error) {
          if (!(error instanceof TooLate)) throw error;
        }
      }
      await tryOnce(subject);
    },
  };
}
