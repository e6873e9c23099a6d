import { PrismaPg } from "@prisma/adapter-pg";
import type { PrismaClient } from "../generated/client.ts";
import { writerPool } from "./connection.ts";
import { PrismaClient as ServerClient } from "./generated/client/client.ts";
import { statementNames } from "./statement-names.ts";
import { lockingOnServer } from "./write-lock.ts";

/**
 * Prisma's client on a PostgreSQL database. Its types are those of the client for SQLite, which knows the enums that are
 * text here, and offers nothing that SQLite lacks.
 */
export function createServerClient(url: string, lockWaitMs: number): PrismaClient {
  const nameOf = statementNames();
  const source = new PrismaPg(writerPool(url, lockWaitMs), {
    // The library's type asks for a name always; without one the statement is not kept, as we mean it.
    statementNameGenerator: ({ sql }) => nameOf(sql) as string,
  });
  const adapter = lockingOnServer(source);
  const client = new ServerClient({ adapter, transactionOptions: { maxWait: lockWaitMs } });
  return client as unknown as PrismaClient;
}
