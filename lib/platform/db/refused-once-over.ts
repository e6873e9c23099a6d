import {
  DriverAdapterError,
  type Transaction as DriverTransaction,
  type SqlQuery,
} from "@prisma/driver-adapter-utils";

const ENDS: ReadonlySet<string> = new Set(["COMMIT", "ROLLBACK"]);

/**
 * A transaction that takes no statement once its end was sent. Prisma rolls one back that takes too long while a write
 * of several statements is under way, and goes on to send the rest of these: on a connection that is free again they
 * would be committed each on its own, or within whatever transaction has it by then.
 */
export function refusedOnceOver(transaction: DriverTransaction): DriverTransaction {
  let isOver = false;
  const guarded =
    <Result>(run: (query: SqlQuery) => Promise<Result>) =>
    async (query: SqlQuery): Promise<Result> => {
      const ends = ENDS.has(query.sql);
      if (isOver && !ends) {
        throw new DriverAdapterError({
          kind: "TransactionAlreadyClosed",
          cause: "the transaction took too long",
        });
      }
      isOver ||= ends;
      return run(query);
    };
  transaction.executeRaw = guarded(transaction.executeRaw.bind(transaction));
  transaction.queryRaw = guarded(transaction.queryRaw.bind(transaction));
  return transaction;
}
