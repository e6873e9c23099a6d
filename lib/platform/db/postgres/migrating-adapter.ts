import { PrismaPg } from "@prisma/adapter-pg";
import type {
  SqlDriverAdapter,
  SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import { connectionOptions, withClient } from "./connection.ts";

/**
 * Prisma's connection to PostgreSQL, for its engine that applies migrations. A script goes to the server whole, and
 * is a transaction there: the adapter would cut it at each semicolon, those in a function's body too.
 */
export function migratingPostgres(url: string): SqlMigrationAwareDriverAdapterFactory {
  const source = new PrismaPg(connectionOptions(url));
  const whole = async (connecting: Promise<SqlDriverAdapter>): Promise<SqlDriverAdapter> => {
    const adapter = await connecting;
    adapter.executeScript = (script) =>
      withClient(url, async (client) => {
        await client.query(script);
      });
    return adapter;
  };
  return {
    provider: source.provider,
    adapterName: source.adapterName,
    connect: () => whole(source.connect()),
    connectToShadowDb: () => whole(source.connectToShadowDb()),
  };
}
