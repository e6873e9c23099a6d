import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deleteDocument } from "../../documents/commands/delete-document.ts";
import { openDocument } from "../../documents/commands/open-document.ts";
import { storeDocument } from "../../documents/commands/store-document.ts";
import { DomainError } from "../../kernel/errors.ts";
import { newId } from "../../kernel/ids.ts";
import { parseEnvironment } from "../../platform/env-schema.ts";
import { replaceOnce } from "../../platform/once.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { codeOf } from "../../testing/error-code.ts";
import { pdf } from "../../testing/pdfs.ts";
import { createPerson } from "../../testing/people.ts";
import { declared, trainedLooper, writeProof } from "../../testing/trainings.ts";
import { checkTraining } from "./commands/check-training.ts";
import { handInTraining } from "./commands/hand-in-training.ts";
import { purgeUnusedProofs } from "./commands/purge-unused-proofs.ts";
import { returnTraining } from "./commands/return-training.ts";
import { withdrawTraining } from "./commands/withdraw-training.ts";
import { getContinuingTraining } from "./queries/get-continuing-training.ts";
import type { TrainingInput } from "./schemas.ts";

const GRANTED = new Date("2026-03-03T10:00:00Z");
const NOW = new Date("2026-11-21T10:00:00Z");
const LATER = new Date("2026-11-22T09:30:00Z");

const database = adoptedDatabase();
const root = mkdtempSync(join(tmpdir(), "loopimmo-trainings-"));
const store = join(root, "documents");
let claire: Actor;
let hugo: Actor;
let looper: Actor;

beforeAll(async () => {
  replaceOnce("env", parseEnvironment({ NODE_ENV: "test", DOCUMENT_DIR: store }));
  const roles = [["trust_manager", "active"]] as const;
  claire = await createPerson(database, roles, { firstName: "Claire", lastName: "Martin" });
  hugo = await createPerson(database, roles, { firstName: "Hugo", lastName: "Petit" });
});
afterAll(() => {
  replaceOnce("env", undefined);
  rmSync(root, { recursive: true, force: true });
});
beforeEach(async () => {
  looper = await trainedLooper(database, GRANTED);
});

async function handIn(changes: Partial<TrainingInput> = {}, actor = looper, now = NOW) {
  const documentId = changes.documentId ?? (await writeProof(database, actor));
  return (await handInTraining(declared(documentId, changes), actor, now)).trainingId;
}
const rowOf = (id: string) =>
  database.raw.prepare("SELECT * FROM ContinuingTraining WHERE id = ?").get(id) as
    | Record<string, unknown>
    | undefined;
const auditOf = (id: string) =>
  database.raw
    .prepare("SELECT action, concernsId, detail FROM AuditEvent WHERE subjectId = ? ORDER BY seq")
    .all(id) as { action: string; concernsId: string; detail: string }[];
const newsOf = ({ userId }: Actor) =>
  (
    database.raw.prepare("SELECT event, data FROM Notification WHERE userId = ?").all(userId) as {
      event: string;
      data: string;
    }[]
  ).map(({ event, data }) => ({ event, data: JSON.parse(data) as unknown }));
const faultsOf = async (work: Promise<unknown>) => {
  try {
    await work;
    return null;
  } catch (error) {
    if (DomainError.is(error)) return error.fields;
    throw error;
  }
};
const view = async (actor = looper, now = NOW) => {
  const found = await getContinuingTraining(actor, now);
  if (!found) throw new Error("the looper has no period");
  return found;
};

