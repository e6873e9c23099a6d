import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import { findListing } from "../../listings/queries/find-listing.ts";
import type { Prisma } from "../../platform/db/generated/client.ts";
import type { Actor } from "../../policy/actor.ts";
import { saveRevision } from "../../revisions/commands/save-revision.ts";
import { startRevision } from "../../revisions/commands/start-revision.ts";
import { submitRevision } from "../../revisions/commands/submit-revision.ts";
import { takeBackRevision } from "../../revisions/commands/take-back-revision.ts";
import type { RevisionContent } from "../../revisions/content.ts";
import { getRevision } from "../../revisions/queries/get-revision.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow, propertyRow } from "../../testing/builders.ts";
import { codeOf } from "../../testing/error-code.ts";
import { createPerson, PERSONAS } from "../../testing/people.ts";
import {
  completeContent,
  pictureKey,
  writeHandedIn,
  writePictures,
} from "../../testing/revisions.ts";
import { rsacNumber } from "../../testing/rsac-number.ts";
import { approveRevision } from "./commands/approve-revision.ts";
import { claimRevision, releaseRevision } from "./commands/claim-revision.ts";
import { returnRevision } from "./commands/return-revision.ts";
import { getReview } from "./queries/get-review.ts";
import { getReviewedPreview } from "./queries/get-reviewed-preview.ts";
import { listRevisionsInReview } from "./queries/list-revisions-in-review.ts";
import type { ReviewMove } from "./rules.ts";

const NOW = new Date("2026-11-24T10:00:00Z");
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const REASONS = [{ field: "title", reason: "inexact", note: "Deux pièces." }] as const;

const database = adoptedDatabase();
beforeAll(async () => {
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    await tx.communePostalCode.create({ data: { communeCode: "35238", postalCode: "35000" } });
  });
});

let seller: Actor;
let ines: Actor;
let paul: Actor;
beforeEach(async () => {
  seller = await createPerson(database, [["seller", "active"]]);
  ines = await createPerson(database, [["trust_manager", "active"]]);
  paul = await createPerson(database, [["trust_manager", "active"]]);
});

const inTransaction = <Result>(
  work: (tx: Prisma.TransactionClient) => Promise<Result>,
): Promise<Result> => database.writer.$transaction(work);
/** A listing that the seller handed in; its mandate can be published under unless another one is given. */
const handedIn = (options: Partial<Parameters<typeof writeHandedIn>[1]> = {}) =>
  database.writer.$transaction((tx) =>
    writeHandedIn(tx, { sellerId: seller.userId, now: NOW, ...options }),
  );

const propertyOf = (id: string) =>
  inTransaction((tx) =>
    tx.property.findUniqueOrThrow({
      where: { id },
      include: {
        photos: { orderBy: { position: "asc" } },
        roomTable: { orderBy: { position: "asc" } },
        floorPlans: true,
      },
    }),
  );
const revisionOf = (id: string) =>
  inTransaction((tx) => tx.listingRevision.findUniqueOrThrow({ where: { id } }));
const eventsOf = async (revisionId: string) =>
  (
    await inTransaction((tx) =>
      tx.revisionEvent.findMany({ where: { revisionId }, orderBy: [{ at: "asc" }, { id: "asc" }] }),
    )
  ).map(({ kind }) => kind);
const notified = () =>
  inTransaction((tx) => tx.notification.findMany({ where: { userId: seller.userId } }));

/** Who has the task of a revision. */
const ownerOf = (revisionId: string) =>
  database.raw
    .prepare<[string], { ownerId: string }>(
      "SELECT ownerId FROM TaskClaim WHERE kind = 'listing-review' AND subjectId = ?",
    )
    .get(revisionId)?.ownerId;

const moves: Record<
  ReviewMove,
  (revisionId: string, actor: Actor, now?: Date) => Promise<unknown>
