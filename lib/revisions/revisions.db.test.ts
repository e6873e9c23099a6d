import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import { newToken, tokenHash } from "../platform/tokens.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow, mandateNames, propertyRow, roomRow } from "../testing/builders.ts";
import { writeMandate } from "../testing/mandates.ts";
import { createPerson } from "../testing/people.ts";
import { completeContent, pictureKey, writePictures } from "../testing/revisions.ts";
import { adoptRevision } from "./commands/adopt-revision.ts";
import { beginAnonymousDraft } from "./commands/begin-anonymous-draft.ts";
import { beginDraft } from "./commands/begin-draft.ts";
import { discardRevision } from "./commands/discard-revision.ts";
import { duplicateRevision } from "./commands/duplicate-revision.ts";
import { enterHome } from "./commands/enter-home.ts";
import { saveRevision } from "./commands/save-revision.ts";
import { startRevision } from "./commands/start-revision.ts";
import { submitRevision } from "./commands/submit-revision.ts";
import { takeBackRevision } from "./commands/take-back-revision.ts";
import type { RevisionContent } from "./content.ts";
import type { RevisionHolder } from "./holder.ts";
import type { HomeRow } from "./property-row.ts";
import { findChange } from "./queries/find-change.ts";
import { getRevision } from "./queries/get-revision.ts";

const NOW = new Date("2026-11-24T10:00:00Z");
const database = adoptedDatabase();
beforeAll(async () => {
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    await tx.communePostalCode.create({ data: { communeCode: "35238", postalCode: "35000" } });
  });
});

let claire: Actor;
let other: Actor;
beforeEach(async () => {
  claire = await createPerson(database, [["seller", "active"]]);
  other = await createPerson(database, [["seller", "active"]]);
});
const as = (actor: Actor): RevisionHolder => ({ kind: "seller", actor });

/** A revision of Claire's with what is given. */
async function drafted(content: RevisionContent, actor = claire) {
  const { revisionId } = await beginDraft(actor, NOW);
  await database.writer.$transaction((tx) => writePictures(tx, { revisionId, content, now: NOW }));
  const { version } = await saveRevision(
    { revisionId, baseVersion: 1, changes: content },
    as(actor),
    NOW,
  );
  return { revisionId, version };
}

const signMandate = (propertyId: string, priceCents: number) =>
  database.writer.$transaction(async (tx) => {
    const names = mandateNames(completeContent() as HomeRow);
    const { number } = await writeMandate(tx, propertyId, { priceCents, ...names });
    return number;
  });

const statusOf = async (id: string) =>
  (await database.writer.$transaction((tx) => tx.property.findUniqueOrThrow({ where: { id } })))
    .status;

describe("a listing begun without an account", () => {
  test("is its browser's, which finds it again, and follows into the account", async () => {
    const secret = newToken();
    const begun = await beginAnonymousDraft({ holderHash: null, secret }, NOW);
    const { revisionId } = begun;
    expect(begun).toEqual({ revisionId, isNew: true });
    const hash = tokenHash(secret);
    const browser: RevisionHolder = { kind: "holder", hash };
    const again = { holderHash: hash, secret: newToken() };
    expect(await beginAnonymousDraft(again, NOW)).toEqual({ revisionId, isNew: false });
    await saveRevision(
      { revisionId, baseVersion: 1, changes: { title: "Ma maison" } },
      browser,
      NOW,
    );
    expect(await getRevision(revisionId, browser, NOW)).toMatchObject({
      isAnonymous: true,
      content: { title: "Ma maison" },
    });
    await expect(getRevision(revisionId, as(claire), NOW)).rejects.toThrow("revision.not-found");
    await expect(
      adoptRevision({ revisionId, holderHash: tokenHash("x") }, claire, NOW),
    ).rejects.toThrow("revision.not-found");
    await adoptRevision({ revisionId, holderHash: hash }, claire, NOW);
    expect(await getRevision(revisionId, as(claire), NOW)).toMatchObject({ isAnonymous: false });
    await expect(getRevision(revisionId, browser, NOW)).rejects.toThrow("revision.not-found");
    await expect(adoptRevision({ revisionId, holderHash: hash }, other, NOW)).rejects.toThrow(
      "revision.not-found",
    );
  });
});

