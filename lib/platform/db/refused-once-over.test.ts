import type { SqlQuery, Transaction } from "@prisma/driver-adapter-utils";
import { expect, test } from "vitest";
import { refusedOnceOver } from "./refused-once-over.ts";

const statement = (sql: string): SqlQuery => ({ sql, args: [], argTypes: [] });

test.each(["COMMIT", "ROLLBACK"])(
  "no statement reaches the connection after %s was sent",
  async (end) => {
    const sent: string[] = [];
    let release = () => {};
    const run = async ({ sql }: SqlQuery) => {
      sent.push(sql);
      if (sql === end)
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      return 0;
    };
    const transaction = refusedOnceOver({
      executeRaw: run,
      queryRaw: run,
    } as unknown as Transaction);
    await transaction.queryRaw(statement("one"));
    const ending = transaction.executeRaw(statement(end));
    const closed = expect.objectContaining({
      cause: expect.objectContaining({ kind: "TransactionAlreadyClosed" }),
    });
    await expect(transaction.queryRaw(statement("two"))).rejects.toEqual(closed);
    release();
    await ending;
    await expect(transaction.executeRaw(statement("three"))).rejects.toEqual(closed);
    expect(sent).toEqual(["one", end]);
  },
);