> = {
  claim: (revisionId, actor, now = NOW) => claimRevision({ revisionId }, actor, now),
  release: (revisionId, actor, now = NOW) => releaseRevision({ revisionId }, actor, now),
  return: (revisionId, actor, now = NOW) =>
    returnRevision({ revisionId, version: 1, reasons: [...REASONS] }, actor, now),
  approve: (revisionId, actor, now = NOW) =>
    approveRevision({ revisionId, version: 1 }, actor, now),
};
const MOVES = Object.entries(moves) as [ReviewMove, (typeof moves)[ReviewMove]][];

test("names what contradicts itself, and what the editor says of pictures", async () => {
  const [sharp, blurred, plan] = [pictureKey(), pictureKey(), pictureKey()];
  const about = JSON.stringify([false, "apartment"]);
  const content = completeContent({
    rooms: 9,
    isCoowned: false,
    photos: [
      { key: sharp, alt: "Le salon" },
      { key: blurred, alt: "La chambre" },
    ],
    floorPlans: [{ key: plan, label: "Étage" }],
    answers: { "not-coowned": { text: "Immeuble entier", about } },
  });
  const { revisionId } = await handedIn({ content });
  await inTransaction(async (tx) => {
    await tx.mediaAsset.deleteMany({ where: { revisionId } });
    await writePictures(tx, { revisionId, content, now: NOW });
    const differs = { similarity: "f".repeat(16) };
    const where = { key: blurred };
    await tx.mediaAsset.updateMany({ where, data: { ...differs, sharpness: 5, brightness: 10 } });
    await tx.mediaAsset.updateMany({ where: { key: plan }, data: { ...differs, sharpness: 5 } });
  });
  const { questions, pictureHints, findings } = await getReview(revisionId, ines, NOW);
  expect(questions.map(({ code, answer }) => [code, answer])).toEqual([
    ["many-rooms", null],
    ["not-coowned", "Immeuble entier"],
  ]);
  // A plan is compared with plans.
  expect(pictureHints).toEqual({
    photos: [
      { hints: [], twinAt: -1 },
      { hints: ["blurred", "dark"], twinAt: -1 },
    ],
    floorPlans: [{ hints: ["blurred"], twinAt: -1 }],
  });
  expect(findings).toEqual(["few-photos", "photo-blurred", "photo-dark"]);
  // It keeps nobody from approving.
  await moves.claim(revisionId, ines);
  await moves.approve(revisionId, ines);
  expect((await revisionOf(revisionId)).status).toBe("approved");
});

test("open pages of the seller and of who has it in charge learn of each move", async () => {
  const { revisionId } = await handedIn();
  await moves.claim(revisionId, ines);
  await moves.release(revisionId, ines);
  const followed = async ({ userId }: Actor) =>
    (
      await inTransaction((tx) =>
        tx.userEvent.findMany({ where: { userId, kind: "review" }, orderBy: { seq: "asc" } }),
      )
    ).map(({ data }) => data);
  const twice = [{ revisionId }, { revisionId }];
  expect([await followed(seller), await followed(ines), await followed(paul)]).toEqual([
    twice,
    twice,
    [],
  ]);
});

