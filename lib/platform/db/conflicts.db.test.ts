import { expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { createPerson } from "../../testing/people.ts";
import { againAfterConflict, unlessTaken } from "./conflicts.ts";

const database = adoptedDatabase();

test("what somebody else wrote in between is found the second time", async () => {
  const { userId: blockerId } = await createPerson(database, [["buyer", "active"]]);
  const { userId: blockedId } = await createPerson(database, [["buyer", "active"]]);
  const pair = { blockerId, blockedId, createdAt: new Date() };
  let runs = 0;
  const found = await againAfterConflict(async (tx) => {
    runs += 1;
    if (runs > 1) return tx.userBlock.count({ where: { blockerId } });
    // As another connection would, between the look and the write.
    await tx.userBlock.create({ data: pair });
    await tx.userBlock.create({ data: pair });
    return null;
  });
  expect({ runs, found }).toEqual({ runs: 2, found: 0 });
});

test("any other failure is the caller's, at once", async () => {
  let runs = 0;
  const work = () => {
    runs += 1;
    throw new Error(newId());
  };
  await expect(againAfterConflict(work)).rejects.toThrow();
  expect(runs).toBe(1);
});

test("who comes second is refused by name, and leaves nothing", async () => {
  const { userId: blockerId } = await createPerson(database, [["buyer", "active"]]);
  const { userId: blockedId } = await createPerson(database, [["buyer", "active"]]);
  const block = (code: "visit.slot-taken" | "offer.pending") =>
    unlessTaken(code, async (tx) => {
      await tx.userBlock.create({
        data: { blockerId: blockedId, blockedId: blockerId, createdAt: new Date() },
      });
      await tx.userBlock.create({ data: { blockerId, blockedId, createdAt: new Date() } });
      return null;
    });
  await block("offer.pending");
  await database.writer.$transaction((tx) =>
    tx.userBlock.deleteMany({ where: { blockerId: blockedId } }),
  );
  await expect(block("visit.slot-taken")).rejects.toMatchObject({ code: "visit.slot-taken" });
  const left = await database.writer.$transaction((tx) => tx.userBlock.findMany());
  expect(left).toMatchObject([{ blockerId }]);
});
