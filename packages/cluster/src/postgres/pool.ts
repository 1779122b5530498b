import { type Connection, isStatementError, SECOND_CHOICE_MS } from "./connection.ts";
import type { Queries } from "./queries.ts";

/**
 * How many connections are made at once. A server on which many programs fall at once, because another one was lost, would take so long for
 * each that they give up and begin again.
 */
const MAX_OPENING = 2;
/** For how long no other connection is tried after one could not be made, in ms. */
const REST_MS = 100;
/** How long work waits for one of the connections that there are, where no other can be made, in ms. */
const SHARE_MS = 2000;
/** A connection is replaced after once to twice that time, in ms: what the server has kept for it goes with it. */
const LIFETIME_MS = 40 * 60_000;

interface Member {
  readonly connection: Connection;
  /** Not used again from then on. */
  endsAt: number;
  /** Whether what is under way may be cut. */
  isCuttable: boolean;
}

/** Work that waits for a connection, whether one that is being made or one that other work gives back. */
interface Waiting {
  resolve(member: Member): void;
  reject(error: unknown): void;
  /** Whether none could be made for it: it does not wait for long any more. */
  isEnding: boolean;
}

/** Connections that are made as they are needed. Each is used for one piece of work at a time, and is given up when it is lost. */
export class Pool {
  readonly #open: () => Promise<Connection>;
  readonly #max: number;
  readonly #idle: Member[] = [];
  readonly #used = new Set<Member>();
  readonly #waiting: Waiting[] = [];
  /** How many there are, those that are being made too. */
  #count = 0;
  #opening = 0;
  /** Why the last connection could not be made, while no other is tried. */
  #failure: { readonly error: unknown } | undefined;
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
      if (!isReusable || !isStatementError(error)) connection.destroy();
      throw error;
    } finally {
      this.#giveBack(member);
    }
  }

  /**
   * Gives up all connections: the server is away, and another one may answer next. What must not be cut goes on.
   *
   * @param reason What is under way fails with.
   */
  renew(reason: Error): void {
    // They are taken out as they are taken.
    for (const { connection } of this.#idle) connection.destroy(reason);
    for (const member of this.#used) {
      if (member.isCuttable) member.connection.destroy(reason);
      else member.endsAt = 0;
    }
  }

  /** How many connections there are, as far as is known. */
  get size(): number {
    return this.#used.size + this.#idle.filter(({ connection }) => connection.isUsable).length;
  }

  /** How many there should be, where one could not be made: one more at least. */
  get wanted(): number {
    return Math.min(Math.max(this.#used.size + this.#waiting.length, this.size + 1), this.#max);
  }

  /** Makes connections until the pool has a number of them. @returns Whether it has, or is closed. */
  async growTo(size: number): Promise<boolean> {
    for (let missing = size - this.size; missing > 0; missing -= 1)
      if (!this.#isClosed && this.#opening === 0 && this.#failure === undefined) await this.#make();
    return this.#isClosed || this.size >= size;
  }

  /** Uses no connection for further work: the servers have changed places. What is under way goes on. */
  retire(): void {
    // They are taken out as they are taken.
    for (const { connection } of this.#idle) connection.end().catch(() => {});
    for (const member of this.#used) member.endsAt = 0;
  }

  /** @param ms How long work that is under way may still take. */
  async close(ms: number): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(makeClosedError());
    await Promise.all([...this.#idle.splice(0), ...this.#used].map(({ connection }) => connection.end(ms)));
  }

  async #take(): Promise<Member> {
    this.#assertOpen();
    for (let idle = this.#idle.pop(); idle !== undefined; idle = this.#idle.pop()) {
      if (idle.connection.isUsable && performance.now() < idle.endsAt) return this.#note(idle);
      idle.connection.end().catch(() => {});
      this.#count -= 1;
    }
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { resolve, reject, isEnding: false };
      this.#waiting.push(waiting);
      if (this.#failure === undefined) this.#makeForWaiting();
      else this.#endSoon([waiting], this.#failure.error);
    });
  }

  /** Makes other connections where work waits for them and there may be more. */
  #makeForWaiting(): void {
    const mayOpen = () =>
      this.#failure === undefined && this.#opening < MAX_OPENING && this.#count < this.#max;
    while (mayOpen() && this.#listWanting().length > this.#opening) this.#make();
  }

  /** Makes one, which is for what waits longest by then. */
  async #make(): Promise<void> {
    const wanting = this.#listWanting();
    this.#count += 1;
    this.#opening += 1;
    try {
      const connection = await this.#open();
      this.#opening -= 1;
      const lifetime = connection.isPreferred ? LIFETIME_MS * (1 + Math.random()) : SECOND_CHOICE_MS;
      this.#offer({ connection, endsAt: performance.now() + lifetime, isCuttable: true });
    } catch (error) {
      this.#opening -= 1;
      this.#count -= 1;
      this.#rest(error);
      // What came after it began may be given the other one that is being made.
      this.#endSoon(this.#opening === 0 ? this.#listWanting() : wanting, error);
    }
    this.#makeForWaiting();
  }

  /** What waits for a connection that is made. */
  #listWanting(): readonly Waiting[] {
    return this.#waiting.filter(({ isEnding }) => !isEnding);
  }

  /** Tries no other connection for a while. */
  #rest(error: unknown): void {
    const failure = { error };
    this.#failure = failure;
    setTimeout(() => {
      if (this.#failure !== failure) return;
      this.#failure = undefined;
      this.#makeForWaiting();
    }, REST_MS).unref();
  }

  /** No connection could be made: what waits for one has a while to be given one of those that are in use. */
  #endSoon(all: readonly Waiting[], error: unknown): void {
    const end = () => {
      for (const ending of all) {
        const index = this.#waiting.indexOf(ending);
        if (index >= 0) this.#waiting.splice(index, 1);
        // Of what was given a connection meanwhile, this is passed over.
        ending.reject(error);
      }
    };
    for (const ending of all) ending.isEnding = true;
    if (this.#used.size === 0) end();
    else setTimeout(end, SHARE_MS).unref();
  }

  #offer(member: Member): void {
    if (this.#isClosed) member.connection.destroy();
    else if (this.#waiting.length > 0) this.#waiting.shift()?.resolve(this.#note(member));
    else this.#idle.push(member);
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
    if (connection.isUsable) this.#offer(member);
    else {
      this.#count -= 1;
      this.#makeForWaiting();
    }
  }

  #assertOpen(): void {
    if (this.#isClosed) throw makeClosedError();
  }
}

function makeClosedError(): Error {
  return Object.assign(new Error("The database is closed."), { code: "CONNECTION_ENDED" });
}
