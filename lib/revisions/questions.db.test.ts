import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "../policy/actor.ts";
import { CLIENT_LIMITS } from "../public-data/http/client.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow } from "../testing/builders.ts";
import { codeOf } from "../testing/error-code.ts";
import { createPerson } from "../testing/people.ts";
import { SAMPLE_DPE } from "../testing/public-data-samples.ts";
import {
  type PublicDataServer,
  resetPublicData,
  startPublicDataServer,
  usePublicData,
} from "../testing/public-data-server.ts";
import { completeContent, writeHandedIn } from "../testing/revisions.ts";
import { answerQuestion } from "./commands/answer-question.ts";
import { beginDraft } from "./commands/begin-draft.ts";
import { duplicateRevision } from "./commands/duplicate-revision.ts";
import { saveRevision } from "./commands/save-revision.ts";
import { startRevision } from "./commands/start-revision.ts";
import type { RevisionContent } from "./content.ts";
import type { RevisionHolder } from "./holder.ts";
import { getRevision } from "./queries/get-revision.ts";
import { listQuestions } from "./queries/list-questions.ts";

const NOW = new Date("2026-11-24T10:00:00Z");
/** Where time is not what is tested: machines are shared. */
const PATIENT = 60_000;

const database = adoptedDatabase();
let server: PublicDataServer;
let seller: Actor;
let holder: RevisionHolder;

beforeAll(async () => {
  server = await startPublicDataServer();
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
});
afterAll(() => server.close());
beforeEach(async () => {
  usePublicData(server.env, {
    timeMs: { call: PATIENT, report: PATIENT, file: PATIENT },
    bytes: CLIENT_LIMITS.bytes,
  });
  server.behave("present");
  seller = await createPerson(database, [["seller", "active"]]);
  holder = { kind: "seller", actor: seller };
});
afterEach(() => resetPublicData());

/** Rooms that do not fit in it: no register knows of them. */
const CROWDED: RevisionContent = { rooms: 5, surfaceDm2: 2_000 };

async function drafted(changes: RevisionContent): Promise<string> {
  const { revisionId } = await beginDraft(seller, NOW);
  await saveRevision({ revisionId, baseVersion: 1, changes }, holder, NOW);
  return revisionId;
}

async function answersOf(revisionId: string) {
  const { content } = await getRevision(revisionId, holder, NOW);
  const questions = await listQuestions(content, NOW, PATIENT);
  return questions.map(({ code, answer }) => [code, answer]);
}

const answer = (revisionId: string, text: string) =>
  answerQuestion({ revisionId, question: "many-rooms", text }, holder, NOW);

describe("an answer", () => {
  test("stands beside its question until a value changes, and keeps no tab from saving", async () => {
    const revisionId = await drafted(CROWDED);
    expect(await answersOf(revisionId)).toEqual([["many-rooms", null]]);
    const { version } = await getRevision(revisionId, holder, NOW);
    await answer(revisionId, "Des cabines de bateau");
    expect(await answersOf(revisionId)).toEqual([["many-rooms", "Des cabines de bateau"]]);
    await answer(revisionId, "");
    expect(await answersOf(revisionId)).toEqual([["many-rooms", ""]]);
    const saved = await saveRevision(
      { revisionId, baseVersion: version, changes: { title: "Une péniche" } },
      holder,
      NOW,
    );
    expect(saved.conflicts).toEqual({});
    expect(await answersOf(revisionId)).toEqual([["many-rooms", ""]]);
    const changes = { rooms: 6 };
    await saveRevision({ revisionId, baseVersion: saved.version, changes }, holder, NOW);
    expect(await answersOf(revisionId)).toEqual([["many-rooms", null]]);
  });

  test("to what is no question any more is nothing", async () => {
    const revisionId = await drafted({ rooms: 1, surfaceDm2: 2_000 });
    await answer(revisionId, "Trop tard");
    const { content } = await getRevision(revisionId, holder, NOW);
    expect(content.answers).toBeUndefined();
  });

  test("is its seller's, while they write", async () => {
    const revisionId = await drafted(CROWDED);
    const other = await createPerson(database, [["seller", "active"]]);
    const asOther = { kind: "seller", actor: other } as const;
    const given = { revisionId, question: "many-rooms", text: "" } as const;
    expect(await codeOf(answerQuestion(given, asOther, NOW))).toBe("revision.not-found");
    expect(await codeOf(answerQuestion({ ...given, revisionId: "'" }, holder, NOW))).toBe(
      "revision.not-found",
    );
    const content = completeContent(CROWDED);
    const inReview = await database.writer.$transaction((tx) =>
      writeHandedIn(tx, { sellerId: seller.userId, now: NOW, content }),
    );
    expect(await codeOf(answer(inReview.revisionId, ""))).toBe("revision.closed");
  });

  test("follows into the next change of the same home, and into no copy of it", async () => {
    const about = JSON.stringify([5, 2_000]);
    const content = completeContent({
      ...CROWDED,
      answers: { "many-rooms": { text: "Des cabines", about } },
    });
    const { propertyId } = await database.writer.$transaction(async (tx) => {
      const home = await writeHandedIn(tx, {
        sellerId: seller.userId,
        now: NOW,
        content,
        status: "approved",
      });
      await tx.property.update({
        where: { id: home.propertyId },
        data: { status: "active", publishedAt: NOW, rooms: 5, surfaceDm2: 2_000 },
      });
      return home;
    });
    const { revisionId } = await startRevision({ propertyId }, seller, NOW);
    expect(await answersOf(revisionId)).toContainEqual(["many-rooms", "Des cabines"]);
    const copy = await duplicateRevision({ revisionId }, seller, NOW);
    expect(await answersOf(copy.revisionId)).toContainEqual(["many-rooms", null]);
  });
});

describe("the register of DPE", () => {
  /** Its class, which the figures of its scale do not give. */
  const ofRegister: RevisionContent = {
    dpeNumber: SAMPLE_DPE,
    dpeDoneOn: "2024-05-13",
    energyClass: "C",
    ghgClass: "B",
    energyUse: 148,
    ghgEmission: 9,
    surfaceDm2: 6_840,
    builtYear: 1974,
    communeCode: "35238",
  };

  test("closes none of other values than its own", async () => {
    const content = { ...ofRegister, energyUse: 300 };
    const questions = await listQuestions(content, NOW, PATIENT);
    expect(questions.map(({ code }) => code)).toEqual(["energy-class"]);
  });

  test("closes one of whose values it has all, and leaves it open where it knows of none", async () => {
    const before = new Date("1970-06-01T10:00:00Z");
    const open = async () =>
      (await listQuestions(ofRegister, before, PATIENT)).map(({ code }) => code);
    expect(await open()).toEqual([]);
    resetPublicData();
    usePublicData(server.env);
    server.behave("knows-nothing");
    expect(await open()).toEqual(["future-year"]);
  });

  test("out of reach closes nothing, and nobody waits for it", async () => {
    server.behave("slow");
    const questions = await listQuestions({ ...ofRegister, energyUse: 300 }, NOW, 50);
    expect(questions.map(({ code }) => code)).toEqual(["energy-class"]);
  });
});
