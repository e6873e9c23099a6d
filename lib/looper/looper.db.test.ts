import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DomainError } from "../kernel/errors.ts";
import { newId } from "../kernel/ids.ts";
import type { LeadStatus } from "../leads/states.ts";
import type { Prisma } from "../platform/db/generated/client.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow, propertyRow, userRow } from "../testing/builders.ts";
import { createPerson } from "../testing/people.ts";
import { rsacNumber } from "../testing/rsac-number.ts";
import { createSlot, visitedHome } from "../testing/visits.ts";
import { bookVisit } from "../visits/commands/book-visit.ts";
import { confirmVisit } from "../visits/commands/confirm-visit.ts";
import { closeLead, recordCall } from "./commands/work-lead.ts";
import { saveAvailability } from "./papers/commands/save-availability.ts";
import { listLeads } from "./queries/list-leads.ts";
import { getLooperFile } from "./standing/queries/get-looper-file.ts";
import { takeQuiz } from "./training/commands/take-quiz.ts";
import { findCertificate } from "./training/queries/find-certificate.ts";
import { getTraining } from "./training/queries/get-training.ts";
import { quizOf } from "./training/queries/quiz-of.ts";
import type { TakenQuiz } from "./training/schemas.ts";
import type { Choice } from "./training/views.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
/** What somebody gives, with a number of a test's own. */
const PAPERS = {
  rsacNumber: "",
  identityExpiresOn: "2031-11-21",
  attestationExpiresOn: "2027-11-21",
  insuranceExpiresOn: "2027-06-30",
  weeklyHours: 6,
};

const database = adoptedDatabase();
let looper: Actor;
/** The papers of that looper. */
let own: typeof PAPERS;
const seller = userRow();

beforeAll(async () => {
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    await tx.user.create({ data: seller });
  });
});
beforeEach(async () => {
  PAPERS.rsacNumber = rsacNumber();
  own = { ...PAPERS, rsacNumber: rsacNumber() };
  looper = await createLooper(own);
});

async function createLooper(
  profile: Partial<Prisma.AmbassadorProfileUncheckedCreateInput> | null = {},
): Promise<Actor> {
  const actor = await createPerson(database, [["ambassador", "active"]]);
  if (profile) {
    await database.writer.$transaction((tx) =>
      tx.ambassadorProfile.create({
        data: {
          userId: actor.userId,
          trainedAt: NOW,
          ...PAPERS,
          rsacNumber: rsacNumber(),
          ...profile,
        },
      }),
    );
  }
  return actor;
}

const candidate = () => createPerson(database, [["ambassador", "pending"]]);

const rejection = (code: string) =>
  expect.toSatisfy((error: unknown) => DomainError.is(error) && error.code === code);

const auditOf = ({ userId }: Actor) =>
  database.raw
    .prepare<[string], { action: string; detail: string }>(
      "SELECT action, detail FROM AuditEvent WHERE concernsId = ? ORDER BY seq",
    )
    .all(userId);

/** The answers to somebody's quiz of a number, all right or all wrong. */
const quiz = ({ userId }: Actor, number: number, pass: boolean): TakenQuiz => ({
  number,
  answers: Object.fromEntries(
    quizOf(userId, number).map(({ id, right }): [string, Choice] => [
      id,
      pass ? right : right === "a" ? "b" : "a",
    ]),
  ),
});

describe("the time that a looper gives", () => {
  const given = { weeklyHours: 6, workPhone: "+33261910000" };

  test("is kept, forgotten where it is left empty, and the audit has its names alone", async () => {
    const actor = await candidate();
    expect(await saveAvailability(given, actor, NOW)).toEqual(["weeklyHours", "workPhone"]);
    expect(await getLooperFile(actor, NOW)).toMatchObject({
      grant: { status: "pending" },
      ...given,
      standing: {
        inOrder: false,
        missing: ["identity", "training", "rsac", "attestation", "insurance"],
      },
    });
    expect(await saveAvailability(given, actor, NOW)).toEqual([]);
    expect(await saveAvailability({ weeklyHours: 6 }, actor, NOW)).toEqual(["workPhone"]);
    const lines = auditOf(actor);
    expect(lines).toHaveLength(2);
    expect(lines[0]?.detail).not.toContain("91");
  });

  test("is not of who never asked", async () => {
    const buyer = await createPerson(database, [["buyer", "active"]]);
    await expect(saveAvailability(given, buyer)).rejects.toEqual(rejection("request.forbidden"));
    await expect(takeQuiz(quiz(buyer, 1, true), buyer)).rejects.toEqual(
      rejection("request.forbidden"),
    );
    await expect(getLooperFile(buyer)).rejects.toThrow("request.forbidden");
  });
});

