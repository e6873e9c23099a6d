import { setImmediate as turn } from "node:timers/promises";
import type { SqlDriverAdapterFactory, SqlQuery, Transaction } from "@prisma/driver-adapter-utils";
import { expect, test } from "vitest";
import { lockingOnServer } from "./write-lock.ts";

const read = (sql: string): SqlQuery => ({ sql, args: [], argTypes: [] });

test("statements that a transaction is given at once follow each other on its connection", async () => {
  const order: string[] = [];
  const run = async ({ sql }: SqlQuery) => {
    order.push(`${sql} begins`);
    await turn();
    order.push(`${sql} ends`);
    return 0;
  };
  const connection = { executeRaw: run, queryRaw: run } as unknown as Transaction;
  const factory = {
    connect: async () => ({ startTransaction: async () => connection }),
  } as unknown as SqlDriverAdapterFactory;
  const adapter = await lockingOnServer(factory).connect();
  const transaction = await adapter.startTransaction();
  order.length = 0;
  await Promise.all(["one", "two", "three"].map((sql) => transaction.queryRaw(read(sql))));
  expect(order).toEqual(["one", "two", "three"].flatMap((sql) => [`${sql} begins`, `${sql} ends`]));
});
