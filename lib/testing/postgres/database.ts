import { PrismaPg } from "@prisma/adapter-pg";
import type { Pool } from "pg";
import { createWriter } from "../../platform/db/clients.ts";
import { closeCommitWatchers } from "../../platform/db/commit-watchers.ts";
import type { PrismaClient } from "../../platform/db/generated/client.ts";
import { migrate } from "../../platform/db/migrations.ts";
import { openReadPool, withClient } from "../../platform/db/postgres/connection.ts";
import { openCountStore } from "../../platform/db/postgres/count-store.ts";
import { PrismaClient as ServerClient } from "../../platform/db/postgres/generated/client/client.ts";
import { replaceOnce } from "../../platform/once.ts";
import type { Reader } from "../reader.ts";
import { addressOf, createOwnDatabase } from "./own-database.ts";
import { rawDatabase } from "./raw-database.ts";

const TEMPLATE = "loopimmo_template";

/** Migrates the database that those of the tests are copies of. */
export async function prepareServerTemplate(server: string): Promise<void> {
  await withClient(server, (client) => client.query(`CREATE DATABASE ${TEMPLATE}`));
  await migrate(addressOf(server, TEMPLATE));
}

/** Prisma on connections that may only read: those of reads. */
function createServerReader(pool: Pool): Reader {
  return new ServerClient({ adapter: new PrismaPg(pool) }) as unknown as PrismaClient;
}

/** SQLite's own reads, which this database does not answer. */
const noRawReader = {
  prepare: (): never => {
    throw new Error("a statement in SQLite's words can't be read on PostgreSQL");
  },
};

/** A migrated, empty database of one test file on the server: a `TestDatabase`. Close it after the tests. */
export async function createServerDatabase(server: string) {
  const { url, drop } = await createOwnDatabase(server, TEMPLATE);
  const raw = rawDatabase(url);
  const writer = createWriter(url);
  const pool = openReadPool(url);
  const reader = createServerReader(pool);
  const counts = openCountStore(url);
  const ofProcess = {
    "db.kind": "postgresql",
    "db.writer": writer,
    "db.readPool": pool,
    "db.countStore": counts,
    "db.rawReader": noRawReader,
  };
  return {
    file: "",
    url,
    raw,
    writer,
    reader,
    adopt() {
      for (const [key, value] of Object.entries(ofProcess)) replaceOnce(key, value);
    },
    async close() {
      await closeCommitWatchers();
      for (const key of Object.keys(ofProcess)) replaceOnce(key, undefined);
      raw.close();
      await Promise.all([writer.$disconnect(), reader.$disconnect()]);
      await Promise.all([pool.end(), counts.end()]);
      await drop();
    },
  };
}
