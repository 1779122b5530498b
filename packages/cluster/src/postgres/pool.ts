import { type Connection, isOfStatement, type Queries, SECOND_CHOICE_MS } from "./connection.ts";

/** A connection is replaced after once to twice that time, in ms: what the server has kept for it goes with it. */
const LIFETIME_MS = 40 * 60_000;

interface Member {
  readonly connection: Connection;
  /** Not used again from then on. */
  endsAt: number;
  /** Whether what is under way may be cut. */
  isCuttable: boolean;
}

/** Connections that are made as they are needed. Each is used for one piece of work at a time, and is given up when it is lost. */
export class Pool {
  readonly #open: () => Promise<Connection>;
  readonly #max: number;
  readonly #idle: Member[] = [];
  readonly #used = new Set<Member>();
  /** Those who wait; each is given a connection, or the right to make one. */
  readonly #waiting: ((member: Member | undefined) => void)[] = [];
  /** How many there are, those that are being made too. */
  #count = 0;
  #isClosed = false;

  /** @param max How many connections there may be at once. */
  constructor(open: () => Promise<Connection>, max: number) {
    this.#open = open;
    this.#max = max;
  }

  /**
   * Does some work with a connection.
   *
   * @param isReusable Whether the connection can be used again after an error of a statement.
   * @param isCuttable Whether `renew` may end it.
   * @param onTaken Called with the connection.
   * @throws {unknown} as soon as the connection is lost.
   */
  async use<Result>(
    work: (sql: Queries) => PromiseLike<Result>,
    { isReusable, isCuttable }: { readonly isReusable: boolean; readonly isCuttable: boolean },
    onTaken: (connection: Connection) => void = () => {},
  ): Promise<Result> {
    const member = await this.#take();
    const { connection } = member;
    member.isCuttable = isCuttable;
    try {
      onTaken(connection);
      return await connection.use(work);
    } catch (error) {
      if (!isReusable || !isOfStatement(error)) connection.destroy();
      throw error;
    } finally {
      this.#giveBack(member);
    }
  }

  /** Gives up all connections: the server is away, and another one may answer next. What must not be cut goes on. */
  renew(): void {
    // They are taken out as they are taken.
    for (const { connection } of this.#idle) connection.destroy();
    for (const member of this.#used) {
      if (member.isCuttable) member.connection.destroy();
      else member.endsAt = 0;
    }
  }

  /** @param ms How long work that is under way may still take. */
  async close(ms: number): Promise<void> {
    this.#isClosed = true;
    for (const resolve of this.#waiting.splice(0)) resolve(undefined);
    await Promise.all([...this.#idle.splice(0), ...this.#used].map(({ connection }) => connection.end(ms)));
  }

  async #take(): Promise<Member> {
    this.#assertOpen();
    for (let idle = this.#idle.pop(); idle !== undefined; idle = this.#idle.pop()) {
      if (idle.connection.isUsable && performance.now() < idle.endsAt) return this.#note(idle);
      idle.connection.end().catch(() => {});
      this.#count -= 1;
    }
    if (this.#count < this.#max) {
      this.#count += 1;
      return this.#make();
    }
    const given = await new Promise<Member | undefined>((resolve) => this.#waiting.push(resolve));
    return given === undefined ? this.#make() : this.#note(given);
  }

  async #make(): Promise<Member> {
    try {
      this.#assertOpen();
      const connection = await this.#open();
      const lifetime = connection.isPreferred ? LIFETIME_MS * (1 + Math.random()) : SECOND_CHOICE_MS;
      const endsAt = performance.now() + lifetime;
      const member = { connection, endsAt, isCuttable: true };
      if (!this.#isClosed) return this.#note(member);
      connection.destroy();
      this.#assertOpen();
      return member;
    } catch (error) {
      this.#leave();
      throw error;
    }
  }

  #note(member: Member): Member {
    this.#used.add(member);
    return member;
  }

  #giveBack(member: Member): void {
    this.#used.delete(member);
    const { connection, endsAt } = member;
    if (connection.isUsable && (this.#isClosed || performance.now() > endsAt))
      connection.end().catch(() => {});
    if (!connection.isUsable) {
      this.#leave();
      return;
    }
    const next = this.#waiting.shift();
    if (next === undefined) this.#idle.push(member);
    else next(member);
  }

  /** A connection is gone: the next one who waits may make another. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#count -= 1;
    else next(undefined);
  }

  #assertOpen(): void {
    if (this.#isClosed)
      throw Object.assign(new Error("The database is closed."), { code: "CONNECTION_ENDED" });
  }
}
