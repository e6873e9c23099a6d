import { beforeEach, expect } from "vitest";
import { DAY_MS } from "../kernel/time.ts";
import type { Actor } from "../policy/actor.ts";
import { drawWeeklySample } from "../quality/commands/draw-weekly-sample.ts";
import { propertyRow } from "./builders.ts";
import type { TestDatabase } from "./database.ts";
import { createPerson, PERSONAS } from "./people.ts";
import { writePaidVisit } from "./quality.ts";
import { type VisitedHome, visitedHome } from "./visits.ts";

/** The weekly sample is drawn on a Monday morning. */
export const NOW = new Date("2026-11-30T08:00:00Z");
export const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
export const code = (expected: string) => expect.objectContaining({ code: expected });

/** A home that is visited, and two of the team, for each test. */
export function qualityStage(database: TestDatabase) {
  const stage = {} as { home: VisitedHome; ines: Actor; marc: Actor };

  beforeEach(async () => {
    stage.home = await visitedHome(database);
    stage.ines = await createPerson(database, PERSONAS["trust manager"], {
      ...{ firstName: "Inès", lastName: "Faure" },
    });
    stage.marc = await createPerson(database, PERSONAS["trust manager"], { firstName: "Marc" });
  });

  /** Writes a paid visit of the home, so many days before the draw. */
  const paid = (days: number, given: Partial<Parameters<typeof writePaidVisit>[1]> = {}) => {
    const { propertyId, looper, buyer } = stage.home;
    return writePaidVisit(database, {
      ...{ propertyId, looperId: looper.userId, buyerId: buyer.userId },
      ...{ startsAt: later(-days), ...given },
    });
  };

  const listings = async (count: number, overrides = {}) => {
    const { seller, looper } = stage.home;
    const rows = Array.from({ length: count }, () =>
      propertyRow({ sellerId: seller.userId, ambassadorId: looper.userId, ...overrides }),
    );
    await database.writer.$transaction((tx) => tx.property.createMany({ data: rows }));
    return rows.map(({ id }) => id);
  };

  const checks = (where = {}) =>
    database.reader.qualityCheck.findMany({
      where,
      include: { reasons: true, question: true },
      orderBy: { id: "asc" },
    });
  const checkOf = async (subjectId: string) => {
    const check = (await checks({ subjectId }))[0];
    if (!check) throw new Error("no check");
    return check;
  };
  const notified = async (userId: string, event: string) =>
    database.reader.notification.count({ where: { userId, event } });

  /** A visit in the week's sample. */
  async function drawnVisit(given = {}) {
    const { visitId, entryId } = await paid(3, given);
    await drawWeeklySample(NOW, 7);
    return { visitId, entryId, checkId: (await checkOf(visitId)).id };
  }

  /** The home's listing in the week's sample. */
  async function drawnListing() {
    await drawWeeklySample(NOW, 7);
    return (await checkOf(stage.home.propertyId)).id;
  }

  return Object.assign(stage, {
    ...{ paid, listings, checks, checkOf, notified, drawnVisit, drawnListing },
  });
}