describe.each(MOVES)("%s", (name, move) => {
  test.each(Object.entries(PERSONAS))("is the team's: %s", async (persona, roles) => {
    const { revisionId } = await handedIn();
    const actor = await createPerson(database, roles);
    if (persona === "trust manager" && name !== "claim") await moves.claim(revisionId, actor);
    expect(await codeOf(move(revisionId, actor))).toBe(
      persona === "trust manager" ? null : "request.forbidden",
    );
  });

  test("is not for one's own listing, nor without a second factor", async () => {
    const both = await createPerson(database, [
      ["seller", "active"],
      ["trust_manager", "active"],
    ]);
    const { revisionId } = await handedIn({ sellerId: both.userId });
    expect(await codeOf(move(revisionId, both))).toBe("request.forbidden");
    expect(await codeOf(move(revisionId, { ...ines, mustSecure: true }))).toBe("request.forbidden");
  });

  test("knows no revision that was never handed in", async () => {
    const { revisionId } = await handedIn({ status: "editing", submittedAt: null });
    for (const id of [revisionId, newId(), "x' OR 1"])
      expect(await codeOf(move(id, ines))).toBe("revision.not-found");
  });

  test.each(["editing", "approved", "discarded"] as const)("comes too late: %s", async (status) => {
    const { revisionId } = await handedIn({ status });
    expect(await codeOf(move(revisionId, ines))).toBe("revision.moved");
    expect((await revisionOf(revisionId)).status).toBe(status);
  });

  test("is refused while somebody else looks at it", async () => {
    const { revisionId } = await handedIn();
    await moves.claim(revisionId, paul);
    expect(await codeOf(move(revisionId, ines))).toBe("revision.moved");
    expect(await codeOf(moves.claim(revisionId, ines, later(119)))).toBe("revision.moved");
    await moves.claim(revisionId, ines, later(120));
    expect(ownerOf(revisionId)).toBe(ines.userId);
  });
});

describe("returning a listing", () => {
  test("gives it back to its seller, who is notified why", async () => {
    const { revisionId, propertyId } = await handedIn();
    await moves.claim(revisionId, ines);
    await moves.return(revisionId, ines);
    expect(await revisionOf(revisionId)).toMatchObject({ status: "editing" });
    expect(ownerOf(revisionId)).toBeUndefined();
    expect((await propertyOf(propertyId)).status).toBe("draft");
    const view = await getRevision(revisionId, { kind: "seller", actor: seller }, NOW);
    expect(view.returns).toEqual(REASONS);
    expect(await notified()).toMatchObject([
      {
        event: "listing.returned",
        data: {
          revisionId,
          isPublished: false,
          points: ["Titre\u00a0: information inexacte. Deux pièces."],
        },
      },
    ]);
    expect(await eventsOf(revisionId)).toEqual(expect.arrayContaining(["claimed", "returned"]));
    await submitRevision({ revisionId }, seller, later(60));
    expect((await listRevisionsInReview(ines, {}, later(60))).rows.map(({ id }) => id)).toContain(
      revisionId,
    );
  });
});

/** A looper in force, until a day. */
async function createLooper(insuranceExpiresOn = "2027-06-01"): Promise<Actor> {
  const looper = await createPerson(database, [["ambassador", "active"]]);
  await inTransaction((tx) =>
    tx.ambassadorProfile.create({
      data: {
        userId: looper.userId,
        trainedAt: NOW,
        rsacNumber: rsacNumber(),
        identityExpiresOn: "2031-06-01",
        attestationExpiresOn: "2027-06-01",
        insuranceExpiresOn,
      },
    }),
  );
  return looper;
}

