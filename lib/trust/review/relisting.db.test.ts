import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eraseListings } from "../../accounts/erasure/commands/erase-listings.ts";
import { newId } from "../../kernel/ids.ts";
import { withdrawListing } from "../../listings/states/commands/withdraw-listing.ts";
import { purgePhotos } from "../../photos/commands/purge-photos.ts";
import { parseEnvironment } from "../../platform/env-schema.ts";
import { replaceOnce } from "../../platform/once.ts";
import type { Actor } from "../../policy/actor.ts";
import { discardRevision } from "../../revisions/commands/discard-revision.ts";
import { enterHome } from "../../revisions/commands/enter-home.ts";
import { relistHome } from "../../revisions/commands/relist-home.ts";
import { saveRevision } from "../../revisions/commands/save-revision.ts";
import type { RevisionContent } from "../../revisions/content.ts";
import type { HomeRow } from "../../revisions/property-row.ts";
import { getRevision } from "../../revisions/queries/get-revision.ts";
import { MOST_OPEN_REVISIONS } from "../../revisions/states.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow, mandateNames } from "../../testing/builders.ts";
import { codeOf } from "../../testing/error-code.ts";
import { writeMandate } from "../../testing/mandates.ts";
import { createPerson } from "../../testing/people.ts";
import { completeContent, pictureKey, writeHandedIn } from "../../testing/revisions.ts";
import { saveSchedule } from "../../visits/schedule/commands/save-schedule.ts";
import { SCHEDULE_DEFAULTS } from "../../visits/schedule/rules.ts";
import { publishIn } from "./commands/publish-revision.ts";

const NOW = new Date("2026-11-24T10:00:00Z");
const LATER = new Date("2026-12-24T10:00:00Z");
const database = adoptedDatabase();
beforeAll(async () => {
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    await tx.communePostalCode.create({ data: { communeCode: "35238", postalCode: "35000" } });
  });
});

const folder = mkdtempSync(join(tmpdir(), "loopimmo-relisting-"));
beforeAll(() => replaceOnce("env", parseEnvironment({ NODE_ENV: "test", MEDIA_DIR: folder })));
afterAll(() => {
  replaceOnce("env", undefined);
  rmSync(folder, { recursive: true, force: true });
});

let seller: Actor;
beforeEach(async () => {
  seller = await createPerson(database, [["seller", "active"]]);
});

const ROOMS = [
  { id: "abcdefgh", name: "Séjour", areaDm2: 2_450 },
  { id: "ijklmnop", name: "Chambre", areaDm2: 1_200 },
];

/** All that a listing can say, with pictures of its own. */
const fullContent = (overrides: RevisionContent = {}) =>
  completeContent({
    roomTable: ROOMS,
    photos: [
      { key: pictureKey(), alt: "Le séjour", room: "abcdefgh" },
      { key: pictureKey(), alt: "La cour" },
    ],
    floorPlans: [{ key: pictureKey(), label: "Deuxième étage" }],
    sources: { energyClass: { source: "ademe", at: NOW.toISOString() } },
    ...overrides,
  });

/** A listing that was online, and was withdrawn. @param meanwhile what is done while it is online */
async function withdrawn(
  content = fullContent(),
  meanwhile: (propertyId: string) => Promise<unknown> = async () => undefined,
) {
  const home = await database.writer.$transaction((tx) =>
    writeHandedIn(tx, { sellerId: seller.userId, now: NOW, content }),
  );
  const { revisionId, propertyId } = home;
  await database.writer.$transaction(async (tx) => {
    const revision = { ...home, sellerId: seller.userId, content, fieldVersions: {} };
    await publishIn(tx, revision, NOW);
    await tx.listingRevision.update({
      where: { id: revisionId },
      data: { status: "approved", decidedAt: NOW },
    });
  });
  await meanwhile(propertyId);
  await withdrawListing({ propertyId, reason: "other" }, seller, NOW);
  return { revisionId, propertyId, content };
}

const holder = () => ({ kind: "seller", actor: seller }) as const;
const read = async (revisionId: string) => getRevision(revisionId, holder(), LATER);
const relist = (propertyId: string, by = seller) => relistHome({ propertyId }, by, LATER);