describe("a training that a looper declares", () => {
  test("waits with its PDF, is in the audit, and does not count", async () => {
    const documentId = await writeProof(database, looper);
    const id = await handIn({ documentId, ethicsMinutes: 120 });
    expect(rowOf(id)).toMatchObject({ state: "waiting", minutes: 420, ethicsMinutes: 120 });
    expect(auditOf(id)).toMatchObject([
      { action: "looper.training-handed-in", concernsId: looper.userId },
    ]);
    const { balance, trainings, days } = await view();
    expect(balance).toMatchObject({
      period: { from: "2026-03-03", until: "2029-03-03" },
      counted: { all: 0 },
      waiting: { all: 420, ethics: 120 },
      missing: { all: 2_520, nonDiscrimination: 120, ethics: 120 },
    });
    expect(trainings).toMatchObject([
      { id, state: "waiting", decided: null, proof: { id: documentId, bytes: 1_200 } },
    ]);
    expect(days).toEqual({ earliest: "2026-03-03", latest: "2026-11-21" });
  });

  test("of one theme alone is all of that theme", async () => {
    const id = await handIn({ theme: "ethics", minutes: 120 });
    expect(rowOf(id)).toMatchObject({ nonDiscriminationMinutes: 0, ethicsMinutes: 120 });
  });

  test.each([
    [{ heldOn: "2026-11-22" }, "heldOn", /à venir/],
    [{ heldOn: "2026-03-02" }, "heldOn", /3 mars 2026/],
    [
      { minutes: 60, nonDiscriminationMinutes: 60, ethicsMinutes: 30 },
      "ethicsMinutes",
      /dépassent/,
    ],
  ] as const)("is refused at its field: %j", async (changes, field, sentence) => {
    const documentId = await writeProof(database, looper);
    const faults = await faultsOf(handInTraining(declared(documentId, changes), looper, NOW));
    expect(faults?.[field]?.replaceAll("\u00a0", " ")).toMatch(sentence);
  });

  test.each(["2026-03-03", "2026-11-21"])("can be of %s", async (heldOn) => {
    expect(rowOf(await handIn({ heldOn }))).toMatchObject({ heldOn });
  });

  test("can be of the period before, and counts there", async () => {
    const then = new Date("2029-03-10T10:00:00Z");
    const id = await handIn({ heldOn: "2029-03-02" }, looper, then);
    await checkTraining({ trainingId: id }, claire, then);
    const { balance, previous, trainings, earlier } = await view(looper, then);
    expect(balance).toMatchObject({ period: { from: "2029-03-03" }, counted: { all: 0 } });
    expect(previous).toMatchObject({ period: { until: "2029-03-03" }, counted: { all: 420 } });
    expect([trainings, earlier.map((each) => each.id)]).toEqual([[], [id]]);
  });

  test("is of a person who is or was a looper", async () => {
    const pending = await createPerson(database, [["ambassador", "pending"]]);
    const buyer = await createPerson(database, [["buyer", "active"]]);
    for (const person of [pending, buyer]) {
      const documentId = await writeProof(database, person);
      const refused = handInTraining(declared(documentId), person, NOW);
      expect(await codeOf(refused)).toBe("request.forbidden");
    }
    expect(await getContinuingTraining(pending, NOW)).toBeNull();
    const suspended = await createPerson(database, [["ambassador", "suspended"]]);
    expect(await handIn({}, suspended)).toEqual(expect.any(String));
  });
});

describe("the PDF of a training", () => {
  test.each([
    ["somebody else's", async () => writeProof(database, hugo)],
    ["of another kind", async () => writeProof(database, looper, { kind: "insurance" })],
    ["deleted", async () => writeProof(database, looper, { deletedAt: NOW })],
    ["unknown", async () => newId()],
  ])("can't be %s", async (_, written) => {
    const refused = handInTraining(declared(await written()), looper, NOW);
    await expect(refused).rejects.toMatchObject({
      code: "document.not-found",
      fields: { documentId: expect.stringContaining("Joignez") },
    });
  });

  test("proves one training alone", async () => {
    const documentId = await writeProof(database, looper);
    await handIn({ documentId });
    const again = handInTraining(declared(documentId, { title: "Autre" }), looper, NOW);
    await expect(again).rejects.toMatchObject({
      code: "looper.training-proof-used",
      fields: { documentId: expect.stringContaining("justifie déjà") },
    });
  });

  test("is deleted after a day where it proves none", async () => {
    const used = await writeProof(database, looper);
    await handIn({ documentId: used });
    const former = await writeProof(database, looper);
    const recent = await writeProof(database, looper, { createdAt: NOW });
    const paper = await writeProof(database, looper, { kind: "insurance" });
    await purgeUnusedProofs(LATER);
    const isThere = (id: string) =>
      database.raw
        .prepare("SELECT id FROM StoredDocument WHERE id = ? AND deletedAt IS NULL")
        .get(id);
    expect([used, former, recent, paper].map((id) => Boolean(isThere(id)))).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });

  test("is not deleted beside it", async () => {
    const documentId = await writeProof(database, looper);
    const id = await handIn({ documentId });
    expect(await codeOf(deleteDocument({ documentId }, looper, NOW))).toBe("document.in-use");
    await checkTraining({ trainingId: id }, claire, NOW);
    expect(await codeOf(deleteDocument({ documentId }, looper, NOW))).toBe("document.in-use");
    expect(rowOf(id)).toBeDefined();
  });

  test("is stored, opened by the team and removed like any other", async () => {
    const received = join(root, "received");
    const bytes = await pdf("Attestation");
    writeFileSync(received, bytes);
    const upload = { kind: "continuing_training", name: "Attestation CCI.pdf" } as const;
    const { documentId } = await storeDocument(upload, received, looper, NOW);
    const id = await handIn({ documentId });
    expect((await openDocument(documentId, claire, NOW)).content).toEqual(bytes);
    expect(
      await codeOf(openDocument(documentId, await trainedLooper(database, GRANTED), NOW)),
    ).toBe("document.not-found");
    await withdrawTraining({ trainingId: id }, looper, NOW);
    expect(readdirSync(store)).toEqual([]);
    expect(await codeOf(openDocument(documentId, looper, NOW))).toBe("document.not-found");
  });
});