describe("approving a new listing", () => {
  test("leaves the home to its seller where the looper who accepted is none in force any more", async () => {
    const { userId: ambassadorId } = await createLooper("2026-11-23");
    const { revisionId, propertyId } = await handedIn();
    await inTransaction(async (tx) => {
      await tx.property.update({ where: { id: propertyId }, data: { ambassadorId } });
      const request = { id: newId(), revisionId, ambassadorId, status: "accepted" } as const;
      await tx.looperRequest.create({ data: { ...request, createdAt: NOW, decidedAt: NOW } });
    });
    await moves.claim(revisionId, ines);
    await moves.approve(revisionId, ines);
    expect(await propertyOf(propertyId)).toMatchObject({ status: "active", ambassadorId: null });
  });

  test("publishes it whole: content, pictures, plans, visits, looper", async () => {
    const nadia = await createLooper();
    const keys = [pictureKey(), pictureKey(), pictureKey()];
    const rooms = ["chambre", "gone", "blank"];
    const photos = keys.map((key, index) => ({ key, alt: `Photo ${index}`, room: rooms[index] }));
    const plan = { key: pictureKey(), label: "Rez-de-chaussée" };
    const content = completeContent({
      roomTable: [
        { id: "blank", name: "" },
        { id: "sejour", name: "Séjour", areaDm2: 2_450, level: "Étage" },
        { id: "chambre", name: "Chambre" },
      ],
      photos,
      floorPlans: [plan],
    });
    const { revisionId, propertyId } = await handedIn({ content });
    await inTransaction(async (tx) => {
      await tx.looperRequest.create({
        data: {
          id: newId(),
          revisionId,
          ambassadorId: nadia.userId,
          status: "accepted",
          createdAt: NOW,
          decidedAt: NOW,
        },
      });
    });
    expect(await findListing(propertyId, NOW)).toBeNull();
    await moves.claim(revisionId, ines);
    const marks = () =>
      database.raw
        .prepare<[string], { changes: number; pages: number }>(
          `SELECT (SELECT count(*) FROM ListingChange WHERE propertyId = ?) AS changes,
             (SELECT count(*) FROM PageChange) AS pages`,
        )
        .get(propertyId);
    const before = marks();
    await moves.approve(revisionId, ines);
    expect(await findListing(propertyId, NOW)).toMatchObject({ title: content.title });
    const row = await propertyOf(propertyId);
    expect(row).toMatchObject({
      status: "active",
      publishedAt: NOW,
      confirmedAt: NOW,
      ambassadorId: nadia.userId,
      priceCents: content.priceCents,
    });
    expect(row.searchText).toContain("thabor");
    expect(row.photos.map(({ mediaKey, color }) => [mediaKey, color])).toEqual(
      keys.map((key, index) => [key, `#00000${index}`]),
    );
    expect(row.roomTable).toEqual([
      { propertyId, position: 0, name: "Séjour", areaDm2: 2_450, level: "Étage" },
      { propertyId, position: 1, name: "Chambre", areaDm2: null, level: null },
    ]);
    // A room that is gone, or has no name, is none.
    expect(row.photos.map(({ roomPosition }) => roomPosition)).toEqual([1, null, null]);
    expect(row.floorPlans).toEqual([
      { propertyId, position: 0, mediaKey: plan.key, label: plan.label },
    ]);
    const slots = await inTransaction((tx) => tx.visitSlot.count({ where: { propertyId } }));
    expect(slots).toBeGreaterThan(0);
    const now = marks();
    expect(now?.changes).toBeGreaterThan(before?.changes ?? 0);
    expect(now?.pages).toBeGreaterThan(before?.pages ?? 0);
    const events = await inTransaction((tx) => tx.listingEvent.findMany({ where: { propertyId } }));
    expect(events.map(({ kind }) => kind)).toEqual(["published"]);
    expect(await notified()).toMatchObject([
      { event: "listing.published", data: { listingId: propertyId } },
    ]);
    expect(await eventsOf(revisionId)).toContain("approved");
    const audit = await inTransaction((tx) =>
      tx.auditEvent.findMany({ where: { subjectId: revisionId }, orderBy: { at: "asc" } }),
    );
    expect(audit.map(({ action }) => action).sort()).toEqual([
      "revision.approved",
      "revision.claimed",
    ]);
  });

  test("keeps the date of an earlier listing of the same home by the same seller", async () => {
    const long = new Date("2026-06-01T08:00:00Z");
    const { addressId, lot } = completeContent();
    const earlier = propertyRow({
      sellerId: seller.userId,
      status: "withdrawn",
      publishedAt: long,
      withdrawnAt: new Date("2026-10-01T08:00:00Z"),
      addressId: addressId ?? null,
      lot: lot ?? null,
    });
    await inTransaction((tx) => tx.property.create({ data: earlier }));
    const { revisionId, propertyId } = await handedIn();
    await moves.claim(revisionId, ines);
    await moves.approve(revisionId, ines);
    expect((await propertyOf(propertyId)).publishedAt).toEqual(long);
  });

  test.each<[string, Parameters<typeof handedIn>[0], string | null]>([
    ["incomplete", { content: completeContent({ photos: [] }) }, "revision.incomplete"],
    ["without a mandate", { mandate: null }, "revision.not-signed"],
    [
      "at another price than signed",
      { mandate: { priceCents: 280_000_00 } },
      "revision.price-not-signed",
    ],
    [
      "on the last day to withdraw",
      { mandate: { withdrawalEndsOn: "2026-11-24" } },
      "revision.too-early",
    ],
    ["the day after it", { mandate: { withdrawalEndsOn: "2026-11-23" } }, null],
    [
      "before it, at the seller's request",
      { mandate: { withdrawalEndsOn: "2026-12-08", expressRequestAt: NOW } },
      null,
    ],
  ])("%s: %s", async (_, options, code) => {
    const { revisionId, propertyId } = await handedIn(options);
    await moves.claim(revisionId, ines);
    expect(await codeOf(moves.approve(revisionId, ines))).toBe(code);
    expect((await propertyOf(propertyId)).status).toBe(code === null ? "active" : "in_review");
    expect((await revisionOf(revisionId)).status).toBe(code === null ? "approved" : "in_review");
  });

  test("publishes no picture that was not sent for it", async () => {
    const { revisionId: theirs } = await handedIn();
    const { photos } = (await revisionOf(theirs)).content as RevisionContent;
    const stolen = { ...photos?.[0], alt: "" };
    for (const changes of [
      { photos: [stolen] },
      { photos: [{ key: pictureKey(), alt: "" }] },
      { floorPlans: [{ key: stolen.key, label: "Étage" }] },
    ]) {
      const { revisionId, propertyId } = await handedIn();
      const { content } = await revisionOf(revisionId);
      await inTransaction((tx) =>
        tx.listingRevision.update({
          where: { id: revisionId },
          data: { content: { ...(content as object), ...changes } },
        }),
      );
      await moves.claim(revisionId, ines);
      expect(await codeOf(moves.approve(revisionId, ines))).toBe("revision.picture-unknown");
      expect((await propertyOf(propertyId)).status).toBe("in_review");
      expect((await propertyOf(propertyId)).photos).toEqual([]);
    }
  });

  test("is of the version that was looked at", async () => {
    const { revisionId } = await handedIn({ version: 2 });
    await moves.claim(revisionId, ines);
    expect(await codeOf(moves.approve(revisionId, ines))).toBe("revision.moved");
    expect(await codeOf(moves.return(revisionId, ines))).toBe("revision.moved");
    await approveRevision({ revisionId, version: 2 }, ines, NOW);
  });
});

