import { beforeEach, describe, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import { DAY_MS, HOUR_MS } from "../kernel/time.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { propertyRow } from "../testing/builders.ts";
import { writtenMails } from "../testing/mails.ts";
import { createPerson, PERSONAS, type Persona } from "../testing/people.ts";
import { conclusion, writePaidVisit } from "../testing/quality.ts";
import { type VisitedHome, visitedHome } from "../testing/visits.ts";
import { findTask, listTasks } from "../trust/tasks/queries/list-tasks.ts";
import { answerQuestion } from "./commands/answer-question.ts";
import { decideCase } from "./commands/decide-case.ts";
import { decideCheck } from "./commands/decide-check.ts";
import { drawWeeklySample } from "./commands/draw-weekly-sample.ts";
import { purgeQuality } from "./commands/purge-quality.ts";
import { settleDenial } from "./commands/settle-denial.ts";
import { DRAWS, drawSample } from "./draw.ts";
import { findCase } from "./queries/find-case.ts";
import { findOwnQuestion } from "./queries/find-own-question.ts";
import { getCheck } from "./queries/get-check.ts";
import { getSample, listWeeks } from "./queries/get-sample.ts";
import { listLooperShares } from "./queries/looper-shares.ts";

/* The weekly sample (decision 0088), on a Monday morning. */

const NOW = new Date("2026-11-30T08:00:00Z");
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const code = (expected: string) => expect.objectContaining({ code: expected });

/** A check that is being corrected, as somebody sees it. */
const corrected = { seen: "correcting" } as const;

const database = adoptedDatabase("test");
let home: VisitedHome;
let ines: Actor;
let marc: Actor;

beforeEach(async () => {
  home = await visitedHome(database);
  ines = await createPerson(database, PERSONAS["trust manager"], {
    ...{ firstName: "Inès", lastName: "Faure" },
  });
  marc = await createPerson(database, PERSONAS["trust manager"], { firstName: "Marc" });
});

/** Writes a paid visit of the home, so many days before the draw. */
const paid = (days: number, given: Partial<Parameters<typeof writePaidVisit>[1]> = {}) =>
  writePaidVisit(database, {
    ...{ propertyId: home.propertyId, looperId: home.looper.userId, buyerId: home.buyer.userId },
    ...{ startsAt: later(-days), ...given },
  });

const listings = async (count: number, overrides = {}) => {
  const rows = Array.from({ length: count }, () =>
    propertyRow({ sellerId: home.seller.userId, ambassadorId: home.looper.userId, ...overrides }),
  );
  await database.writer.$transaction((tx) => tx.property.createMany({ data: rows }));
  return rows.map(({ id }) => id);
};

const samples = () => database.reader.qualitySample.findMany();
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
  return (await checkOf(home.propertyId)).id;
}

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
    await answer(visitId, "no", home.buyer, later(1));
    await answer(visitId, "yes", home.buyer, later(2));
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