describe("a training that is taken back", () => {
  test("is gone while it waits, and after it was returned", async () => {
    for (const isReturned of [false, true]) {
      const id = await handIn();
      if (isReturned) await returnTraining({ trainingId: id, reason: "unreadable" }, claire, NOW);
      await withdrawTraining({ trainingId: id }, looper, LATER);
      expect(rowOf(id)).toBeUndefined();
      expect(auditOf(id).at(-1)).toMatchObject({ action: "looper.training-withdrawn" });
    }
  });

  test("stays once it was checked: who did is said", async () => {
    const id = await handIn();
    await checkTraining({ trainingId: id }, claire, NOW);
    await expect(withdrawTraining({ trainingId: id }, looper, LATER)).rejects.toMatchObject({
      code: "looper.training-decided",
      fields: { trainingId: expect.stringMatching(/^Claire Martin a validé .*21 novembre 2026/) },
    });
  });

  test("is the looper's own", async () => {
    const id = await handIn();
    const other = await trainedLooper(database, GRANTED);
    for (const trainingId of [id, newId(), "../x"]) {
      expect(await codeOf(withdrawTraining({ trainingId }, other, NOW))).toBe(
        "looper.training-not-found",
      );
    }
  });
});

describe("a training that was returned", () => {
  test("is corrected with the same PDF or another, which removes the first", async () => {
    for (const isSame of [true, false]) {
      const documentId = await writeProof(database, looper);
      const id = await handIn({ documentId });
      await returnTraining({ trainingId: id, reason: "other_duration" }, claire, NOW);
      const proof = isSame ? documentId : await writeProof(database, looper);
      const next = await handIn({ documentId: proof, minutes: 360, replaces: id }, looper, LATER);
      expect(rowOf(id)).toBeUndefined();
      expect(rowOf(next)).toMatchObject({ state: "waiting", minutes: 360, documentId: proof });
      const first = database.raw
        .prepare("SELECT deletedAt FROM StoredDocument WHERE id = ?")
        .get(documentId) as { deletedAt: unknown };
      expect(first.deletedAt === null).toBe(isSame);
    }
  });

  test("is the only one that can be replaced", async () => {
    const waiting = await handIn();
    const checked = await handIn();
    await checkTraining({ trainingId: checked }, claire, NOW);
    const other = await trainedLooper(database, GRANTED);
    const foreign = await handIn({}, other);
    await returnTraining({ trainingId: foreign, reason: "unreadable" }, claire, NOW);
    const replacing = async (replaces: string) =>
      codeOf(
        handInTraining(declared(await writeProof(database, looper), { replaces }), looper, NOW),
      );
    expect(await replacing(waiting)).toBe("looper.training-decided");
    expect(await replacing(checked)).toBe("looper.training-decided");
    expect(await replacing(foreign)).toBe("looper.training-not-found");
    expect([rowOf(waiting), rowOf(checked), rowOf(foreign)]).not.toContain(undefined);
  });
});