describe("saving", () => {
  test("nobody else's revision exists", async () => {
    const { revisionId } = await drafted({ title: "À moi" });
    const save = { revisionId, baseVersion: 9, changes: { title: "À moi maintenant" } };
    await expect(saveRevision(save, as(other), NOW)).rejects.toThrow("revision.not-found");
    await expect(discardRevision({ revisionId }, as(other), NOW)).rejects.toThrow(
      "revision.not-found",
    );
    await expect(duplicateRevision({ revisionId }, other, NOW)).rejects.toThrow(
      "revision.not-found",
    );
    await expect(submitRevision({ revisionId }, other, NOW)).rejects.toThrow("revision.not-found");
    await expect(getRevision("x' OR 1", as(other), NOW)).rejects.toThrow("revision.not-found");
  });

  test("two tabs at once lose nothing: each field is saved, or told to be in conflict", async () => {
    const { revisionId, version } = await drafted({ title: "Titre", description: "Texte" });
    const tab = (changes: RevisionContent) =>
      saveRevision({ revisionId, baseVersion: version, changes }, as(claire), NOW);
    const results = await Promise.all([
      tab({ title: "Un" }),
      tab({ title: "Deux" }),
      tab({ description: "Autre texte" }),
    ]);
    const { content } = await getRevision(revisionId, as(claire), NOW);
    expect(content.description).toBe("Autre texte");
    expect(["Un", "Deux"]).toContain(content.title);
    const messages = results.flatMap(({ conflicts }) => Object.values(conflicts));
    expect(messages).toEqual([content.title]);
  });
});

describe("pictures", () => {
  const save = (revisionId: string, changes: RevisionContent, baseVersion = 9) =>
    saveRevision({ revisionId, baseVersion, changes }, as(claire), NOW);
  const plansOf = (keys: string[]) => keys.map((key) => ({ key, label: "Étage" }));
  const photosOf = (keys: string[]) => keys.map((key) => ({ key, alt: "" }));

  test.each([
    ["photos", (key: string) => ({ photos: photosOf([key]) }), "photos n’a pas été envoyée"],
    ["plans", (key: string) => ({ floorPlans: plansOf([key]) }), "plans n’a pas été envoyé"],
  ] as const)(
    "of somebody else's, of another listing, or made up, are no %s, and nothing is lost",
    async (_, changes, sentence) => {
      const own = pictureKey();
      const { revisionId, version } = await drafted({ photos: photosOf([own]), title: "À moi" });
      const [theirs, earlier] = [pictureKey(), pictureKey()];
      await drafted({ photos: photosOf([theirs]) }, other);
      await drafted({ photos: photosOf([earlier]) });
      for (const key of [theirs, earlier, pictureKey(), "salon", "toString"]) {
        const refused = save(revisionId, { title: "Un autre titre", ...changes(key) });
        await expect(refused).rejects.toMatchObject({
          code: "revision.picture-unknown",
          status: 400,
          fields: {
            [Object.keys(changes(""))
              .map((name) => `changes.${name}`)
              .join()]: expect.stringContaining(sentence),
          },
        });
      }
      expect(await getRevision(revisionId, as(claire), NOW)).toMatchObject({
        version,
        content: { title: "À moi", photos: photosOf([own]) },
      });
    },
  );

  test("of its own are put in order, named, used as plans, and left out", async () => {
    const keys = [pictureKey(), pictureKey(), pictureKey()];
    const { revisionId } = await drafted({ photos: photosOf(keys) });
    await save(revisionId, { photos: photosOf([...keys].reverse()), floorPlans: plansOf(keys) });
    await save(revisionId, { photos: [] });
    const { content } = await getRevision(revisionId, as(claire), NOW);
    expect(content).toMatchObject({ photos: [], floorPlans: plansOf(keys) });
  });

  test("of the listing that it changes stay, beside new ones; those of another one do not come", async () => {
    const row = propertyRow({ sellerId: claire.userId });
    const others = propertyRow({ sellerId: claire.userId });
    await database.writer.$transaction(async (tx) => {
      for (const [{ id: propertyId }, mediaKey] of [
        [row, "facade"],
        [others, "piscine"],
      ] as const) {
        await tx.property.create({ data: propertyId === row.id ? row : others });
        await tx.propertyPhoto.create({ data: { propertyId, position: 0, mediaKey, alt: "" } });
      }
    });
    const { revisionId } = await startRevision({ propertyId: row.id }, claire, NOW);
    const added = { photos: photosOf([pictureKey()]) };
    await database.writer.$transaction((tx) =>
      writePictures(tx, { revisionId, content: added, now: NOW }),
    );
    const photos = [...added.photos, ...photosOf(["facade"])];
    await save(revisionId, { photos });
    await expect(save(revisionId, { photos: photosOf(["piscine"]) })).rejects.toThrow(
      "revision.picture-unknown",
    );
    expect((await getRevision(revisionId, as(claire), NOW)).content.photos).toEqual(photos);
  });

  test("that are not its own keep it from being handed in", async () => {
    const { revisionId } = await drafted(completeContent());
    const { propertyId } = await enterHome({ revisionId }, claire, NOW);
    await signMandate(propertyId, 289_000_00);
    const content = completeContent({ photos: photosOf([pictureKey()]) });
    await database.writer.$transaction((tx) =>
      tx.listingRevision.update({
        where: { id: revisionId },
        data: { content: content as object },
      }),
    );
    await expect(submitRevision({ revisionId }, claire, NOW)).rejects.toThrow(
      "revision.picture-unknown",
    );
    expect(await statusOf(propertyId)).toBe("draft");
  });
});

