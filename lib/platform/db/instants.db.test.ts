import { expect, test } from "vitest";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { userRow } from "../../testing/builders.ts";
import { toDbInstant } from "./instants.ts";

const database = adoptedDatabase();

test("an instant in a raw statement is written as Prisma stores it", async () => {
  const createdAt = new Date("2026-11-01T09:00:00.120Z");
  const user = userRow({ createdAt });
  await database.writer.$transaction((tx) => tx.user.create({ data: user }));
  const stored = database.raw.prepare("SELECT createdAt FROM User WHERE id = ?").pluck();
  expect(stored.get(user.id)).toBe(toDbInstant(createdAt));
});