describe("a conclusion", () => {
  const waiting = async (kind: "quality-check" | "quality-correction", id: string, at: Date) =>
    (await findTask(ines, { kinds: [kind], subjectId: id }, at)) !== null;

  test("of a listing to correct notifies both, and comes back after seven days", async () => {
    const checkId = await drawnListing();
    expect(await waiting("quality-check", checkId, NOW)).toBe(true);
    await decideCheck(conclusion(checkId, "listing", "to_correct"), ines, NOW);
    for (const { userId } of [home.seller, home.looper])
      expect(await notified(userId, "quality.to-correct")).toBe(1);
    const { correctBy } = await checkOf(home.propertyId);
    expect(correctBy?.toISOString()).toBe("2026-12-07T23:00:00.000Z");
    expect(await waiting("quality-check", checkId, later(1))).toBe(false);
    expect(await waiting("quality-correction", checkId, later(7.5))).toBe(false);
    expect(await waiting("quality-correction", checkId, later(7.7))).toBe(true);
    await expect(
      decideCheck(conclusion(checkId, "listing", "to_correct", corrected), ines, later(8)),
    ).rejects.toMatchObject({ code: "quality.decided" });
    await decideCheck(conclusion(checkId, "listing", "conforming", corrected), marc, later(8));
    expect(await waiting("quality-correction", checkId, later(8))).toBe(false);
    expect((await getCheck(ines, checkId)).decisions).toMatchObject([
      { round: 1, outcome: "to_correct", by: "Inès Faure" },
      { round: 2, outcome: "conforming" },
    ]);
    const kinds = await database.reader.taskDecision.findMany({ orderBy: { decidedAt: "asc" } });
    expect(kinds.map(({ kind }) => kind)).toEqual(["quality-check", "quality-correction"]);
  });

  test("is not concluded over by somebody who saw it as it was before", async () => {
    const checkId = await drawnListing();
    await decideCheck(conclusion(checkId, "listing", "to_correct"), ines, NOW);
    for (const outcome of ["conforming", "non_conforming"] as const) {
      const stale = conclusion(checkId, "listing", outcome, { withdraw: outcome !== "conforming" });
      await expect(decideCheck(stale, marc, NOW)).rejects.toMatchObject({
        ...{ code: "quality.decided", fields: { checkId: expect.stringContaining("Inès") } },
      });
    }
    expect((await getCheck(ines, checkId)).state).toBe("correcting");
  });

  test("corrected before its time settles no task, for none waited", async () => {
    const checkId = await drawnListing();
    await decideCheck(conclusion(checkId, "listing", "to_correct"), ines, NOW);
    await decideCheck(conclusion(checkId, "listing", "conforming", corrected), ines, later(2));
    expect(await database.reader.taskDecision.count()).toBe(1);
  });

  test("that a listing is not in order takes it off, and mails its seller why", async () => {
    const checkId = await drawnListing();
    const bad = conclusion(checkId, "listing", "non_conforming", { note: "Photos d’ailleurs." });
    await expect(decideCheck(bad, ines, NOW)).rejects.toEqual(code("quality.measures"));
    await decideCheck({ ...bad, withdraw: true }, ines, NOW);
    const { status } = await database.reader.property.findUniqueOrThrow({
      where: { id: home.propertyId },
    });
    expect(status).toBe("withdrawn");
    const mail = writtenMails(database.raw, home.seller.email).at(-1);
    expect(mail?.text).toContain("Photos d’ailleurs.");
    expect(mail?.text).toContain("contrôlons chaque semaine");
    expect(mail?.text).not.toContain("signalée");
  });

  test("that a visit is not in order takes its line back and suspends, in one transaction", async () => {
    const { visitId, checkId } = await drawnVisit();
    await answerQuestion({ visitId, answer: "no", comment: null }, home.buyer, NOW);
    const bad = conclusion(checkId, "visit", "non_conforming", {
      ...{ reverse: "visit_not_made", suspend: "visits-not-held" },
    });
    await decideCheck(bad, ines, later(1));
    const lines = await database.reader.commissionEntry.findMany();
    expect(lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
    const grant = await database.reader.roleGrant.findFirstOrThrow({
      where: { userId: home.looper.userId },
    });
    expect(grant).toMatchObject({ status: "suspended", reason: "visits-not-held" });
    expect((await checkOf(visitId)).question).toMatchObject({ settlement: "reversed" });
    expect((await getCheck(ines, checkId)).decisions[0]?.measures).toEqual(["reverse", "suspend"]);
    const { rows } = await listTasks(ines, {}, later(1));
    expect(rows.map(({ kind }) => kind)).not.toContain("visit-denied");
  });

  test("that can't be carried out changes nothing", async () => {
    const { visitId, checkId } = await drawnVisit();
    const bad = conclusion(checkId, "visit", "non_conforming", { reverse: "duplicate" });
    await database.writer.$transaction((tx) =>
      tx.roleGrant.updateMany({
        where: { userId: home.looper.userId },
        data: { status: "suspended" },
      }),
    );
    await expect(decideCheck({ ...bad, suspend: "payment-asked" }, ines, NOW)).rejects.toEqual(
      code("quality.measure-gone"),
    );
    expect(await checkOf(visitId)).toMatchObject({ state: "open" });
    expect(await database.reader.commissionEntry.count()).toBe(1);
    await decideCheck(bad, ines, NOW);
  });

  test("of two managers at once is one, and the other reads whose", async () => {
    const checkId = await drawnListing();
    await decideCheck(conclusion(checkId, "listing", "conforming"), ines, NOW);
    const second = decideCheck(
      conclusion(checkId, "listing", "non_conforming", { withdraw: true }),
      marc,
      NOW,
    );
    await expect(second).rejects.toMatchObject({
      ...{ code: "quality.decided", fields: { checkId: expect.stringContaining("Inès Faure") } },
    });
  });

  test("of two managers at the same instant is written once", async () => {
    const { checkId } = await drawnVisit();
    const both = await Promise.allSettled(
      [ines, marc].map((by) => decideCheck(conclusion(checkId, "visit", "conforming"), by, NOW)),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(both.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "quality.decided" },
    });
    expect(await database.reader.qualityDecision.count()).toBe(1);
  });

  test("is the team's, and nobody's about their own", async () => {
    const checkId = await drawnListing();
    const fine = conclusion(checkId, "listing", "conforming");
    const allowed = await Promise.all(
      (Object.keys(PERSONAS) as Persona[]).map(async (persona) => {
        const person = await createPerson(database, PERSONAS[persona]);
        const read = await getCheck(person, checkId).then(
          () => true,
          () => false,
        );
        return [persona, read];
      }),
    );
    expect(allowed.filter(([, read]) => read)).toEqual([["trust manager", true]]);
    for (const role of ["seller", "ambassador"] as const) {
      const own = await createPerson(database, [
        [role, "active"],
        ["trust_manager", "active"],
      ]);
      await database.writer.$transaction(async (tx) => {
        const { userId } = own;
        if (role === "seller")
          await tx.property.update({ where: { id: home.propertyId }, data: { sellerId: userId } });
        else await tx.qualityCheck.update({ where: { id: checkId }, data: { looperId: userId } });
      });
      await expect(decideCheck(fine, own, NOW)).rejects.toEqual(code("request.forbidden"));
      expect((await getCheck(own, checkId)).isOwn).toBe(true);
      expect(await findTask(own, { kinds: ["quality-check"], subjectId: checkId }, NOW)).toBeNull();
    }
    for (const id of [newId(), "x", null]) {
      await expect(getCheck(ines, id)).rejects.toEqual(code("quality.not-found"));
      await expect(findCase(ines, id)).rejects.toEqual(code("quality.case-not-found"));
    }
  });

  test("and what was drawn are never changed in the database", async () => {
    const checkId = await drawnListing();
    await decideCheck(conclusion(checkId, "listing", "conforming"), ines, NOW);
    for (const change of [
      "UPDATE QualitySample SET seed = 1",
      "UPDATE QualityCheck SET state = 'open', outcome = NULL, decidedAt = NULL, decidedById = NULL",
      "UPDATE QualityCheck SET looperId = NULL, subjectId = 'other'",
      "UPDATE QualityDecision SET outcome = 'non_conforming'",
      "UPDATE QualityCheckReason SET reason = 'same_pair'",
      "INSERT INTO VisitQuestion (checkId, visitId, sentAt, answer) SELECT id, 'v', createdAt, 'no' FROM QualityCheck",
    ])
      expect(() => database.raw.prepare(change).run(), change).toThrow();
  });
});

