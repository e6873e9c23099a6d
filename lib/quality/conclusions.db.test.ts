import { beforeEach, describe, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import { HOUR_MS } from "../kernel/time.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { writtenMails } from "../testing/mails.ts";
import { createPerson, PERSONAS, type Persona } from "../testing/people.ts";
import { conclusion } from "../testing/quality.ts";
import { code, later, NOW, qualityStage } from "../testing/quality-stage.ts";
import type { VisitedHome } from "../testing/visits.ts";
import { findTask, listTasks } from "../trust/tasks/queries/list-tasks.ts";
import { answerQuestion } from "./commands/answer-question.ts";
import { decideCase } from "./commands/decide-case.ts";
import { decideCheck } from "./commands/decide-check.ts";
import { findCase } from "./queries/find-case.ts";
import { getCheck } from "./queries/get-check.ts";
import { listCorrections } from "./queries/list-corrections.ts";
import { listLooperShares } from "./queries/looper-shares.ts";

/* What the team concludes of the weekly sample (decision 0088), and what it says of a looper. */

const database = adoptedDatabase("test");
const stage = qualityStage(database);
const { listings, checkOf, notified, drawnVisit, drawnListing } = stage;
let home: VisitedHome;
let ines: Actor;
let marc: Actor;

beforeEach(() => {
  ({ home, ines, marc } = stage);
});

/** A check that is being corrected, as somebody sees it. */
const corrected = { seen: "correcting" } as const;

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
    // The team reads the day that those who correct read.
    expect((await getCheck(ines, checkId)).correctOn).toBe("2026-12-07");
    const corrections = await listCorrections([home.propertyId], home.seller, NOW);
    expect(corrections[home.propertyId]?.[0]?.correctOn).toBe("2026-12-07");
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
