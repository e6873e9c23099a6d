import {
  Client,
  type ClientConfig,
  type CustomTypesConfig,
  Pool,
  type PoolConfig,
  types,
} from "pg";

/** The oldest server that the site runs on, as `server_version_num` has it. */
export const OLDEST_SERVER = 150_000;

/** Milliseconds after which a server that does not answer is not there. */
const CONNECT_MS = 5_000;

/** Types of PostgreSQL by their number in its catalogue. */
const TYPE = { int8: 20, json: 114, timestamp: 1114, numeric: 1700 } as const;

/** "2026-11-27 09:30:00.12" as rows of SQLite hold it: `2026-11-27T09:30:00.120+00:00`. */
function storedInstant(text: string): string {
  const [seconds = "", fraction = ""] = text.replace(" ", "T").split(".");
  return `${seconds}.${fraction.padEnd(3, "0").slice(0, 3)}+00:00`;
}

/** What the columns of a read give: as SQLite does, so that one typed read stands for both. */
const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [TYPE.int8]: Number,
  [TYPE.numeric]: Number,
  [TYPE.json]: (text) => text,
  [TYPE.timestamp]: storedInstant,
};

/** Parsers of what reads give. */
export const READ_TYPES: CustomTypesConfig = {
  getTypeParser: (type, format) =>
    (format === "binary" ? undefined : PARSERS[type]) ?? types.getTypeParser(type, format),
};

/** Settings of a session, as the server names them. */
type Settings = Readonly<Record<string, string | number>>;

/** Columns hold an instant without its zone: the session's clock is UTC's, whatever the server's is. */
const EVERY_SESSION: Settings = { timezone: "UTC" };

/** How a connection is opened. */
export function connectionOptions(url: string, settings: Settings = {}): ClientConfig {
  const all = Object.entries({ ...EVERY_SESSION, ...settings });
  return {
    connectionString: url,
    options: all.map(([name, value]) => `-c ${name}=${value}`).join(" "),
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    application_name: "loopimmo",
  };
}

/**
 * Milliseconds. A process that stops in the middle of its transaction, or whose machine is gone, holds the one write
 * lock until the server ends its session: others wait for less than that.
 */
const LONGEST_PAUSE_MS = 6_000;

/** A holder that the network no longer reaches: asked after a second and then each second, three times. */
const HOLDER_REACHED: Settings = {
  tcp_keepalives_idle: 1,
  tcp_keepalives_interval: 1,
  tcp_keepalives_count: 3,
  tcp_user_timeout: 5_000,
  client_connection_check_interval: 1_000,
};

/** The writer's one connection: a process writes one transaction at a time, as all processes together do. */
export function writerPool(url: string, lockWaitMs: number): PoolConfig {
  const settings = {
    lock_timeout: lockWaitMs,
    idle_in_transaction_session_timeout: LONGEST_PAUSE_MS,
    ...HOLDER_REACHED,
  };
  return { ...connectionOptions(url, settings), max: 1, connectionTimeoutMillis: lockWaitMs };
}

/** Connections that may read alone. */
const READERS = 8;

/** Milliseconds after which a read is given up. */
const LONGEST_READ_MS = 10_000;

/** The pool of reads. */
export function openReadPool(url: string): Pool {
  const settings = { default_transaction_read_only: "on", statement_timeout: LONGEST_READ_MS };
  const pool = new Pool({ ...connectionOptions(url, settings), max: READERS, types: READ_TYPES });
  // An idle connection that breaks is replaced by the next read.
  pool.on("error", () => {});
  return pool;
}

/** Connections that count for limits: a count takes less than a millisecond of one. */
const COUNTERS = 2;

/** Milliseconds for a connection, and then for the count: a request waits for it, and can be counted without. */
const LONGEST_COUNT_MS = 2_000;

/** The pool of what limits count (count-store.ts). */
export function openCountPool(url: string): Pool {
  const pool = new Pool({
    ...connectionOptions(url, { statement_timeout: LONGEST_COUNT_MS, synchronous_commit: "off" }),
    max: COUNTERS,
    connectionTimeoutMillis: LONGEST_COUNT_MS,
    // Where the server no longer answers at all, nor ends the statement.
    query_timeout: LONGEST_COUNT_MS,
  });
  // An idle connection that breaks is replaced by the next count.
  pool.on("error", () => {});
  return pool;
}

/** `connection_failure`, of the standard. */
const CONNECTION_FAILURE = "08006";

/**
 * What a statement or a connection failed with, always with a code of the standard (SQLSTATE): `pg` throws what it saw
 * of a broken connection as it is, with the network's code or none.
 */
export function withSqlState(error: unknown): unknown {
  if ((error as { severity?: unknown } | null)?.severity !== undefined) return error;
  const lost = new Error("the connection to PostgreSQL failed", { cause: error });
  return Object.assign(lost, { code: CONNECTION_FAILURE });
}

/**
 * Opens a connection for one piece of work, and closes it.
 * @throws {Error} with the code of the standard, see `withSqlState`
 */
export async function withClient<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client(connectionOptions(url));
  // A connection that breaks fails the statement that waits on it; without a listener it would end the process.
  client.on("error", () => {});
  try {
    await client.connect().catch((error: unknown) => {
      throw withSqlState(error);
    });
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
