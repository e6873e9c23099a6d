import { randomUUID } from "node:crypto";
import { withClient } from "../../platform/db/postgres/connection.ts";

/** A database on a server, until it is dropped. */
export interface OwnDatabase {
  url: string;
  /** Drops it, whoever is connected to it still. */
  drop(): Promise<void>;
}

/** The address of another database of the same server. */
export const addressOf = (server: string, database: string): string =>
  Object.assign(new URL(server), { pathname: `/${database}` }).href;

/**
 * Creates a database beside the one of an address, under a name that no other has.
 * @param template the database that it is a copy of, which nobody may be connected to; an empty one without it
 */
export async function createOwnDatabase(server: string, template?: string): Promise<OwnDatabase> {
  const name = `own_${randomUUID().replaceAll("-", "")}`;
  const copied = template === undefined ? "" : ` TEMPLATE ${template} STRATEGY FILE_COPY`;
  await withClient(server, (client) => client.query(`CREATE DATABASE ${name}${copied}`));
  return {
    url: addressOf(server, name),
    drop: async () => {
      await withClient(server, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
    },
  };
}
