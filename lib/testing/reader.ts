import { withPragmas } from "../platform/db/clients.ts";
import { PrismaClient } from "../platform/db/generated/client.ts";
import { PRAGMA_SQL } from "../platform/db/open.ts";

/** Prisma on a connection that may only read, for what tests find in the database. */
export type Reader = Omit<PrismaClient, "$transaction" | "$executeRaw" | "$executeRawUnsafe">;

/** Opens a reader on a database address. */
export function createReader(url: string): Reader {
  return new PrismaClient({ adapter: withPragmas(url, `${PRAGMA_SQL}\nPRAGMA query_only = 1;`) });
}
