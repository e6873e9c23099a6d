import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DomainError } from "../kernel/errors.ts";
import { newId } from "../kernel/ids.ts";
import { readMedia } from "../listings/media/queries/read-media.ts";
import { parseEnvironment } from "../platform/env-schema.ts";
import { replaceOnce } from "../platform/once.ts";
import type { Actor } from "../policy/actor.ts";
import { purgeDrafts } from "../revisions/commands/purge-drafts.ts";
import type { RevisionHolder } from "../revisions/holder.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow, propertyRow } from "../testing/builders.ts";
import { hostileFiles, photo } from "../testing/hostile-photos.ts";
import { createPerson } from "../testing/people.ts";
import { purgePhotos } from "./commands/purge-photos.ts";
import { removeUnfinishedPhotos } from "./commands/remove-unfinished-photos.ts";
import { storePhoto } from "./commands/store-photo.ts";
import { findPictureHints } from "./queries/find-picture-hints.ts";
import { listPhotos } from "./queries/list-photos.ts";
import { PICTURES_A_REVISION } from "./rules.ts";

const NOW = new Date("2026-11-20T09:00:00Z");
const database = adoptedDatabase();
let folder: string;
let media: string;
let uploads: string;
let seller: Actor;
let holder: RevisionHolder;
let revisionId: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "loopimmo-photos-"));
  media = join(folder, "media");
  uploads = join(folder, "uploads");
  const dirs = { MEDIA_DIR: media, DOCUMENT_DIR: join(folder, "documents"), UPLOAD_DIR: uploads };
  replaceOnce("env", parseEnvironment({ NODE_ENV: "test", ...dirs }));
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
});
afterAll(() => {
  replaceOnce("env", undefined);
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  rmSync(media, { recursive: true, force: true });
  seller = await createPerson(database, [["seller", "active"]]);
  holder = { kind: "seller", actor: seller };
  revisionId = await createRevision({ sellerId: seller.userId });
});

type Revision = Parameters<typeof createRevision>[0];
async function createRevision(row: {
  sellerId?: string;
  holderHash?: string;
  propertyId?: string;
  status?: "editing" | "discarded" | "in_review";
  content?: object;
}): Promise<string> {
  const id = newId();
  const submittedAt = row.status === "in_review" ? NOW : null;
  const data = { id, content: {}, fieldVersions: {}, createdAt: NOW, updatedAt: NOW, submittedAt };
  await database.writer.$transaction((tx) =>
    tx.listingRevision.create({ data: { ...data, ...row } }),
  );
  return id;
}

function write(bytes: Uint8Array): string {
  const path = join(folder, `sent-${newId()}`);
  writeFileSync(path, bytes);
  return path;
}
const store = async (bytes: Uint8Array, by = holder, id = revisionId, now = NOW) =>
  storePhoto({ revisionId: id, path: write(bytes) }, by, now);
const filesOf = () => {
  try {
    return readdirSync(media).sort();
  } catch {
    return [];
  }
};
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "stored",
    (error: unknown) => (DomainError.is(error) ? error.code : String(error)),
  );