describe("at once", () => {
  const outcome = async (works: Promise<unknown>[]) =>
    (await Promise.all(works.map(codeOf))).filter((code) => code === null).length;

  test("one of two claims holds", async () => {
    const { revisionId } = await handedIn();
    expect(await outcome([moves.claim(revisionId, ines), moves.claim(revisionId, paul)])).toBe(1);
    expect(await eventsOf(revisionId)).toHaveLength(1);
  });

  test("one of two approvals publishes, in two windows of one person too", async () => {
    const { revisionId } = await handedIn();
    await moves.claim(revisionId, ines);
    const works = [ines, ines, paul].map((actor) => moves.approve(revisionId, actor));
    expect(await outcome(works)).toBe(1);
    expect(await notified()).toHaveLength(1);
  });

  test.each<[string, (revisionId: string) => Promise<unknown>]>([
    ["taking back", (revisionId) => takeBackRevision({ revisionId }, seller, NOW)],
    ["a return", (revisionId) => moves.return(revisionId, ines)],
  ])("an approval or %s, not both", async (_, other) => {
    const { revisionId, propertyId } = await handedIn();
    await moves.claim(revisionId, ines);
    expect(await outcome([moves.approve(revisionId, ines), other(revisionId)])).toBe(1);
    const { status } = await revisionOf(revisionId);
    const { status: of } = await propertyOf(propertyId);
    expect([status, of]).toEqual(
      status === "approved" ? ["approved", "active"] : ["editing", "draft"],
    );
  });
});

