import {
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import { OLDEST_SERVER } from "./connection.ts";

const refuse = (): never => {
  throw new Error("there is no server: models are compared with each other alone");
};

/**
 * A connection for Prisma's engine where it compares models, for which it needs no server, but asks which one it
 * has to write for.
 */
export function noServer(): SqlMigrationAwareDriverAdapterFactory {
  const adapter: SqlDriverAdapter = {
    provider: "postgres",
    adapterName: "no-server",
    getConnectionInfo: () => ({ schemaName: "public", supportsRelationJoins: false }),
    queryRaw: async () => ({
      columnNames: ["exists", "version", "numeric_version"],
      columnTypes: [ColumnTypeEnum.Boolean, ColumnTypeEnum.Text, ColumnTypeEnum.Int32],
      rows: [[true, "PostgreSQL", OLDEST_SERVER]],
    }),
    executeRaw: async () => refuse(),
    executeScript: async () => refuse(),
    startTransaction: async () => refuse(),
    dispose: async () => {},
  };
  const connect = async () => adapter;
  return { provider: "postgres", adapterName: "no-server", connect, connectToShadowDb: connect };
}
