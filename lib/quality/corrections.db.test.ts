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