describe("a photo", () => {
  test("is there in two formats and the widths that it has, and its revision lists it", async () => {
    const stored = await store(await photo("jpeg", { width: 1_500, height: 1_000 }));
    expect(stored).toMatchObject({ width: 1_280, height: 853, hints: [] });
    expect(stored.key).toMatch(/^[0-9a-z]{32}$/);
    expect(stored.color).toMatch(/^#[0-9a-f]{6}$/);
    const names = [1_280, 160, 320, 640].flatMap((width) =>
      ["avif", "webp"].map((format) => `${stored.key}-${width}.${format}`),
    );
    expect(filesOf()).toEqual(names.sort());
    expect(await listPhotos(revisionId, holder)).toEqual([stored]);
    for (const name of names) {
      const given = await readMedia(name);
      expect(given).toMatchObject({ uploaded: true, type: `image/${name.slice(-4)}` });
    }
  });

  test("of 60 megapixels is stored, a panorama too", async () => {
    for (const [width, height] of [
      [9_000, 6_700],
      [30_000, 2_000],
    ] as const) {
      const large = sharp({
        create: { width, height, channels: 3, background: "#7a8b9c" },
        limitInputPixels: false,
      });
      const { width: stored } = await store(await large.jpeg({ quality: 50 }).toBuffer());
      expect(stored).toBe(1_280);
    }
  });

  test("that is small is not enlarged, and is given where a wider one is requested", async () => {
    const { key, ...stored } = await store(await photo("png", { width: 250, height: 200 }));
    expect(stored).toMatchObject({ width: 250, height: 200, hints: ["small"] });
    // A bucket that gives them to readers itself knows no other width to look for.
    expect(filesOf()).toHaveLength(8);
    for (const width of [320, 640, 1280]) {
      const given = await readMedia(`${key}-${width}.webp`);
      expect(await sharp(given?.body).metadata()).toMatchObject({ width: 250, height: 200 });
    }
  });

  test("that is narrow is no taller than twice a width", async () => {
    expect(await store(await photo("png", { width: 300, height: 4_000 }))).toMatchObject({
      width: 192,
      height: 2_560,
    });
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    "is turned upright from orientation %i",
    async (orientation) => {
      // Upright: red above, blue below on the left, white on its right.
      const corner = (background: string, left: number, top: number) => ({
        input: { create: { width: 400, height: 300, channels: 3 as const, background } },
        left,
        top,
      });
      const upright = await sharp({
        create: { width: 800, height: 600, channels: 3, background: "#ff0000" },
      })
        .composite([corner("#0000ff", 0, 300), corner("#ffffff", 400, 300)])
        .png()
        .toBuffer();
      // As a camera stores it: what the orientation says undone.
      const turned: Record<number, (image: Sharp) => Sharp> = {
        1: (image) => image,
        2: (image) => image.flop(),
        3: (image) => image.rotate(180),
        4: (image) => image.flip(),
        5: (image) => image.rotate(90),
        6: (image) => image.rotate(270),
        7: (image) => image.rotate(90),
        8: (image) => image.rotate(90),
      };
      let stored = await (turned[orientation] as (image: Sharp) => Sharp)(sharp(upright))
        .png()
        .toBuffer();
      if (orientation === 5) stored = await sharp(stored).flop().png().toBuffer();
      if (orientation === 7) stored = await sharp(stored).flip().png().toBuffer();
      const jpeg = await sharp(stored)
        .jpeg({ quality: 95 })
        .withMetadata({ orientation })
        .toBuffer();
      const { key, width, height } = await store(jpeg);
      expect([width, height]).toEqual([800, 600]);
      const { data } = await sharp(join(media, `${key}-640.webp`))
        .resize(2, 2, { fit: "fill", kernel: "nearest" })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const colors = [0, 3, 6, 9].map((at) => [...data.subarray(at, at + 3)].map((v) => v > 128));
      expect(colors).toEqual([
        [true, false, false],
        [true, false, false],
        [false, false, true],
        [true, true, true],
      ]);
    },
  );

  test("has no trace of where and with what it was taken", async () => {
    const sent = await sharp(await photo("jpeg"))
      .withExif({
        IFD0: { Make: "SecretCamera", Artist: "Camille Martin" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 6/1 0/1" },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SecretPlace</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(sent.includes("SecretCamera")).toBe(true);
    await store(Buffer.concat([sent, Buffer.from("SecretTail")]));
    for (const name of filesOf()) {
      const bytes = readFileSync(join(media, name));
      expect(bytes.includes("Secret")).toBe(false);
      expect(bytes.includes("Camille")).toBe(false);
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    }
  });

  test("that is dark, blurred or there already is told so, and stored all the same", async () => {
    const plain = (background: string) =>
      sharp({ create: { width: 1_200, height: 800, channels: 3, background } })
        .png()
        .toBuffer();
    expect((await store(await plain("#101010"))).hints).toEqual(["blurred", "dark"]);
    const whole = await photo("jpeg", { width: 1_400, height: 900, seed: 5 });
    const first = await store(whole);
    expect(first).toMatchObject({ hints: [], similarTo: [] });
    const again = await sharp(whole).resize(1_100).webp({ quality: 60 }).toBuffer();
    const twin = await store(again);
    expect(twin.hints).toContain("duplicate");
    expect(twin.similarTo).toEqual([first.key]);
    expect(await listPhotos(revisionId, holder)).toHaveLength(3);
  });

  test("sent twice, even at once, is the one that is there", async () => {
    const bytes = await photo("webp");
    const stored = await Promise.all([store(bytes), store(bytes), store(bytes)]);
    expect(new Set(stored.map(({ key }) => key)).size).toBe(1);
    expect(await store(bytes)).toEqual(stored[0]);
    expect(filesOf()).toHaveLength(8);
  });

  test("twenty at once lose nothing", async () => {
    const photos = await Promise.all(
      Array.from({ length: 20 }, (_, seed) => photo("jpeg", { seed: seed + 1 })),
    );
    const stored = await Promise.all(photos.map((bytes) => store(bytes)));
    const listed = await listPhotos(revisionId, holder);
    expect(listed.map(({ key }) => key).sort()).toEqual(stored.map(({ key }) => key).sort());
    expect(filesOf()).toHaveLength(20 * 8);
  });

  test("is one of forty, plans included, of which a forty-first leaves nothing", async () => {
    await database.writer.$transaction(async (tx) => {
      for (let at = 1; at < PICTURES_A_REVISION; at++) {
        await tx.mediaAsset.create({ data: assetRow({ revisionId }) });
      }
    });
    const last = await Promise.all(
      [1, 2, 3].map(async (seed) => codeOf(store(await photo("jpeg", { seed })))),
    );
    expect(last.sort()).toEqual(["photo.too-many", "photo.too-many", "stored"]);
    expect(filesOf()).toHaveLength(8);
  });
});

test("a photo that was taken out of the content leaves its place to another", async () => {
  const keys: string[] = [];
  const hourAgo = new Date(NOW.getTime() - 3_600_000);
  await database.writer.$transaction(async (tx) => {
    for (let at = 0; at < PICTURES_A_REVISION; at++) {
      const { key } = await tx.mediaAsset.create({
        data: assetRow({ revisionId, createdAt: hourAgo }),
      });
      keys.push(key);
    }
    const photos = keys.map((key) => ({ key, alt: "" }));
    await tx.listingRevision.update({ where: { id: revisionId }, data: { content: { photos } } });
  });
  expect(await codeOf(store(await photo("jpeg")))).toBe("photo.too-many");
  const photos = keys.slice(1).map((key) => ({ key, alt: "" }));
  await database.writer.$transaction((tx) =>
    tx.listingRevision.update({ where: { id: revisionId }, data: { content: { photos } } }),
  );
  expect(await codeOf(store(await photo("jpeg")))).toBe("stored");
  expect(await codeOf(store(await photo("webp", { seed: 9 })))).toBe("photo.too-many");
});

function assetRow(row: { revisionId: string; key?: string; createdAt?: Date }) {
  const key = row.key ?? `${newId()}${newId()}${newId()}`.slice(0, 32);
  const measures = { width: 900, height: 600, sharpness: 100, brightness: 100 };
  const sha256 = key.padEnd(64, "0");
  return {
    key,
    sha256,
    similarity: "0123456789abcdef",
    color: "#aabbcc",
    createdAt: NOW,
    ...measures,
    ...row,
  };
}

describe("a revision", () => {
  test("of another person or browser takes and lists nothing", async () => {
    const stranger = await createPerson(database, [["seller", "active"]]);
    const others: RevisionHolder[] = [
      { kind: "seller", actor: stranger },
      { kind: "holder", hash: "a".repeat(64) },
      { kind: "holder", hash: seller.userId },
    ];
    const bytes = await photo("jpeg");
    for (const other of others) {
      expect(await codeOf(store(bytes, other))).toBe("revision.not-found");
      expect(await codeOf(listPhotos(revisionId, other))).toBe("revision.not-found");
    }
    for (const id of [newId(), "x", "", "' OR 1=1 --", "__proto__"]) {
      expect(await codeOf(store(bytes, holder, id))).toBe("revision.not-found");
      expect(await codeOf(listPhotos(id, holder))).toBe("revision.not-found");
    }
    expect(filesOf()).toEqual([]);
  });

  test("of a browser takes what that browser sends", async () => {
    const browser: RevisionHolder = { kind: "holder", hash: newId().padEnd(64, "0") };
    const id = await createRevision({ holderHash: browser.hash });
    const stored = await store(await photo("jpeg"), browser, id);
    expect(await listPhotos(id, browser)).toEqual([stored]);
  });

  test("that is discarded takes nothing", async () => {
    const id = await createRevision({ sellerId: seller.userId, status: "discarded" });
    expect(await codeOf(store(await photo("jpeg"), holder, id))).toBe("revision.moved");
    expect(filesOf()).toEqual([]);
  });
});

test("two hundred hostile files are refused each, and leave nothing", async () => {
  const files = await hostileFiles();
  expect(files.length).toBeGreaterThanOrEqual(200);
  const wrong: string[] = [];
  let refused = 0;
  for (const { name, bytes, refusals, mayPass } of files) {
    const before = filesOf();
    // A revision of its own, so that none is full.
    const id = await createRevision({ sellerId: seller.userId });
    const code = await codeOf(store(bytes, holder, id));
    const isRight = refusals.includes(code) || (mayPass && code === "stored");
    if (!isRight) wrong.push(`${name}: ${code}`);
    if (code !== "stored") {
      refused++;
      expect(filesOf(), name).toEqual(before);
    }
  }
  expect(wrong).toEqual([]);
  expect(refused).toBeGreaterThanOrEqual(150);
});

describe("what nothing speaks of", () => {
  const LATER = new Date(NOW.getTime() + 8 * 86_400_000);
  const listed = async () => (await listPhotos(revisionId, holder)).map(({ key }) => key);
  const name = (id: string, content: object) =>
    database.writer.$transaction((tx) =>
      tx.listingRevision.update({ where: { id }, data: { content } }),
    );

  test("is removed after a week, rows and files", async () => {
    const [named, unnamed] = [
      await store(await photo("jpeg", { seed: 1 })),
      await store(await photo("jpeg", { seed: 2 })),
    ];
    await name(revisionId, { photos: [{ key: named?.key, alt: "" }] });
    await purgePhotos(new Date(NOW.getTime() + 6 * 86_400_000));
    expect(await listed()).toHaveLength(2);
    await purgePhotos(LATER);
    expect(await listed()).toEqual([named?.key]);
    expect(filesOf()).toHaveLength(8);
    expect(filesOf().some((file) => file.includes(unnamed?.key ?? ""))).toBe(false);
    await database.writer.$transaction((tx) =>
      tx.listingRevision.update({ where: { id: revisionId }, data: { status: "discarded" } }),
    );
    await purgePhotos(LATER);
    expect(filesOf()).toEqual([]);
  });

  test("stays where a listing, its plan, a later revision or what was submitted has it", async () => {
    const property = propertyRow({ sellerId: seller.userId });
    const keys = ["a", "b", "c", "d"].map((letter) => letter.repeat(20) + newId());
    const [photoKey, planKey, laterKey, sentKey] = keys as [string, string, string, string];
    await database.writer.$transaction(async (tx) => {
      const propertyId = property.id as string;
      await tx.property.create({ data: property });
      await tx.listingRevision.update({
        where: { id: revisionId },
        data: { propertyId, status: "approved", submittedAt: NOW },
      });
      for (const key of keys) await tx.mediaAsset.create({ data: assetRow({ revisionId, key }) });
      await tx.propertyPhoto.create({
        data: { propertyId, position: 0, mediaKey: photoKey, alt: "Séjour" },
      });
      await tx.floorPlan.create({
        data: { propertyId, position: 0, label: "Étage", mediaKey: planKey },
      });
      await tx.revisionEvent.create({
        data: {
          id: newId(),
          revisionId,
          kind: "submitted",
          at: NOW,
          content: { photos: [sentKey] },
        },
      });
    });
    const later: Revision = { sellerId: seller.userId, propertyId: property.id as string };
    await createRevision({ ...later, content: { plans: [laterKey] } });
    await purgePhotos(LATER);
    expect((await listed()).sort()).toEqual([...keys].sort());
  });

  /** Another revision with the same picture, as one that relists its home has it. */
  async function sharing({ key }: { key: string }): Promise<string> {
    const id = await createRevision({ sellerId: seller.userId });
    await database.writer.$transaction((tx) =>
      tx.mediaAsset.create({ data: assetRow({ revisionId: id, key }) }),
    );
    await name(id, { photos: [{ key, alt: "" }] });
    return id;
  }

  test.each(["the first", "the second"])(
    "goes from one of two revisions without the other's losing it: %s is given up first",
    async (which) => {
      const stored = await store(await photo("jpeg", { seed: 3 }));
      await name(revisionId, { photos: [{ key: stored.key, alt: "" }] });
      const other = await sharing(stored);
      // Two rows of it are no twins.
      expect(await findPictureHints([stored.key])).toEqual([{ hints: ["small"], twinAt: -1 }]);
      const inOrder = which === "the first" ? [revisionId, other] : [other, revisionId];
      const discard = (id: string | undefined) =>
        database.writer.$transaction((tx) =>
          tx.listingRevision.update({ where: { id: id ?? "" }, data: { status: "discarded" } }),
        );
      await discard(inOrder[0]);
      await purgePhotos(LATER);
      expect(filesOf()).toHaveLength(8);
      expect(await listPhotos(inOrder[0] ?? "", holder)).toEqual([]);
      expect(await listPhotos(inOrder[1] ?? "", holder)).toHaveLength(1);
      await discard(inOrder[1]);
      await purgePhotos(LATER);
      expect(filesOf()).toEqual([]);
    },
  );

  test("of a browser's draft that is purged is removed after it, files too", async () => {
    const browser: RevisionHolder = { kind: "holder", hash: newId().padEnd(64, "1") };
    const id = await createRevision({ holderHash: browser.hash });
    const { key } = await store(await photo("jpeg", { seed: 4 }), browser, id);
    await name(id, { photos: [{ key, alt: "" }] });
    const hundredDays = new Date(NOW.getTime() + 100 * 86_400_000);
    await purgeDrafts(hundredDays);
    await purgePhotos(hundredDays);
    expect(filesOf()).toEqual([]);
    await purgeDrafts(hundredDays);
    const left = await database.writer.$transaction((tx) =>
      tx.listingRevision.count({ where: { id } }),
    );
    expect(left).toBe(0);
  });

  test("is removed where a process ended between the files and the row", async () => {
    const { key } = await store(await photo("jpeg"));
    const orphan = `${newId()}${newId()}${newId()}`.slice(0, 32);
    for (const format of ["webp", "avif"])
      writeFileSync(join(media, `${orphan}-160.${format}`), "x");
    writeFileSync(join(media, "hand-drawn-160.webp"), "x");
    expect(readdirSync(uploads)).toEqual([]);
    for (const each of [key, orphan]) {
      writeFileSync(join(uploads, `writing-${each}`), "");
      utimesSync(join(uploads, `writing-${each}`), NOW, NOW);
    }
    writeFileSync(join(uploads, `upload-${"0".repeat(32)}`), "");
    await removeUnfinishedPhotos(new Date(NOW.getTime() + 3_000_000));
    expect(filesOf()).toHaveLength(11);
    await removeUnfinishedPhotos(new Date(NOW.getTime() + 4_000_000));
    expect(filesOf()).toHaveLength(9);
    expect(filesOf()).toContain("hand-drawn-160.webp");
    expect(readdirSync(uploads)).toEqual([`upload-${"0".repeat(32)}`]);
  });
});