/** Puts the new listing online, under a mandate of its own. */
async function publish(revisionId: string) {
  const { propertyId } = await enterHome({ revisionId }, seller, LATER);
  const { content } = await read(revisionId);
  await database.writer.$transaction(async (tx) => {
    const names = mandateNames(content as HomeRow);
    const signed = { priceCents: content.priceCents ?? 0, signedAt: NOW };
    await writeMandate(tx, propertyId, { ...signed, ...names });
    const submitted = { status: "in_review", submittedAt: LATER } as const;
    await tx.listingRevision.update({ where: { id: revisionId }, data: submitted });
    const revision = { revisionId, propertyId, sellerId: seller.userId };
    await publishIn(tx, { ...revision, content, fieldVersions: {} }, LATER);
    const decided = { status: "approved", decidedAt: LATER } as const;
    await tx.listingRevision.update({ where: { id: revisionId }, data: decided });
  });
  return { propertyId, content };
}

describe("a withdrawn listing that is relisted", () => {
  test("is a new draft of all that it said, and stays as it is", async () => {
    const { propertyId, content } = await withdrawn();
    const { revisionId, wasBegun } = await relist(propertyId);
    expect(wasBegun).toBe(false);
    const draft = await read(revisionId);
    expect(draft).toMatchObject({ propertyId: null, status: "editing", issues: [] });
    const published = ROOMS.map((room, at) => ({ ...room, id: `p${at}` }));
    const [first, second] = content.photos ?? [];
    expect(draft.content).toEqual({
      ...content,
      roomTable: published,
      photos: [{ ...first, room: "p0" }, second],
    });
    const before = await database.writer.$transaction((tx) =>
      tx.property.findUniqueOrThrow({
        where: { id: propertyId },
        include: { photos: true, floorPlans: true },
      }),
    );
    expect(before.status).toBe("withdrawn");
    expect(before.photos).toHaveLength(2);
    expect(before.floorPlans).toHaveLength(1);
  });

  test("brings when its seller receives, as it was last, with its terms and closed days", async () => {
    const rules = [{ weekday: 6, startMinute: 600, endMinute: 720 }];
    const terms = {
      ...{ durationMinutes: 45, bufferMinutes: 30, noticeHours: 48, dailyCap: 2 },
      ...{ weeksAhead: 4, physical: true, virtual: true },
    };
    const exceptions = [{ day: "2027-01-02", windows: [] }];
    const { propertyId } = await withdrawn(fullContent(), (id) =>
      saveSchedule({ propertyId: id, rules, exceptions, ...terms }, seller, NOW),
    );
    const { revisionId } = await relist(propertyId);
    const { content } = await read(revisionId);
    expect(content.availability).toEqual(rules);
    const again = await publish(revisionId);
    const [open, schedule] = await database.writer.$transaction(async (tx) => [
      await tx.visitSlot.count({ where: { propertyId, closedAt: null } }),
      await tx.visitSchedule.findUniqueOrThrow({
        where: { propertyId_hostId: { propertyId: again.propertyId, hostId: seller.userId } },
        include: { rules: true, exceptions: true },
      }),
    ]);
    expect(open).toBe(0);
    expect(schedule).toMatchObject({
      ...terms,
      rules: rules.map((rule) => expect.objectContaining(rule)),
      exceptions: [expect.objectContaining({ day: "2027-01-02" })],
    });
  });

  test("has no windows where its seller received no more", async () => {
    const { propertyId } = await withdrawn(fullContent(), (id) =>
      saveSchedule(
        { propertyId: id, rules: [], exceptions: [], ...SCHEDULE_DEFAULTS },
        seller,
        NOW,
      ),
    );
    const { revisionId } = await relist(propertyId);
    expect((await read(revisionId)).content.availability).toEqual([]);
  });

  test("has pictures of its own, which it can reorder, describe and drop", async () => {
    const { propertyId, content } = await withdrawn();
    const { revisionId } = await relist(propertyId);
    const [first, second] = content.photos ?? [];
    if (!first || !second) throw new Error("expected two photos");
    const photos = [{ key: second.key, alt: "La cour pavée" }];
    const changes = { photos, floorPlans: [{ key: first.key, label: "Étage" }] };
    await saveRevision({ revisionId, baseVersion: 1, changes }, holder(), LATER);
    expect((await read(revisionId)).content).toMatchObject(changes);
    const shown = await database.writer.$transaction((tx) =>
      tx.propertyPhoto.findMany({ where: { propertyId }, orderBy: { position: "asc" } }),
    );
    expect(shown.map(({ mediaKey, alt }) => [mediaKey, alt])).toEqual([
      [first.key, "Le séjour"],
      [second.key, "La cour"],
    ]);
  });

  test("brings pictures that nobody sent, those of the sample, with their colours", async () => {
    const content = fullContent({ photos: [{ key: "pool-1", alt: "La façade" }] });
    const handed = { ...content, photos: [{ key: pictureKey(), alt: "La façade" }] };
    const { propertyId } = await withdrawn(handed);
    await database.writer.$transaction(async (tx) => {
      const where = { propertyId };
      await tx.propertyPhoto.updateMany({ where, data: { mediaKey: "pool-1", color: "#112233" } });
    });
    const { revisionId } = await relist(propertyId);
    expect((await read(revisionId)).content.photos).toEqual([{ key: "pool-1", alt: "La façade" }]);
    const changes = { title: "Un autre titre de vente", photos: [{ key: "pool-1", alt: "" }] };
    await saveRevision({ revisionId, baseVersion: 1, changes }, holder(), LATER);
    const foreign = { photos: [{ key: "pool-2", alt: "" }] };
    const save = { revisionId, baseVersion: 2, changes: foreign };
    expect(await codeOf(saveRevision(save, holder(), LATER))).toBe("revision.picture-unknown");
  });

  test("has a file once that was sent twice, and nothing of what is gone", async () => {
    const content = fullContent();
    const { propertyId, revisionId: of } = await withdrawn(content);
    const [first, second] = content.photos ?? [];
    if (!first || !second) throw new Error("expected two photos");
    await database.writer.$transaction(async (tx) => {
      // The second one came with a change of the listing.
      const change = newId();
      const sha256 = first.key + first.key;
      const row = { sellerId: seller.userId, propertyId, status: "discarded" } as const;
      const at = { createdAt: NOW, updatedAt: NOW };
      await tx.listingRevision.create({
        data: { id: change, ...row, content: {}, fieldVersions: {}, ...at },
      });
      const where = { key_revisionId: { key: second.key, revisionId: of } };
      await tx.mediaAsset.update({ where, data: { revisionId: change, sha256 } });
    });
    const { revisionId } = await relist(propertyId);
    expect((await read(revisionId)).content.photos).toMatchObject([{ key: first.key }]);
  });

  test("is one draft, however often it is asked for; given up, it can be begun again", async () => {
    const { propertyId } = await withdrawn();
    const begun = await Promise.all([1, 2, 3].map(() => relist(propertyId)));
    expect(new Set(begun.map(({ revisionId }) => revisionId)).size).toBe(1);
    expect(begun.filter(({ wasBegun }) => !wasBegun)).toHaveLength(1);
    const [first] = begun;
    await discardRevision({ revisionId: first?.revisionId ?? "" }, holder(), LATER);
    const again = await relist(propertyId);
    expect(again).toMatchObject({ wasBegun: false });
    expect((await read(again.revisionId)).content.photos).toHaveLength(2);
  });

  test("is nobody else's, and nothing that is for sale", async () => {
    const { propertyId } = await withdrawn();
    const other = await createPerson(database, [["seller", "active"]]);
    const buyer = await createPerson(database, [["buyer", "active"]]);
    expect(await codeOf(relist(propertyId, other))).toBe("listing.not-found");
    expect(await codeOf(relist(propertyId, buyer))).toBe("request.forbidden");
    for (const id of [newId(), "", "x", "' OR 1=1 --", "a".repeat(50)]) {
      expect(await codeOf(relist(id))).toBe("listing.not-found");
    }
    await database.writer.$transaction((tx) =>
      tx.property.update({ where: { id: propertyId }, data: { status: "paused" } }),
    );
    expect(await codeOf(relist(propertyId))).toBe("listing.moved");
  });

  test("counts among the drafts that a person may have", async () => {
    const { propertyId } = await withdrawn();
    await database.writer.$transaction((tx) =>
      tx.listingRevision.createMany({
        data: Array.from({ length: MOST_OPEN_REVISIONS }, () => ({
          id: newId(),
          sellerId: seller.userId,
          content: {},
          fieldVersions: {},
          createdAt: NOW,
          updatedAt: NOW,
        })),
      }),
    );
    expect(await codeOf(relist(propertyId))).toBe("revision.too-many");
  });

  test("of a draft that was never online has what was written of it", async () => {
    const content = fullContent();
    const { propertyId, revisionId: of } = await database.writer.$transaction((tx) =>
      writeHandedIn(tx, {
        ...{ sellerId: seller.userId, now: NOW, content, status: "editing", submittedAt: null },
      }),
    );
    await withdrawListing({ propertyId, reason: "other" }, seller, NOW);
    const { revisionId } = await relist(propertyId);
    expect((await read(revisionId)).content).toEqual(content);
    await discardRevision({ revisionId }, holder(), LATER);
    // Its pictures were deleted meanwhile, for nothing spoke of them.
    await database.writer.$transaction((tx) =>
      tx.mediaAsset.deleteMany({ where: { revisionId: { in: [of, revisionId] } } }),
    );
    const bare = await relist(propertyId);
    expect((await read(bare.revisionId)).content).toEqual({
      ...content,
      photos: [],
      floorPlans: [],
    });
  });
});