describe("from a draft to the team", () => {
  test("an incomplete home is not entered, and each missing field is named", async () => {
    const { revisionId } = await drafted({ title: "Un titre assez long" });
    const entering = enterHome({ revisionId }, claire, NOW);
    await expect(entering).rejects.toMatchObject({
      code: "revision.incomplete",
      fields: expect.objectContaining({
        energyClass: expect.any(String),
        address: expect.any(String),
      }),
    });
  });

  test("a commune that is none, or not of the postal code, is refused", async () => {
    const { revisionId } = await drafted(completeContent({ postalCode: "75001" }));
    await expect(enterHome({ revisionId }, claire, NOW)).rejects.toThrow(
      "revision.commune-unknown",
    );
  });

  test("it is entered once, signed at its price, submitted, and taken back", async () => {
    const { revisionId, version } = await drafted(completeContent());
    const { propertyId } = await enterHome({ revisionId }, claire, NOW);
    expect(await enterHome({ revisionId }, claire, NOW)).toEqual({ propertyId });
    expect(await statusOf(propertyId)).toBe("draft");
    await expect(submitRevision({ revisionId }, claire, NOW)).rejects.toThrow(
      "revision.not-signed",
    );
    await signMandate(propertyId, 280_000_00);
    await expect(submitRevision({ revisionId }, claire, NOW)).rejects.toThrow(
      "revision.price-not-signed",
    );
    const cheaper = { revisionId, baseVersion: version, changes: { priceCents: 280_000_00 } };
    await saveRevision(cheaper, as(claire), NOW);
    await submitRevision({ revisionId }, claire, NOW);
    expect(await statusOf(propertyId)).toBe("in_review");
    const save = { revisionId, baseVersion: 9, changes: { title: "Autre titre de vente" } };
    await expect(saveRevision(save, as(claire), NOW)).rejects.toThrow("revision.closed");
    await expect(submitRevision({ revisionId }, claire, NOW)).rejects.toThrow("revision.closed");
    await expect(discardRevision({ revisionId }, as(claire), NOW)).rejects.toThrow(
      "revision.closed",
    );
    await takeBackRevision({ revisionId }, claire, NOW);
    expect(await statusOf(propertyId)).toBe("draft");
    await expect(takeBackRevision({ revisionId }, claire, NOW)).rejects.toThrow("revision.closed");
    await discardRevision({ revisionId }, as(claire), NOW);
    expect(await statusOf(propertyId)).toBe("withdrawn");
    await expect(getRevision(revisionId, as(claire), NOW)).rejects.toThrow("revision.not-found");
  });

  test("the database refuses to publish without a mandate", async () => {
    const { revisionId } = await drafted(completeContent());
    const { propertyId } = await enterHome({ revisionId }, claire, NOW);
    const publish = () =>
      database.writer.$transaction((tx) =>
        tx.property.update({
          where: { id: propertyId },
          data: { status: "active", publishedAt: NOW },
        }),
      );
    await expect(publish()).rejects.toThrow();
    expect(await statusOf(propertyId)).toBe("draft");
    await signMandate(propertyId, 289_000_00);
    await publish();
    expect(await statusOf(propertyId)).toBe("active");
  });
});