describe("the quiz", () => {
  const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);

  test("that is passed trains, once, is told in the audit and has its certificate", async () => {
    const actor = await candidate();
    await expect(findCertificate(actor)).rejects.toEqual(rejection("looper.not-trained"));
    expect(await takeQuiz(quiz(actor, 1, true), actor, NOW)).toEqual({ passed: true, score: 10 });
    for (const number of [1, 2]) {
      await expect(takeQuiz(quiz(actor, number, true), actor, later(5))).rejects.toEqual(
        rejection("looper.quiz-over"),
      );
    }
    expect(await getTraining(actor, later(5))).toMatchObject({
      trainedAt: NOW,
      last: { score: 10, total: 10 },
      quiz: null,
      againAt: null,
    });
    expect((await getLooperFile(actor, NOW)).trainedAt).toEqual(NOW);
    expect(auditOf(actor)).toEqual([
      { action: "looper.papers-changed", detail: '{"trained":true}' },
    ]);
    expect(await findCertificate(actor)).toMatchObject({ passedOn: "2026-11-21", score: 10 });
  });

  test("that is failed explains without the answers, and leaves others for a quarter of an hour later", async () => {
    const actor = await candidate();
    const before = await getTraining(actor, NOW);
    expect(before).toMatchObject({ last: null, quiz: { number: 1, questions: { length: 10 } } });
    expect(await takeQuiz(quiz(actor, 1, false), actor, NOW)).toMatchObject({ passed: false });
    expect(await getTraining(actor, minutes(14))).toMatchObject({
      trainedAt: null,
      last: { score: 0, corrections: { length: 10 } },
      quiz: null,
      againAt: minutes(15),
    });
    await expect(takeQuiz(quiz(actor, 2, true), actor, minutes(14))).rejects.toEqual(
      rejection("looper.quiz-over"),
    );
    const after = await getTraining(actor, minutes(15));
    expect(after.quiz).toMatchObject({ number: 2 });
    expect(after.quiz?.questions).not.toEqual(before.quiz?.questions);
    expect(auditOf(actor)).toEqual([]);
    await takeQuiz(quiz(actor, 2, true), actor, minutes(15));
    expect((await getLooperFile(actor, NOW)).trainedAt).toEqual(minutes(15));
  });

  test("is corrected once, whatever two windows send at once", async () => {
    const actor = await candidate();
    const sent = await Promise.allSettled([
      takeQuiz(quiz(actor, 1, false), actor, NOW),
      takeQuiz(quiz(actor, 1, true), actor, NOW),
    ]);
    expect(sent.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(sent.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "looper.quiz-over" },
    });
  });

  test("needs an answer to each of its questions, and to no other", async () => {
    const actor = await candidate();
    const { answers } = quiz(actor, 1, true);
    const [first = "", ...others] = Object.keys(answers);
    const nine = Object.fromEntries(others.map((id) => [id, answers[id] ?? "a"]));
    await expect(takeQuiz({ number: 1, answers: nine }, actor, NOW)).rejects.toMatchObject({
      code: "request.invalid",
      fields: { [first]: expect.any(String) },
    });
    // Those of another quiz are no answers to this one.
    await expect(
      takeQuiz({ number: 1, answers: quiz(actor, 7, true).answers }, actor, NOW),
    ).rejects.toEqual(rejection("looper.quiz-over"));
    // Nor does a number to come name its questions.
    await expect(takeQuiz({ number: 2, answers: {} }, actor, NOW)).rejects.toEqual(
      rejection("looper.quiz-over"),
    );
  });
});

async function lead(
  actor: Actor,
  overrides: Partial<Prisma.LeadUncheckedCreateInput> = {},
): Promise<string> {
  const id = newId();
  await database.writer.$transaction((tx) =>
    tx.lead.create({
      data: {
        id,
        ambassadorId: actor.userId,
        contactName: "Maëlle Guérin",
        contactEmail: "maelle@example.org",
        status: "accepted",
        factAt: NOW,
        createdAt: NOW,
        ...overrides,
      },
    }),
  );
  return id;
}