describe("the pictures of both listings", () => {
  const rowsOf = (revisionIds: string[]) =>
    database.writer.$transaction((tx) =>
      tx.mediaAsset.count({ where: { revisionId: { in: revisionIds } } }),
    );
  const YEAR_LATER = new Date("2027-12-24T10:00:00Z");

  test("stay as long as one shows them, and go with the account", async () => {
    const { propertyId, revisionId: first } = await withdrawn();
    const { revisionId } = await relist(propertyId);
    const { propertyId: id, content } = await publish(revisionId);
    const published = await database.writer.$transaction((tx) =>
      tx.property.findUniqueOrThrow({
        where: { id },
        include: { photos: { orderBy: { position: "asc" } }, floorPlans: true },
      }),
    );
    expect(published.publishedAt).toEqual(NOW);
    expect(await codeOf(relist(propertyId))).toBe("listing.relisted");
    expect(published.photos.map(({ mediaKey, color }) => [mediaKey, color])).toEqual(
      content.photos?.map(({ key }, at) => [key, `#00000${at}`]),
    );
    expect(published.floorPlans).toHaveLength(1);
    await purgePhotos(YEAR_LATER);
    expect(await rowsOf([first, revisionId])).toBe(6);
    await database.writer.$transaction((tx) => eraseListings(tx, seller.userId, YEAR_LATER));
    await purgePhotos(YEAR_LATER);
    expect(await rowsOf([first, revisionId])).toBe(0);
  });

  test("are no revision's that is deleted, for the files would stay", async () => {
    const { revisionId } = await withdrawn();
    const deleting = database.writer.$transaction((tx) =>
      tx.listingRevision.delete({ where: { id: revisionId } }),
    );
    await expect(deleting).rejects.toThrow();
  });

  test("are of one open draft of a withdrawn listing at most", async () => {
    const { propertyId: relistedFromId } = await withdrawn();
    const { revisionId } = await relist(relistedFromId);
    const second = database.writer.$transaction(async (tx) => {
      const row = { id: newId(), sellerId: seller.userId, relistedFromId };
      const at = { createdAt: NOW, updatedAt: NOW };
      await tx.listingRevision.create({ data: { ...row, content: {}, fieldVersions: {}, ...at } });
    });
    await expect(second).rejects.toThrow();
    expect((await read(revisionId)).content.photos).toHaveLength(2);
  });
});

