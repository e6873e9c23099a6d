import type { DatabaseConnection, Driver } from "kysely";

const noTransaction = async () => {
  throw new Error("reads have no transaction: commands read inside the writer's");
};

/** What a connection of reads does where rows are asked for one after the other. */
export function noStream(): never {
  throw new Error("a read gives its rows at once: read page by page");
}

/** How Kysely runs reads: each on what `connect` gives, none in a transaction. */
export const readDriver = (connect: () => Promise<DatabaseConnection>): Driver => ({
  init: async () => {},
  acquireConnection: connect,
  beginTransaction: noTransaction,
  commitTransaction: noTransaction,
  rollbackTransaction: noTransaction,
  releaseConnection: async () => {},
  destroy: async () => {},
});
