import { beforeAll, describe, expect, test } from "vitest";
import { decideLooperRequest } from "../../accounts/role-grants/commands/decide-looper-request.ts";
import { deleteDocument } from "../../documents/commands/delete-document.ts";
import { HANDED_IN_PAPERS } from "../../kernel/looper-papers.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { giveGrantNeeds } from "../../testing/agency-contracts.ts";
import { codeOf } from "../../testing/error-code.ts";
import { handIn, paperDocument } from "../../testing/looper-papers.ts";
import { createPerson, PERSONAS } from "../../testing/people.ts";
import { rsacNumber } from "../../testing/rsac-number.ts";
import { findLooperFile } from "../../trust/loopers/queries/find-looper-file.ts";
import { getLooperFile } from "../standing/queries/get-looper-file.ts";
import { checkPaper } from "./commands/check-paper.ts";
import { handInPaper } from "./commands/hand-in-paper.ts";
import { purgeUnusedPapers } from "./commands/purge-unused-papers.ts";
import { returnPaper } from "./commands/return-paper.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

const database = adoptedDatabase();
let manager: Actor;
let colleague: Actor;

beforeAll(async () => {
  const roles = [["trust_manager", "active"]] as const;
  manager = await createPerson(database, roles, { firstName: "Inès", lastName: "Roux" });
  colleague = await createPerson(database, roles, { firstName: "Paul", lastName: "Noël" });
});

const candidate = () =>
  createPerson(database, [
    ["buyer", "active"],
    ["ambassador", "pending"],
  ]);
const grantIdOf = ({ userId }: Actor) =>
  database.raw
    .prepare("SELECT id FROM RoleGrant WHERE userId = ? AND role = 'ambassador'")
    .pluck()
    .get(userId) as string;
const fileOf = async (looper: Actor, paper: string, now = NOW) =>
  (await getLooperFile(looper, now)).files.find((file) => file.paper === paper);
const eventsOf = ({ userId }: Actor) =>
  database.raw
    .prepare("SELECT event FROM Notification WHERE userId = ? ORDER BY id")
    .pluck()
    .all(userId) as string[];
const train = ({ userId }: Actor) =>
  database.writer.$transaction((tx) =>
    tx.ambassadorProfile.upsert({
      where: { userId },
      create: { userId, trainedAt: NOW },
      update: { trainedAt: NOW },
    }),
  );

describe("a grant", () => {
  test("takes four documents and four ticks, and counts what was ticked", async () => {
    const looper = await candidate();
    await train(looper);
    await giveGrantNeeds(database, looper);
    const grantId = grantIdOf(looper);
    const grant = () => codeOf(decideLooperRequest({ grantId, decision: "grant" }, manager, NOW));
    for (const paper of HANDED_IN_PAPERS) {
      expect(await grant()).toBe("role.papers-incomplete");
      const { paperId } = await handIn(database, looper, paper, NOW);
      // Handed in is not checked.
      expect(await grant()).toBe("role.papers-incomplete");
      expect(await fileOf(looper, paper)).toMatchObject({ state: "waiting", checked: null });
      await checkPaper({ paperId }, manager, NOW);
      expect(await fileOf(looper, paper)).toMatchObject({
        state: "checked",
        checked: { decidedBy: "Inès Roux", decidedAt: NOW },
        newer: null,
      });
    }
    expect(await grant()).toBeNull();
    expect((await getLooperFile(looper, NOW)).standing.inOrder).toBe(true);
    expect((await findLooperFile(grantId, manager, NOW)).unmet).toEqual([]);
  });
});

describe("a paper that is handed in", () => {
  test("leaves what was checked in force, to its last day, until it is ticked", async () => {
    const looper = await candidate();
    const first = await handIn(database, looper, "insurance", NOW, { endsOn: "2026-12-01" });
    await checkPaper({ paperId: first.paperId }, manager, NOW);
    const second = await handIn(database, looper, "insurance", later(1), { endsOn: "2027-12-01" });
    expect((await getLooperFile(looper, later(2))).papers.insuranceExpiresOn).toBe("2026-12-01");
    expect(await fileOf(looper, "insurance", later(2))).toMatchObject({
      state: "waiting",
      checked: { endsOn: "2026-12-01" },
      newer: { endsOn: "2027-12-01" },
    });
    await checkPaper({ paperId: second.paperId }, manager, later(3));
    expect((await getLooperFile(looper, later(4))).papers.insuranceExpiresOn).toBe("2027-12-01");
  });

  test("replaces the one that waits, whose document is deleted", async () => {
    const looper = await candidate();
    const first = await handIn(database, looper, "identity", NOW);
    const second = await handIn(database, looper, "identity", later(1));
    expect(await codeOf(checkPaper({ paperId: first.paperId }, manager, later(2)))).toBe(
      "looper.paper-replaced",
    );
    const left = database.raw
      .prepare("SELECT id FROM StoredDocument WHERE ownerId = ? AND deletedAt IS NULL")
      .pluck()
      .all(looper.userId);
    expect(left).toEqual([second.documentId]);
  });

  test("can be corrected with the document that waits or was sent back, never with one that was checked", async () => {
    const looper = await candidate();
    const { paperId, documentId } = await handIn(database, looper, "attestation", NOW);
    const again = (endsOn: string) =>
      codeOf(handInPaper({ kind: "attestation", documentId, endsOn }, looper, later(1)));
    await returnPaper({ paperId, reason: "differs" }, manager, NOW);
    expect(await fileOf(looper, "attestation")).toMatchObject({
      state: "returned",
      newer: { returnReason: "differs" },
    });
    expect(await again("2028-01-01")).toBeNull();
    const waiting = await fileOf(looper, "attestation", later(1));
    await checkPaper({ paperId: waiting?.newer?.id ?? "" }, manager, later(2));
    expect(await again("2029-01-01")).toBe("looper.paper-unchanged");
  });

  test("is of the person's own document, of its kind, that is there", async () => {
    const [looper, other] = [await candidate(), await candidate()];
    const send = (documentId: string) =>
      codeOf(handInPaper({ kind: "insurance", documentId, endsOn: "2027-06-30" }, looper, NOW));
    expect(await send(await paperDocument(database, other, "insurance"))).toBe(
      "document.not-found",
    );
    expect(await send(await paperDocument(database, looper, "identity"))).toBe(
      "document.not-found",
    );
    const erased = await paperDocument(database, looper, "insurance");
    await deleteDocument({ documentId: erased }, looper, NOW);
    expect(await send(erased)).toBe("document.not-found");
  });

  test.each([
    ["insurance", "2026-11-21"],
    ["insurance", "2030-01-01"],
    ["identity", "2046-01-01"],
  ] as const)("of %s can't end on %s", async (paper, endsOn) => {
    const looper = await candidate();
    expect(await codeOf(handIn(database, looper, paper, NOW, { endsOn }))).toBe("request.invalid");
    expect(await fileOf(looper, paper)).toMatchObject({ state: "missing" });
  });

  test.each(Object.entries(PERSONAS))(
    "is a looper's, or a candidate's: %s",
    async (name, roles) => {
      const person = await createPerson(database, roles);
      const isLooper = name === "ambassador" || name === "pending ambassador";
      expect(await codeOf(handIn(database, person, "insurance", NOW))).toBe(
        isLooper ? null : "request.forbidden",
      );
    },
  );

  test("stays with its document, which nobody deletes while it waits or counts", async () => {
    const looper = await candidate();
    const { paperId, documentId } = await handIn(database, looper, "identity", NOW);
    const remove = () => codeOf(deleteDocument({ documentId }, looper, NOW));
    expect(await remove()).toBe("document.in-file");
    await returnPaper({ paperId, reason: "unreadable" }, manager, NOW);
    expect(await remove()).toBeNull();
  });
});