describe("once its home is entered", () => {
  const documentsOf = (propertyId: string) =>
    database.writer.$transaction((tx) =>
      tx.storedDocument.findMany({ where: { propertyId }, select: { kind: true } }),
    );

  test("the papers of the dwelling are filed under it, and no others", async () => {
    const { propertyId } = await withdrawn();
    const other = await withdrawn(fullContent({ addressId: "35238_6844_00014" }));
    const paper = (of: string, kind: "diagnostics" | "works", sellerId = seller.userId) => ({
      ...{ id: newId(), ownerId: sellerId, kind, propertyId: of, fileName: "a.pdf", bytes: 9 },
      ...{ sha256: newId().padEnd(64, "0"), storageKey: pictureKey(), createdAt: NOW },
    });
    const buyer = await createPerson(database, [["buyer", "active"]]);
    await database.writer.$transaction(async (tx) => {
      await tx.storedDocument.create({ data: paper(propertyId, "diagnostics") });
      await tx.storedDocument.create({ data: paper(propertyId, "works", buyer.userId) });
      await tx.storedDocument.create({ data: paper(other.propertyId, "works") });
    });
    const first = await relist(propertyId);
    const entered = await enterHome(first, seller, LATER);
    expect(await documentsOf(entered.propertyId)).toEqual([{ kind: "diagnostics" }]);
    expect(await documentsOf(propertyId)).toEqual([{ kind: "works" }]);
    expect(await documentsOf(other.propertyId)).toEqual([{ kind: "works" }]);
    // Given up and begun anew from the first listing, they follow.
    await discardRevision(first, holder(), LATER);
    const again = await enterHome(await relist(propertyId), seller, LATER);
    expect(await documentsOf(again.propertyId)).toEqual([{ kind: "diagnostics" }]);
  });
});
