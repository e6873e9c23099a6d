import { beforeEach, expect, test } from "vitest";
import { DAY_MS } from "../kernel/time.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { createPerson, PERSONAS } from "../testing/people.ts";
import { conclusion, writePaidVisit } from "../testing/quality.ts";
import { type VisitedHome, visitedHome } from "../testing/visits.ts";
import { decideCheck } from "./commands/decide-check.ts";
import { drawWeeklySample } from "./commands/draw-weekly-sample.ts";
import { listCorrections } from "./queries/list-corrections.ts";

/* What the people whom a correction concerns see of it, where they make it. */

const NOW = new Date("2026-11-30T08:00:00Z");
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const database = adoptedDatabase("test");
let home: VisitedHome;
let ines: Actor;
beforeEach(async () => {
  home = await visitedHome(database);
  ines = await createPerson(database, PERSONAS["trust manager"], { firstName: "Inès" });
});

async function checkOf(subjectId: string): Promise<string> {
  const check = await database.reader.qualityCheck.findFirstOrThrow({ where: { subjectId } });
  return check.id;
}
const correction = {
  points: [expect.any(String)],
  note: "À reprendre, merci.",
  correctOn: "2026-12-07",
  isOver: false,
};

test("a listing's is shown to its seller and its looper until the team decides again", async () => {
  const { propertyId, seller, looper, buyer } = home;
  await drawWeeklySample(NOW, 7);
  const checkId = await checkOf(propertyId);
  expect(await listCorrections([propertyId], seller, NOW)).toEqual({});
  await decideCheck(conclusion(checkId, "listing", "to_correct"), ines, NOW);
  for (const person of [seller, looper]) {
    expect(await listCorrections([propertyId], person, NOW)).toEqual({
      [propertyId]: [{ id: checkId, ...correction }],
    });
  }
  for (const person of [buyer, ines]) {
    expect(await listCorrections([propertyId], person, NOW)).toEqual({});
  }
  expect(await listCorrections([], seller, NOW)).toEqual({});
  const [over] = (await listCorrections([propertyId], seller, later(8)))[propertyId] ?? [];
  expect(over).toMatchObject({ isOver: true });
  const again = conclusion(checkId, "listing", "conforming", { seen: "correcting" });
  await decideCheck(again, ines, later(8));
  expect(await listCorrections([propertyId], seller, later(8))).toEqual({});
});

test("a listing's is for the looper who has it now, and for nobody once it is off the market", async () => {
  const { propertyId, seller, looper } = home;
  await drawWeeklySample(NOW, 7);
  const other = await createPerson(database, PERSONAS.ambassador);
  const update = (data: { ambassadorId?: string; status?: "withdrawn" }) =>
    database.writer.$transaction((tx) =>
      tx.property.update({ where: { id: propertyId }, data, select: { id: true } }),
    );
  await update({ ambassadorId: other.userId });
  const checkId = await checkOf(propertyId);
  await decideCheck(conclusion(checkId, "listing", "to_correct"), ines, NOW);
  const notified = await database.reader.notification.findMany({
    where: { event: "quality.to-correct" },
    select: { userId: true },
  });
  expect(notified.map(({ userId }) => userId).sort()).toEqual([seller.userId, other.userId].sort());
  expect(await listCorrections([propertyId], looper, NOW)).toEqual({});
  expect(await listCorrections([propertyId], other, NOW)).toHaveProperty(propertyId);
  await update({ status: "withdrawn" });
  for (const person of [seller, other]) {
    expect(await listCorrections([propertyId], person, NOW)).toEqual({});
  }
});

test("nobody decides about a listing that they look after now", async () => {
  const { propertyId } = home;
  await drawWeeklySample(NOW, 7);
  await database.writer.$transaction((tx) =>
    tx.property.update({
      where: { id: propertyId },
      data: { ambassadorId: ines.userId },
      select: { id: true },
    }),
  );
  const decision = conclusion(await checkOf(propertyId), "listing", "conforming");
  await expect(decideCheck(decision, ines, NOW)).rejects.toThrow("request.forbidden");
});

test("a visit's is shown to its looper alone", async () => {
  const { propertyId, seller, looper, buyer } = home;
  const { visitId } = await writePaidVisit(database, {
    ...{ propertyId, looperId: looper.userId, buyerId: buyer.userId, startsAt: later(-3) },
  });
  await drawWeeklySample(NOW, 7);
  const checkId = await checkOf(visitId);
  await decideCheck(conclusion(checkId, "visit", "to_correct"), ines, NOW);
  expect(await listCorrections([visitId], looper, NOW)).toEqual({
    [visitId]: [{ id: checkId, ...correction }],
  });
  for (const person of [seller, buyer, ines]) {
    expect(await listCorrections([visitId], person, NOW)).toEqual({});
  }
});