describe("a change of a published listing", () => {
  /** Online since the first of November at 289 000 €, with what is proposed handed in. */
  async function changed(
    changes: RevisionContent,
    signedCents = 289_000_00,
    options: Parameters<typeof handedIn>[0] = {},
  ) {
    const { revisionId: first, propertyId } = await handedIn(options);
    await moves.claim(first, ines);
    await moves.approve(first, ines);
    const { revisionId } = await startRevision({ propertyId }, seller, NOW);
    const as = { kind: "seller", actor: seller } as const;
    const { version } = await saveRevision({ revisionId, baseVersion: 1, changes }, as, NOW);
    if (signedCents !== 289_000_00) {
      await inTransaction(async (tx) => {
        const { number } = await tx.mandate.findFirstOrThrow({ where: { propertyId } });
        const fee = { tier: "essential", feeCents: 4_000_00, signedAt: NOW } as const;
        await tx.mandateAmendment.create({
          data: { mandateNumber: number, position: 1, priceCents: signedCents, ...fee },
        });
      });
    }
    await submitRevision({ revisionId }, seller, NOW);
    await moves.claim(revisionId, ines);
    return { revisionId, propertyId, version };
  }

  test("leaves the listing as it is until it is approved; a new price is an event then", async () => {
    const price = { priceCents: 275_000_00, rooms: 4, energyClass: "C" } as const;
    const { revisionId, propertyId, version } = await changed(price, 275_000_00);
    const before = await propertyOf(propertyId);
    expect(before).toMatchObject({ status: "active", priceCents: 289_000_00, rooms: 3 });
    expect(await getReview(revisionId, ines, NOW)).toMatchObject({
      kind: "change",
      changed: ["rooms", "energyClass", "priceCents"],
      published: { priceCents: 289_000_00 },
      content: { priceCents: 275_000_00 },
      issues: [],
      mandate: { priceCents: 275_000_00, isPriceSigned: true },
      moves: ["release", "return", "approve"],
    });
    await approveRevision({ revisionId, version }, ines, later(30));
    const row = await propertyOf(propertyId);
    expect(row).toMatchObject({ status: "active", publishedAt: before.publishedAt, ...price });
    const events = await inTransaction((tx) =>
      tx.listingEvent.findMany({ where: { propertyId, kind: "price_changed" } }),
    );
    expect(events).toMatchObject([{ fromCents: 289_000_00, toCents: 275_000_00 }]);
    expect((await notified()).map(({ event }) => event).sort()).toEqual([
      "listing.changed",
      "listing.published",
    ]);
  });

  test("begins with its rooms and plans; photos follow rooms that are moved and renamed", async () => {
    const [one, two, plan] = [pictureKey(), pictureKey(), pictureKey()];
    const row = (id: string, name: string) => ({ id, name, areaDm2: 900 });
    const content = completeContent({
      roomTable: [row("x", "Séjour"), row("y", "Chambre")],
      photos: [
        { key: one, alt: "Le séjour", room: "x" },
        { key: two, alt: "La chambre", room: "y" },
      ],
      floorPlans: [{ key: plan, label: "Étage" }],
    });
    // What a change begins with names the published rows by their places.
    const roomTable = [row("p1", "Chambre sur cour"), row("new", "Entrée"), row("p0", "Séjour")];
    const { revisionId, propertyId, version } = await changed({ roomTable }, undefined, {
      content,
    });
    const begun = (await revisionOf(revisionId)).content as RevisionContent;
    expect(begun.photos?.map(({ room }) => room)).toEqual(["p0", "p1"]);
    expect(begun.floorPlans).toEqual(content.floorPlans);
    expect(await getReview(revisionId, ines, NOW)).toMatchObject({
      changed: ["roomTable"],
      published: { roomTable: [row("p0", "Séjour"), row("p1", "Chambre")] },
    });
    await approveRevision({ revisionId, version }, ines, NOW);
    const home = await propertyOf(propertyId);
    expect(home.roomTable.map(({ name }) => name)).toEqual([
      "Chambre sur cour",
      "Entrée",
      "Séjour",
    ]);
    expect(home.photos.map(({ mediaKey, roomPosition }) => [mediaKey, roomPosition])).toEqual([
      [one, 2],
      [two, 0],
    ]);
    expect(home.floorPlans.map(({ mediaKey }) => mediaKey)).toEqual([plan]);
  });

  test("that is returned leaves the listing online", async () => {
    const { revisionId, propertyId, version } = await changed({ title: "Un titre bien trop beau" });
    await returnRevision({ revisionId, version, reasons: [...REASONS] }, ines, NOW);
    expect(await propertyOf(propertyId)).toMatchObject({
      status: "active",
      title: completeContent().title,
    });
    expect((await notified()).find(({ event }) => event === "listing.returned")).toMatchObject({
      data: { isPublished: true },
    });
  });

  test("does not undo what the seller changed in the listing itself meanwhile", async () => {
    const { revisionId, propertyId, version } = await changed({
      title: "Un titre de remplacement",
    });
    const windows = { weekday: 6, startMinute: 600, endMinute: 720 };
    await inTransaction(async (tx) => {
      const { id } = await tx.visitSchedule.findFirstOrThrow({ where: { propertyId } });
      await tx.visitScheduleRule.deleteMany({ where: { scheduleId: id } });
      await tx.visitScheduleRule.create({ data: { scheduleId: id, ...windows } });
    });
    await approveRevision({ revisionId, version }, ines, NOW);
    const rules = await inTransaction((tx) =>
      tx.visitScheduleRule.findMany({ where: { schedule: { propertyId } } }),
    );
    expect(rules).toMatchObject([windows]);
  });

  test("can't be approved once the listing was withdrawn", async () => {
    const { revisionId, propertyId, version } = await changed({
      title: "Un titre de remplacement",
    });
    await inTransaction((tx) =>
      tx.property.update({
        where: { id: propertyId },
        data: { status: "withdrawn", withdrawnAt: NOW },
      }),
    );
    expect(await codeOf(approveRevision({ revisionId, version }, ines, NOW))).toBe(
      "revision.closed",
    );
  });
});

