import { expect, test } from "vitest";
import { communeRow } from "../../testing/builders.ts";
import { createTestDatabase } from "../../testing/database.ts";
import { databaseIdentity } from "./identity.ts";

test("a database is the same whatever is written to it, and another one is not", async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  one.adopt();
  const identity = await databaseIdentity();
  await one.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
  expect(await databaseIdentity()).toBe(identity);
  other.adopt();
  expect(await databaseIdentity()).not.toBe(identity);
  await Promise.all([one.close(), other.close()]);
});
