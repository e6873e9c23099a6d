import type { Client } from "pg";
import { DatabaseRefusal } from "../refusal.ts";
import { OLDEST_SERVER, withClient } from "./connection.ts";

/** Reasons of the network and of the server why a database can't be used, in plain words. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens at that host and port",
  ECONNRESET: "it ended the connection",
  EHOSTUNREACH: "its host is not reached",
  ENETUNREACH: "its host is not reached",
  ENOTFOUND: "its host is not known",
  EAI_AGAIN: "its host is not known",
  ETIMEDOUT: "it does not answer",
  ERR_INVALID_URL: "its address is none",
  "28P01": "it refuses the password",
  "28000": "it refuses the user",
  "3D000": "it has no database of that name",
  "42501": "it does not allow its user what is needed",
  "53100": "its disk is full",
  "53300": "it has no connection left",
  "57P03": "it is starting or stopping",
};

/** A connection that was lost, or was not made (`withSqlState`). */
const CONNECTION = /^08/;

interface Cause {
  code?: string;
  message?: string;
}

/** Why a database can't be used, by what `withClient` threw; null where that is something else. */
function reasonOf(error: unknown): string | null {
  const { code = "", cause, message } = error as Cause & { cause?: Cause };
  if (cause?.message === "timeout expired") return REASONS.ETIMEDOUT ?? null;
  const known = REASONS[cause?.code ?? ""] ?? REASONS[code];
  if (known !== undefined) return known;
  // Certificates, a pooler, a parameter of the address: what the client or the server says of it.
  return CONNECTION.test(code) ? (cause?.message ?? message ?? code) : null;
}

/** The facts about a server that decide whether the site can run on it. */
interface Server {
  /** `server_version_num`. */
  version: number;
  encoding: string;
  /** A replica only reads. */
  isReplica: boolean;
}

/** Why the site can't run on such a server; null where it can. */
export function serverProblem({ version, encoding, isReplica }: Server): string | null {
  if (version < OLDEST_SERVER) {
    const [found, oldest] = [version, OLDEST_SERVER].map((number) => Math.floor(number / 10_000));
    return `PostgreSQL ${found} is too old: the site needs ${oldest} or later.`;
  }
  if (encoding !== "UTF8") {
    return `the database holds text as ${encoding}: create it with ENCODING 'UTF8'.`;
  }
  return isReplica ? "the server is a replica, which only reads: name the one that writes." : null;
}

async function refuseServer(client: Client): Promise<void> {
  const { rows } = await client.query<Server>(
    `SELECT current_setting('server_version_num')::int AS version,
       current_setting('server_encoding') AS encoding, pg_is_in_recovery() AS "isReplica"`,
  );
  const problem = rows[0] ? serverProblem(rows[0]) : null;
  if (problem !== null) throw new DatabaseRefusal(problem);
}

/**
 * Works on a database of a server that the site can run on.
 * @throws {DatabaseRefusal} when it is not to be reached, lets us not in, or is one that the site can't run on
 */
export async function withServer<Result>(
  url: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  try {
    return await withClient(url, async (client) => {
      await refuseServer(client);
      return work(client);
    });
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === null) throw error;
    throw new DatabaseRefusal(`PostgreSQL can't be used: ${reason}.`, { cause: error });
  }
}