describe("what the team reads", () => {
  test("the queue has the oldest first, by kind, and says whose each is", async () => {
    const { revisionId: late } = await handedIn({ submittedAt: later(-30 * 60) });
    const own = await handedIn({ sellerId: ines.userId, submittedAt: later(-29 * 60) });
    await moves.claim(late, paul);
    const { rows } = await listRevisionsInReview(ines, { kind: "new" }, NOW);
    const ids = rows.map(({ id }) => id);
    expect(ids.indexOf(late)).toBeLessThan(ids.indexOf(own.revisionId));
    expect(rows.find(({ id }) => id === late)).toMatchObject({
      kind: "new",
      city: "Rennes",
      hours: 30,
      isLate: true,
      isOwn: false,
      claim: { holder: "other" },
    });
    expect(rows.find(({ id }) => id === own.revisionId)).toMatchObject({ isOwn: true });
    const { rows: changes } = await listRevisionsInReview(ines, { kind: "change" }, NOW);
    expect(changes.map(({ id }) => id)).not.toContain(late);
    expect((await getReview(own.revisionId, ines, NOW)).moves).toEqual([]);
  });

  test("a file names what is of the same address, and is the team's alone", async () => {
    const neighbour = await createPerson(database, [["seller", "active"]]);
    const addressId = "35238_6844_00099";
    const row = propertyRow({ sellerId: neighbour.userId, addressId, lot: "A3" });
    await inTransaction((tx) => tx.property.create({ data: row }));
    const { revisionId } = await handedIn({ content: completeContent({ addressId }) });
    const view = await getReview(revisionId, ines, NOW);
    expect(view.duplicates).toMatchObject([{ id: row.id, lot: "A3", isPublic: true }]);
    expect(await codeOf(getReview(revisionId, seller, NOW))).toBe("request.forbidden");
    expect(await codeOf(getReview(newId(), ines, NOW))).toBe("revision.not-found");
  });

  test("what the seller writes after a return is theirs: the file shows what was handed in", async () => {
    const { revisionId } = await handedIn();
    await takeBackRevision({ revisionId }, seller, NOW);
    await submitRevision({ revisionId }, seller, later(1));
    await takeBackRevision({ revisionId }, seller, later(2));
    const as = { kind: "seller", actor: seller } as const;
    const changes = { title: "Un titre que personne n’a vu" };
    await saveRevision({ revisionId, baseVersion: 1, changes }, as, later(3));
    const view = await getReview(revisionId, ines, later(4));
    expect(view).toMatchObject({ status: "editing", moves: [] });
    expect(view.content.title).toBe(completeContent().title);
  });

  test("what comes back is compared with what was returned, field by field", async () => {
    const { revisionId } = await handedIn();
    await takeBackRevision({ revisionId }, seller, NOW);
    await submitRevision({ revisionId }, seller, later(1));
    expect((await getReview(revisionId, ines, later(1))).returned).toBeNull();
    await claimRevision({ revisionId }, ines, later(2));
    await returnRevision({ revisionId, version: 1, reasons: [...REASONS] }, ines, later(3));
    expect((await getReview(revisionId, ines, later(3))).returned).toBeNull();
    const as = { kind: "seller", actor: seller } as const;
    const changes = { rooms: 2 };
    await saveRevision({ revisionId, baseVersion: 1, changes }, as, later(4));
    await submitRevision({ revisionId }, seller, later(5));
    const { returned, content } = await getReview(revisionId, ines, later(6));
    expect(returned).toMatchObject({ at: later(3), changed: ["rooms"], returns: REASONS });
    expect([returned?.content.rooms, content.rooms]).toEqual([completeContent().rooms, 2]);
  });

  test("has the exact place and the public's circle, and nothing that leads from one to the other", async () => {
    const { revisionId, propertyId } = await handedIn();
    const view = await getReview(revisionId, ines, NOW);
    const { blurSeed } = await propertyOf(propertyId);
    const { lat, lng } = completeContent();
    expect(view.place).toMatchObject({ lat, lng, precision: "street", shown: { radiusM: 150 } });
    expect(view.place?.shown).not.toMatchObject({ lat, lng });
    expect(JSON.stringify(view)).not.toContain(blurSeed);
  });

  test("shows the team what a buyer would see of what was handed in, and nobody else", async () => {
    const { revisionId } = await handedIn();
    await takeBackRevision({ revisionId }, seller, NOW);
    await submitRevision({ revisionId }, seller, later(1));
    await takeBackRevision({ revisionId }, seller, later(2));
    const as = { kind: "seller", actor: seller } as const;
    await saveRevision(
      { revisionId, baseVersion: 1, changes: { title: "Un autre titre" } },
      as,
      later(3),
    );
    const preview = await getReviewedPreview(revisionId, ines, later(4));
    expect(preview).toMatchObject({ id: revisionId, commune: { code: "35238" } });
    expect(preview.content.title).toBe(completeContent().title);
    const buyer = await createPerson(database, [["buyer", "active"]]);
    for (const actor of [seller, buyer])
      expect(await codeOf(getReviewedPreview(revisionId, actor, later(4)))).toBe(
        "revision.not-found",
      );
  });
});