describe("a looper's share", () => {
  /** Decides about so many checks of the looper, of which so many are in order. */
  async function decided(count: number, inOrder: number, at: Date) {
    const sampleId = newId();
    await database.writer.$transaction(async (tx) => {
      const window = { visitsFrom: later(-7), visitsUntil: NOW, listingIds: [], visitIds: [] };
      const week = "2026-01-05";
      await tx.qualitySample.create({
        data: {
          ...{ id: sampleId, week, seed: 1, drawnAt: at, listings: 0, visits: 0 },
          ...window,
        },
      });
    });
    const ids = await listings(count);
    for (const [index, propertyId] of ids.entries()) {
      const id = newId();
      await database.writer.$transaction((tx) =>
        tx.qualityCheck.create({
          data: {
            ...{ id, sampleId, kind: "listing", subjectId: propertyId, propertyId },
            ...{ looperId: home.looper.userId, createdAt: at, dueAt: later(1) },
          },
        }),
      );
      const outcome = index < inOrder ? "conforming" : "to_correct";
      await decideCheck(conclusion(id, "listing", outcome), ines, at);
    }
  }

  const cases = () => database.reader.looperQualityCase.findMany();

  test("is shown with how many it is of, and is none of nothing", async () => {
    expect(await listLooperShares(ines, NOW)).toEqual([]);
    await decided(3, 2, NOW);
    expect(await listLooperShares(ines, NOW)).toMatchObject([
      { looperId: home.looper.userId, checked: 3, conforming: 2, caseId: null },
    ]);
    expect(await listLooperShares(ines, later(91))).toEqual([]);
    expect(await cases()).toEqual([]);
  });

  test("below eight in ten is a task, once, due in two days, and ends with a decision", async () => {
    await decided(11, 7, NOW);
    const [open, ...others] = await cases();
    expect(others).toEqual([]);
    // Opened by the tenth check: seven of ten.
    expect(open).toMatchObject({ conforming: 7, checked: 10, looperId: home.looper.userId });
    const caseId = open?.id ?? "";
    const ref = { kinds: ["looper-quality"], subjectId: caseId } as const;
    expect(await findTask(ines, ref, NOW)).toMatchObject({
      dueAt: new Date(NOW.getTime() + 48 * HOUR_MS),
    });
    const going = { caseId, decision: "continued", note: "Formation prévue." } as const;
    await decideCase({ ...going, suspension: undefined }, ines, later(1));
    expect(await findTask(ines, ref, later(1))).toBeNull();
    expect(await findCase(ines, caseId, later(1))).toMatchObject({
      ...{ share: { checked: 11, conforming: 7 } },
      decided: { outcome: "continued", note: "Formation prévue.", by: "Inès Faure" },
    });
    const again = decideCase({ ...going, suspension: undefined }, marc, later(1));
    await expect(again).rejects.toMatchObject({
      ...{ code: "quality.case-decided", fields: { caseId: expect.stringContaining("Inès") } },
    });
  });

  test("can lead to a suspension, which another one of the team than the looper decides", async () => {
    await decided(10, 0, NOW);
    const caseId = (await cases())[0]?.id ?? "";
    const suspended = { decision: "suspended", suspension: "visits-not-held" } as const;
    await decideCase({ caseId, ...suspended, note: "Dix sur dix." }, ines, later(1));
    const grant = await database.reader.roleGrant.findFirstOrThrow({
      where: { userId: home.looper.userId },
    });
    expect(grant.status).toBe("suspended");
    expect((await findCase(ines, caseId)).canSuspend).toBe(false);
  });

  test("of a looper who is suspended meanwhile is closed as that, without another suspension", async () => {
    await decided(10, 0, NOW);
    const caseId = (await cases())[0]?.id ?? "";
    const noReason = { caseId, decision: "suspended", suspension: undefined, note: "Vu." } as const;
    await expect(decideCase(noReason, ines, later(1))).rejects.toMatchObject({
      ...{ code: "request.invalid", fields: { suspension: expect.any(String) } },
    });
    database.raw
      .prepare("UPDATE RoleGrant SET status = 'suspended' WHERE userId = ?")
      .run(home.looper.userId);
    await decideCase(noReason, ines, later(1));
    expect(await findCase(ines, caseId)).toMatchObject({ decided: { outcome: "suspended" } });
  });
});