describe("a lead", () => {
  test("of another looper is not found, nor listed", async () => {
    const leadId = await lead(await createLooper());
    await expect(recordCall({ leadId, from: "accepted" }, looper, NOW)).rejects.toEqual(
      rejection("lead.not-found"),
    );
    expect((await listLeads(looper, {}, NOW)).items).toEqual([]);
  });

  test("that moved meanwhile is not moved again", async () => {
    const leadId = await lead(looper);
    const close = () => closeLead({ leadId, from: "accepted", reason: "price" }, looper, NOW);
    const results = await Promise.allSettled([close(), close(), close()]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await listLeads(looper, {}, NOW)).items).toMatchObject([
      { status: "lost", closeReason: "price", actions: [] },
    ]);
  });

  test.each([
    { insuranceExpiresOn: "2026-11-20" },
    { attestationExpiresOn: null },
    { rsacNumber: null },
  ])("is neither moved nor contacted with %j", async (profile) => {
    const suspended = await createLooper(profile);
    const leadId = await lead(suspended);
    expect(await listLeads(suspended, {}, NOW)).toMatchObject({
      suspended: true,
      items: [{ contact: "suspended", actions: [] }],
    });
    await expect(recordCall({ leadId, from: "accepted" }, suspended, NOW)).rejects.toEqual(
      rejection("looper.suspended"),
    );
  });

  test("is for loopers in force only", async () => {
    const pending = await candidate();
    const leadId = await lead(pending);
    await expect(listLeads(pending)).rejects.toThrow();
    await expect(recordCall({ leadId, from: "accepted" }, pending)).rejects.toEqual(
      rejection("request.forbidden"),
    );
  });
});

describe("the leads of a looper", () => {
  test("are counted by status, and shown at one, the newest first", async () => {
    const statuses: LeadStatus[] = ["accepted", "accepted", "won", "lost"];
    const ids: string[] = [];
    for (const [rank, status] of statuses.entries()) {
      ids.push(await lead(looper, { status, createdAt: later(rank) }));
    }
    const { counts, items, status } = await listLeads(looper, { status: "accepted" }, NOW);
    expect({ counts, status }).toEqual({
      counts: {
        ...{ offered: 0, accepted: 2, contacted: 0, qualified: 0, appointment: 0, mandate: 0 },
        ...{ won: 1, lost: 1 },
      },
      status: "accepted",
    });
    expect(items.map(({ id }) => id)).toEqual([ids[1], ids[0]]);
    expect(await listLeads(looper, { status: "nobody" }, NOW)).toMatchObject({ status: null });
  });

  test("keep the address of who made one by a visit until that is agreed", async () => {
    const { propertyId, buyer } = await visitedHome(database, { ambassadorId: looper.userId });
    const hostId = looper.userId;
    const slotId = await createSlot(database, { propertyId, hostId, startsAt: later(72) });
    const contacts = async () =>
      (await listLeads(looper, {}, NOW)).items.map(({ contact }) => contact);
    const booking = { slotId, type: "physical", notes: null, asBuyer: false } as const;
    const { id: visitId } = await bookVisit(booking, buyer, NOW);
    expect(await contacts()).toEqual(["before-accept"]);
    await confirmVisit({ visitId, meetingUrl: null }, looper, NOW);
    expect(await contacts()).toEqual([{ email: buyer.email, phone: "06 12 34 56 78" }]);
  });

  test("go on from page to page, and lead only to listings that have a page", async () => {
    const draft = propertyRow({ sellerId: seller.id, status: "draft", publishedAt: null });
    await database.writer.$transaction((tx) => tx.property.create({ data: draft }));
    for (let index = 0; index < 35; index += 1) {
      await lead(looper, { propertyId: draft.id, createdAt: later(Math.floor(index / 3)) });
    }
    const first = await listLeads(looper, {}, NOW);
    const second = await listLeads(looper, { after: first.nextCursor }, NOW);
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([30, 5, null]);
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(35);
    expect(first.items[0]?.property).toEqual({ id: null, title: draft.title });
  });
});
