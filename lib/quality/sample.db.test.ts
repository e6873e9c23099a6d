import { beforeEach, describe, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { codeOf } from "../testing/error-code.ts";
import { conclusion } from "../testing/quality.ts";
import { code, later, NOW, qualityStage } from "../testing/quality-stage.ts";
import type { VisitedHome } from "../testing/visits.ts";
import { findTask } from "../trust/tasks/queries/list-tasks.ts";
import { giveFeedback } from "../visits/commands/give-feedback.ts";
import { findVisit } from "../visits/queries/find-visit.ts";
import { answerQuestion } from "./commands/answer-question.ts";
import { decideCheck } from "./commands/decide-check.ts";
import { drawWeeklySample } from "./commands/draw-weekly-sample.ts";
import { purgeQuality } from "./commands/purge-quality.ts";
import { settleDenial } from "./commands/settle-denial.ts";
import { DRAWS, drawSample } from "./draw.ts";
import { findOwnQuestion } from "./queries/find-own-question.ts";
import { getCheck } from "./queries/get-check.ts";
import { getSample, listWeeks } from "./queries/get-sample.ts";

/* The weekly sample (decision 0088): what is drawn, and what visitors answer. */

const database = adoptedDatabase("test");
const stage = qualityStage(database);
const { paid, listings, checks, checkOf, notified, drawnVisit } = stage;
let home: VisitedHome;
let ines: Actor;
let marc: Actor;

beforeEach(() => {
  ({ home, ines, marc } = stage);
});

const samples = () => database.reader.qualitySample.findMany();

describe("the draw of a week", () => {
  test("is that of its stored seed and candidates", async () => {
    await listings(64);
    await listings(2, { status: "withdrawn" });
    await listings(2, { isDemonstration: true });
    for (let day = 1; day < 7; day++) await paid(day, { buyerId: home.rival.userId, rating: 5 });
    // Before the week, and on its own Monday.
    await paid(9);
    await paid(0.1);
    expect(await drawWeeklySample(NOW)).toBe(true);
    const [sample, ...others] = await samples();
    expect(others).toEqual([]);
    expect(sample).toMatchObject({ week: "2026-11-30", listings: 65, visits: 6 });
    for (const kind of ["listing", "visit"] as const) {
      const candidates = (kind === "listing" ? sample?.listingIds : sample?.visitIds) as string[];
      const drawn = drawSample(candidates.toReversed(), DRAWS[kind], {
        ...{ seed: sample?.seed ?? -1, kind },
      });
      expect(drawn).toHaveLength(kind === "listing" ? 7 : 5);
      const written = (await checks({ kind }))
        .filter(({ reasons }) => reasons.some(({ reason }) => reason === "drawn"))
        .map(({ subjectId }) => subjectId);
      expect(written.toSorted()).toEqual(drawn);
    }
    // All six are of one buyer with one looper: the one that chance left out as well.
    expect(await checks({ kind: "visit" })).toHaveLength(6);
    expect((await checks()).every(({ dueAt }) => dueAt > NOW)).toBe(true);
  });

  test("is one a week, whoever draws at once, and another one the week after", async () => {
    await paid(3);
    const both = await Promise.all([drawWeeklySample(NOW), drawWeeklySample(NOW)]);
    expect(both.toSorted()).toEqual([false, true]);
    expect(await drawWeeklySample(later(6.5))).toBe(false);
    expect(await samples()).toHaveLength(1);
    expect(await notified(home.buyer.userId, "visit.asked")).toBe(1);
    expect(await drawWeeklySample(later(8))).toBe(true);
    expect((await listWeeks(ines)).map(({ week }) => week)).toEqual(["2026-12-07", "2026-11-30"]);
  });

  test("leaves nothing where it ends half-way, and is drawn on the next run", async () => {
    await paid(3);
    database.raw.prepare("ALTER TABLE VisitQuestion RENAME TO HiddenQuestion").run();
    await expect(drawWeeklySample(NOW)).rejects.toThrow();
    expect(await samples()).toEqual([]);
    database.raw.prepare("ALTER TABLE HiddenQuestion RENAME TO VisitQuestion").run();
    expect(await drawWeeklySample(later(1))).toBe(true);
    expect(await checks({ kind: "visit" })).toHaveLength(1);
  });

  test("looks at what a machine that was off missed, and leaves out what was taken back", async () => {
    await drawWeeklySample(later(-14));
    const missed = await paid(12);
    const reversed = await paid(3, { buyerId: home.rival.userId });
    await database.writer.$transaction((tx) =>
      tx.commissionEntry.create({
        data: {
          ...{ id: newId(), ambassadorId: home.looper.userId, propertyId: home.propertyId },
          ...{ event: "reversal", ruleVersion: "2026-11", amountCents: -125_00, occurredAt: NOW },
          ...{ reversesId: reversed.entryId, reversalReason: "duplicate" },
        },
      }),
    );
    await drawWeeklySample(later(2));
    expect((await checks({ kind: "visit" })).map(({ visitId }) => visitId)).toEqual([
      missed.visitId,
    ]);
  });

  test("asks nobody whose account is closed, and says why each visit is looked at", async () => {
    const at = { startsAt: later(-3) };
    const first = await paid(3, at);
    const second = await paid(3, { ...at, buyerId: home.rival.userId });
    await database.writer.$transaction(async (tx) => {
      await tx.user.update({ where: { id: home.rival.userId }, data: { erasedAt: NOW } });
      await tx.visitNetworkMatch.create({ data: { visitId: first.visitId, at: later(-3) } });
    });
    await drawWeeklySample(NOW);
    const reasons = async (visitId: string) =>
      (await checkOf(visitId)).reasons.map(({ reason }) => reason).toSorted();
    expect(await reasons(first.visitId)).toEqual(["drawn", "quick_code", "two_at_once"]);
    expect(await reasons(second.visitId)).toEqual(["drawn", "two_at_once"]);
    expect((await checkOf(first.visitId)).question).not.toBeNull();
    expect((await checkOf(second.visitId)).question).toBeNull();
    await purgeQuality(later(28));
    expect(await database.reader.visitNetworkMatch.count()).toBe(0);
    await purgeQuality(later(366 * 5 + 7));
    expect(await samples()).toEqual([]);
  });

  test("of nothing is a sample of nothing", async () => {
    await database.writer.$transaction((tx) =>
      tx.property.update({ where: { id: home.propertyId }, data: { status: "withdrawn" } }),
    );
    await listings(1, { isDemonstration: true });
    expect(await drawWeeklySample(NOW)).toBe(true);
    expect(await checks()).toEqual([]);
    expect(await getSample(ines, { week: null, cursor: null }, NOW)).toMatchObject({ lines: [] });
  });
});

describe("a visitor's answer", () => {
  const answer = (visitId: string, given: "yes" | "no", by: Actor, at = NOW) =>
    answerQuestion({ visitId, answer: given, comment: given === "no" ? "Absent" : null }, by, at);
  const task = (checkId: string, at: Date) =>
    findTask(ines, { kinds: ["visit-denied"], subjectId: checkId }, at);

  test("of no is a task at once, due in a day, whose line can be taken back to nothing", async () => {
    const { visitId, entryId, checkId } = await drawnVisit();
    await answer(visitId, "no", home.buyer, later(1));
    expect(await task(checkId, later(1))).toMatchObject({ dueAt: later(2), since: later(1) });
    const view = await getCheck(ines, checkId);
    expect(view.visit).toMatchObject({
      ...{ visitorName: "Thomas Petit", question: { answer: "no", comment: "Absent" } },
      ...{ line: { id: entryId, amountCents: 125_00, isReversed: false } },
    });
    const settled = { checkId, settlement: "reversed", note: "Le visiteur le confirme." } as const;
    await settleDenial(settled, ines, later(1.5));
    const lines = await database.reader.commissionEntry.findMany();
    expect(lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
    expect(lines).toHaveLength(2);
    expect(await notified(home.looper.userId, "commission.reversed")).toBe(1);
    expect(await task(checkId, later(2))).toBeNull();
    await expect(settleDenial(settled, marc, later(2))).rejects.toEqual(code("quality.settled"));
    await expect(answer(visitId, "yes", home.buyer, later(2))).rejects.toEqual(
      code("quality.answered"),
    );
  });

  test("can be changed for a week: the task goes, and comes back", async () => {
    const { visitId, checkId } = await drawnVisit();
    const opinion = async () =>
      (await findVisit(home.buyer, visitId, later(2)))?.actions.includes("feedback");
    expect(await opinion()).toBe(true);
    await answer(visitId, "no", home.buyer, later(1));
    // Nobody has an opinion of a visit that did not take place.
    expect(await opinion()).toBe(false);
    const given = { visitId, rating: 4, comment: null };
    expect(await codeOf(giveFeedback(given, home.buyer, later(1)))).toBe("visit.changed");
    await answer(visitId, "yes", home.buyer, later(2));
    expect(await opinion()).toBe(true);
    expect(await task(checkId, later(2))).toBeNull();
    expect(await findOwnQuestion(home.buyer, visitId, later(2))).toMatchObject({
      ...{ answer: "yes", comment: null, canAnswer: true, changeableUntil: later(9) },
    });
    await answer(visitId, "no", home.buyer, later(3));
    expect(await task(checkId, later(3))).not.toBeNull();
    await expect(answer(visitId, "yes", home.buyer, later(10))).rejects.toEqual(
      code("quality.answered"),
    );
  });

  test("is its visitor's alone, about what they were asked", async () => {
    const { visitId } = await drawnVisit();
    const unasked = await paid(20);
    for (const other of [home.rival, home.looper, home.seller, ines]) {
      expect(await findOwnQuestion(other, visitId, NOW)).toBeNull();
      await expect(answer(visitId, "no", other)).rejects.toMatchObject({
        code: expect.stringMatching(/visit\.not-found|request\.forbidden/),
      });
    }
    for (const id of [unasked.visitId, newId()]) {
      await expect(answer(id, "no", home.buyer)).rejects.toEqual(code("visit.not-found"));
    }
  });

  test("keeps the check from being called in order before it is dealt with", async () => {
    const { visitId, checkId } = await drawnVisit();
    await answer(visitId, "no", home.buyer, later(1));
    const fine = conclusion(checkId, "visit", "conforming");
    await expect(decideCheck(fine, ines, later(1))).rejects.toEqual(code("quality.denied"));
    const upheld = { checkId, settlement: "upheld", note: "Une offre a suivi." } as const;
    await settleDenial(upheld, ines, later(1));
    await decideCheck(fine, ines, later(1));
    expect(await checkOf(visitId)).toMatchObject({ state: "closed", outcome: "conforming" });
  });

  test("whose line was taken back is never in order, and needs nothing more to follow", async () => {
    const { visitId, checkId } = await drawnVisit();
    await answer(visitId, "no", home.buyer, later(1));
    await settleDenial({ checkId, settlement: "reversed", note: "Personne sur place." }, ines, NOW);
    const fine = decideCheck(conclusion(checkId, "visit", "conforming"), ines, later(1));
    await expect(fine).rejects.toMatchObject({ code: "quality.measure-gone" });
    await decideCheck(conclusion(checkId, "visit", "non_conforming"), ines, later(1));
    expect(await checkOf(visitId)).toMatchObject({ state: "closed", outcome: "non_conforming" });
  });
});