describe("a published listing", () => {
  const published = (overrides = {}) => {
    const row = propertyRow({ sellerId: claire.userId, ...overrides });
    return database.writer
      .$transaction((tx) => tx.property.create({ data: row }))
      .then(({ id }) => id);
  };

  test("has one revision at a time, which begins with what it says", async () => {
    const propertyId = await published();
    const [first, second] = await Promise.all([
      startRevision({ propertyId }, claire, NOW),
      startRevision({ propertyId }, claire, NOW),
    ]);
    expect(second).toEqual(first);
    const view = await getRevision(first.revisionId, as(claire), NOW);
    expect(view).toMatchObject({
      propertyId,
      propertyStatus: "active",
      content: { title: "Appartement lumineux", priceCents: 250_000_00, isCoowned: false },
    });
  });

  test.each(["sold", "under_offer", "in_review"] as const)(
    "can't be changed when %s",
    async (status) => {
      const soldAt = status === "sold" ? NOW : null;
      const propertyId = await published({ status, soldAt });
      await expect(startRevision({ propertyId }, claire, NOW)).rejects.toThrow("revision.closed");
    },
  );

  test("stays as it is while its revision is written or given up", async () => {
    const propertyId = await published();
    const { revisionId } = await startRevision({ propertyId }, claire, NOW);
    await saveRevision(
      { revisionId, baseVersion: 1, changes: { title: "Un autre titre" } },
      as(claire),
      NOW,
    );
    await discardRevision({ revisionId }, as(claire), NOW);
    const row = await database.writer.$transaction((tx) =>
      tx.property.findUniqueOrThrow({ where: { id: propertyId } }),
    );
    expect(row).toMatchObject({ title: "Appartement lumineux", status: "active" });
    const again = await startRevision({ propertyId }, claire, NOW);
    expect(again.revisionId).not.toBe(revisionId);
  });

  test("is no work of the team's while nothing of it is changed", async () => {
    const photo = { key: pictureKey(), alt: "Le séjour" };
    const { revisionId: first } = await drafted(completeContent({ photos: [photo] }));
    const { propertyId } = await enterHome({ revisionId: first }, claire, NOW);
    await signMandate(propertyId, 289_000_00);
    await database.writer.$transaction(async (tx) => {
      await tx.room.create({ data: roomRow({ propertyId }) });
      await tx.propertyPhoto.create({
        data: { propertyId, position: 0, mediaKey: photo.key, alt: photo.alt, roomPosition: 0 },
      });
      await tx.listingRevision.update({
        where: { id: first },
        data: { status: "approved", submittedAt: NOW, decidedAt: NOW },
      });
      await tx.property.update({
        where: { id: propertyId },
        data: { status: "active", publishedAt: NOW },
      });
    });
    expect(await findChange(first, claire)).toBeNull();
    await expect(submitRevision({ revisionId: first }, claire, NOW)).rejects.toThrow(
      "revision.closed",
    );
    const { revisionId } = await startRevision({ propertyId }, claire, NOW);
    expect(await findChange(revisionId, claire)).toMatchObject({ changed: [] });
    expect(await findChange(revisionId, other)).toBeNull();
    await expect(submitRevision({ revisionId }, claire, NOW)).rejects.toThrow("revision.unchanged");
    const changes = { title: "Un autre titre de vente", addressPrecision: "exact" } as const;
    await saveRevision({ revisionId, baseVersion: 1, changes }, as(claire), NOW);
    expect(await findChange(revisionId, claire)).toMatchObject({
      published: { title: completeContent().title },
      proposed: { title: "Un autre titre de vente" },
      changed: ["addressPrecision", "title"],
    });
    await submitRevision({ revisionId }, claire, NOW);
    expect(await statusOf(propertyId)).toBe("active");
  });

  test("is duplicated with its rooms, without its pictures; nobody else's is", async () => {
    const propertyId = await published();
    await database.writer.$transaction((tx) => tx.room.create({ data: roomRow({ propertyId }) }));
    const { revisionId } = await duplicateRevision({ propertyId }, claire, NOW);
    const { content, propertyId: of } = await getRevision(revisionId, as(claire), NOW);
    expect(of).toBeNull();
    expect(content.title).toBe("Appartement lumineux");
    expect(content).not.toHaveProperty("photos");
    expect(content.roomTable).toMatchObject([{ name: "Séjour", areaDm2: 2_450 }]);
    await expect(duplicateRevision({ propertyId }, other, NOW)).rejects.toThrow(
      "listing.not-found",
    );
    await expect(startRevision({ propertyId: newId() }, claire, NOW)).rejects.toThrow(
      "listing.not-found",
    );
  });
});