describe("a number of the RSAC", () => {
  test("is of one person alone, whether it was checked or waits, at the same moment too", async () => {
    const [one, two, three] = [await candidate(), await candidate(), await candidate()];
    const number = rsacNumber();
    const sent = await Promise.allSettled([
      handIn(database, one, "rsac", NOW, { number }),
      handIn(database, two, "rsac", NOW, { number }),
    ]);
    expect(sent.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(sent.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "looper.rsac-taken" },
    });
    const first = sent[0]?.status === "fulfilled" ? one : two;
    const waiting = await fileOf(first, "rsac");
    await checkPaper({ paperId: waiting?.newer?.id ?? "" }, manager, NOW);
    expect(await codeOf(handIn(database, three, "rsac", NOW, { number }))).toBe(
      "looper.rsac-taken",
    );
    // Its own again, with a newer extract.
    expect(await codeOf(handIn(database, first, "rsac", later(1), { number }))).toBeNull();
  });
});

describe("a check", () => {
  test("is one person's: who comes second reads who was first", async () => {
    const looper = await candidate();
    const { paperId } = await handIn(database, looper, "insurance", NOW);
    const decisions = await Promise.allSettled([
      checkPaper({ paperId }, manager, NOW),
      returnPaper({ paperId, reason: "expired" }, colleague, NOW),
    ]);
    expect(decisions.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const winner = decisions[0]?.status === "fulfilled" ? "Inès Roux" : "Paul Noël";
    expect(decisions.find(({ status }) => status === "rejected")).toMatchObject({
      reason: {
        code: "looper.paper-decided",
        fields: { paperId: expect.stringContaining(winner) },
      },
    });
    expect(eventsOf(looper)).toHaveLength(1);
  });

  test.each(Object.entries(PERSONAS))("is a trust manager's: %s", async (name, roles) => {
    if (name === "trust manager") return;
    const { paperId } = await handIn(database, await candidate(), "insurance", NOW);
    const person = await createPerson(database, roles);
    expect(await codeOf(checkPaper({ paperId }, person, NOW))).toBe("request.forbidden");
    expect(await codeOf(returnPaper({ paperId, reason: "expired" }, person, NOW))).toBe(
      "request.forbidden",
    );
  });

  test("is not of one's own paper, of one that is nowhere, nor of one that ended meanwhile", async () => {
    const looper = await candidate();
    const { paperId } = await handIn(database, looper, "insurance", NOW, { endsOn: "2026-11-22" });
    const judge = { ...manager, userId: looper.userId };
    expect(await codeOf(checkPaper({ paperId }, judge, NOW))).toBe("request.forbidden");
    expect(await codeOf(checkPaper({ paperId: "0123456789ab" }, manager, NOW))).toBe(
      "looper.paper-not-found",
    );
    expect(await codeOf(checkPaper({ paperId }, manager, later(48)))).toBe("looper.paper-ended");
    expect(
      await codeOf(returnPaper({ paperId, reason: "expired" }, manager, later(48))),
    ).toBeNull();
  });
});

test("what is stored and not handed in goes after a day", async () => {
  const looper = await candidate();
  const { documentId } = await handIn(database, looper, "rsac", later(-30));
  const unused = await paperDocument(database, looper, "rsac", later(-25));
  const fresh = await paperDocument(database, looper, "rsac", later(-1));
  await purgeUnusedPapers(NOW);
  const left = database.raw
    .prepare("SELECT id FROM StoredDocument WHERE ownerId = ? AND deletedAt IS NULL")
    .pluck()
    .all(looper.userId) as string[];
  expect(new Set(left)).toEqual(new Set([fresh, documentId]));
  expect(left).not.toContain(unused);
});