describe("the team", () => {
  test("checks a training: it counts, and its looper is told", async () => {
    const id = await handIn({ nonDiscriminationMinutes: 120 });
    await checkTraining({ trainingId: id }, claire, NOW);
    const { balance, trainings } = await view();
    expect(balance).toMatchObject({
      counted: { all: 420, nonDiscrimination: 120, ethics: 0 },
      waiting: { all: 0 },
      missing: { all: 2_100, nonDiscrimination: 0, ethics: 120 },
    });
    expect(trainings).toMatchObject([
      { state: "checked", decided: { by: "Claire Martin", at: NOW }, returnReason: null },
    ]);
    expect(newsOf(looper)).toEqual([
      {
        event: "training.decided",
        data: { title: "Actualité juridique de la transaction", reason: null },
      },
    ]);
    expect(auditOf(id).at(-1)).toMatchObject({
      action: "looper.training-checked",
      concernsId: looper.userId,
    });
  });

  test("returns one with its reason", async () => {
    const id = await handIn();
    await returnTraining({ trainingId: id, reason: "of_somebody_else" }, claire, NOW);
    const { balance, trainings } = await view();
    expect([balance.counted.all, balance.waiting.all]).toEqual([0, 0]);
    expect(trainings).toMatchObject([{ state: "returned", returnReason: "of_somebody_else" }]);
    expect(newsOf(looper)).toMatchObject([
      { event: "training.decided", data: { reason: "Le justificatif n’est pas à votre nom." } },
    ]);
    expect(JSON.parse(auditOf(id).at(-1)?.detail ?? "")).toEqual({ reason: "of_somebody_else" });
  });

  test("decides once: of two at the same moment one does, and the other learns who", async () => {
    const id = await handIn();
    const results = await Promise.allSettled([
      checkTraining({ trainingId: id }, claire, NOW),
      returnTraining({ trainingId: id, reason: "unreadable" }, hugo, NOW),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const isClaires = results[0].status === "fulfilled";
    expect(rowOf(id)).toMatchObject({ state: isClaires ? "checked" : "returned" });
    const refusal = results.find((result) => result.status === "rejected")?.reason as DomainError;
    expect(refusal).toMatchObject({ code: "looper.training-decided", status: 409 });
    expect(refusal.fields?.trainingId?.replaceAll("\u00a0", " ")).toBe(
      isClaires
        ? "Claire Martin a validé cette formation le 21 novembre 2026 à 11 h : rien n’a été changé."
        : "Hugo Petit a renvoyé cette formation le 21 novembre 2026 à 11 h : rien n’a été changé.",
    );
    expect(newsOf(looper)).toHaveLength(1);
  });

  test("finds none that was withdrawn meanwhile", async () => {
    const id = await handIn();
    await withdrawTraining({ trainingId: id }, looper, NOW);
    for (const trainingId of [id, newId(), "x"]) {
      expect(await codeOf(checkTraining({ trainingId }, claire, NOW))).toBe(
        "looper.training-not-found",
      );
    }
  });

  test("decides about nobody's own, and nobody else decides", async () => {
    const both = await createPerson(database, [
      ["ambassador", "active"],
      ["trust_manager", "active"],
    ]);
    const id = await handIn({}, both);
    expect(await codeOf(checkTraining({ trainingId: id }, both, NOW))).toBe("request.forbidden");
    const refused = returnTraining({ trainingId: id, reason: "unreadable" }, both, NOW);
    expect(await codeOf(refused)).toBe("request.forbidden");
    expect(await codeOf(checkTraining({ trainingId: id }, looper, NOW))).toBe("request.forbidden");
    expect(rowOf(id)).toMatchObject({ state: "waiting" });
  });
});

describe("the first day", () => {
  test("is the first grant's, whatever was decided later", async () => {
    await database.writer.$transaction((tx) =>
      tx.roleGrant.updateMany({
        where: { userId: looper.userId, role: "ambassador" },
        data: { decidedAt: new Date("2026-10-10T10:00:00Z") },
      }),
    );
    expect((await view()).balance.period.from).toBe("2026-03-03");
  });

  test("is the last decision's where the first one is not known", async () => {
    const person = await createPerson(database, [["ambassador", "active"]]);
    await database.writer.$transaction((tx) =>
      tx.roleGrant.updateMany({
        where: { userId: person.userId },
        data: { decidedAt: new Date("2026-10-09T22:30:00Z") },
      }),
    );
    expect((await view(person)).balance.period.from).toBe("2026-10-10");
  });
});

test.each([
  ["a state without its decision", { state: "checked" }],
  ["a decision without its state", { decidedAt: NOW }],
  ["a return without a reason", { state: "returned", decidedAt: NOW, decidedById: "manager" }],
  ["a reason without a return", { returnReason: "unreadable" }],
  ["twenty minutes", { minutes: 20 }],
  ["three quarters of an hour", { minutes: 45 }],
  ["fifty hours", { minutes: 3_000 }],
  ["more ethics than hours", { ethicsMinutes: 450 }],
  ["negative hours of a theme", { nonDiscriminationMinutes: -30 }],
  ["no title", { title: "  " }],
  ["no civil day", { heldOn: "10/11/2026" }],
] as const)("the database refuses %s", async (_, changes) => {
  const documentId = await writeProof(database, looper);
  const { ...values } = declared(documentId);
  const decidedById = "decidedById" in changes ? { decidedById: claire.userId } : {};
  const write = database.writer.$transaction((tx) =>
    tx.continuingTraining.create({
      data: {
        id: newId(),
        looperId: looper.userId,
        ...values,
        handedInAt: NOW,
        ...changes,
        ...decidedById,
      } as Parameters<typeof tx.continuingTraining.create>[0]["data"],
    }),
  );
  await expect(write).rejects.toThrow(/constraint|check/i);
});
