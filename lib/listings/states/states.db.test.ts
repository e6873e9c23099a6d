import { beforeEach, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import type { PropertyStatus } from "../../kernel/property-kinds.ts";
import type { Prisma } from "../../platform/db/generated/client.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { acceptedOfferRow, communeRow, propertyRow } from "../../testing/builders.ts";
import { writeMandate } from "../../testing/mandates.ts";
import { testOnFile } from "../../testing/on-file.ts";
import { actorWith, createPerson, PERSONAS } from "../../testing/people.ts";
import { findListingKind } from "../queries/find-listing-kind.ts";
import { findListingPage } from "../queries/find-listing-page.ts";
import { answerConfirmation } from "./commands/answer-confirmation.ts";
import { askForConfirmation } from "./commands/ask-for-confirmation.ts";
import { findEarlierListing } from "./commands/find-earlier-listing.ts";
import { moveListing } from "./commands/move-listing.ts";
import { pauseUnconfirmed } from "./commands/pause-unconfirmed-listings.ts";
import { retainedPublicationDate } from "./commands/retained-publication-date.ts";
import { withdrawListing } from "./commands/withdraw-listing.ts";
import { findListingConfirmation } from "./queries/find-listing-confirmation.ts";
import { listUnconfirmed } from "./queries/list-unconfirmed-listings.ts";
import { startsOf } from "./rules.ts";
import { listingConfirmationToken } from "./token.ts";

const NOW = new Date("2026-11-24T09:00:00Z");
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const database = adoptedDatabase("test");
let seller: Actor;
let buyer: Actor;

beforeEach(async () => {
  await database.writer.$transaction((tx) =>
    tx.commune.upsert({ where: { code: "35238" }, create: communeRow(), update: {} }),
  );
  seller = await createPerson(database, [["seller", "active"]]);
  buyer = await createPerson(database, [["buyer", "active"]]);
});

type Listing = Partial<Prisma.PropertyUncheckedCreateInput>;

async function add(overrides: Listing = {}): Promise<string> {
  const row = propertyRow({ sellerId: seller.userId, confirmedAt: ago(1), ...overrides });
  const { status } = row;
  await database.writer.$transaction(async (tx) => {
    await tx.property.create({
      data: {
        ...row,
        ...(status === "sold" ? { soldAt: NOW } : {}),
        ...(status === "draft" || status === "in_review" ? { publishedAt: null } : {}),
      },
    });
  });
  return String(row.id);
}

const sign = (propertyId: string) =>
  database.writer.$transaction((tx) => writeMandate(tx, propertyId, { signedAt: ago(30) }));

const stored = (id: string) =>
  database.raw.prepare("SELECT * FROM Property WHERE id = ?").get(id) as Record<string, unknown>;
const tags = () => {
  const rows = database.raw.prepare("SELECT tag FROM PageChange").all() as { tag: string }[];
  return rows.map(({ tag }) => tag);
};
const changesOf = (id: string) =>
  database.raw.prepare("SELECT * FROM ListingChange WHERE propertyId = ?").all(id).length;
const mailsTo = (email: string) =>
  database.raw
    .prepare("SELECT kind FROM OutboxMail WHERE toAddress = ? ORDER BY createdAt")
    .all(email) as { kind: string }[];
const noticesTo = (userId: string) =>
  (
    database.raw.prepare("SELECT event FROM Notification WHERE userId = ?").all(userId) as {
      event: string;
    }[]
  ).map(({ event }) => event);

const STATUSES: PropertyStatus[] = [
  "draft",
  "in_review",
  "active",
  "under_offer",
  "sold",
  "paused",
  "withdrawn",
];

test.each(STATUSES)("a seller moves a listing that is %s as the table says", async (status) => {
  for (const move of ["pause", "resume"] as const) {
    const id = await add({ status });
    await sign(id);
    const moving = moveListing({ propertyId: id, move }, seller, NOW);
    if (startsOf(move, "seller").includes(status)) {
      await moving;
      expect(stored(id).status).toBe(move === "pause" ? "paused" : "active");
    } else {
      await expect(moving).rejects.toThrow("listing.moved");
      expect(stored(id).status).toBe(status);
    }
  }
  const id = await add({ status });
  const withdrawing = withdrawListing({ propertyId: id, reason: "other" }, seller, NOW);
  if (startsOf("withdraw", "seller").includes(status)) {
    await withdrawing;
    expect(stored(id)).toMatchObject({ status: "withdrawn", withdrawReason: "other" });
  } else await expect(withdrawing).rejects.toThrow("listing.moved");
});

test.each(Object.entries(PERSONAS))(
  "only a seller moves listings, not a %s",
  async (name, roles) => {
    const id = await add();
    const actor = actorWith(roles);
    const expected = name === "seller" ? "listing.not-found" : "request.forbidden";
    await expect(moveListing({ propertyId: id, move: "pause" }, actor)).rejects.toThrow(expected);
    await expect(withdrawListing({ propertyId: id, reason: "other" }, actor)).rejects.toThrow(
      expected,
    );
    for (const propertyId of ["", "' OR 1=1 --", newId()]) {
      const own = moveListing({ propertyId, move: "pause" }, seller);
      await expect(own).rejects.toThrow("listing.not-found");
    }
  },
);

test("a paused listing is nowhere in public, and is back with its mandate", async () => {
  const id = await add();
  const before = changesOf(id);
  await moveListing({ propertyId: id, move: "pause" }, seller, NOW);
  expect(stored(id)).toMatchObject({ status: "paused", pauseReason: "seller" });
  expect(await findListingKind(id)).toBe("unknown");
  expect((await findListingPage(id, NOW)).kind).toBe("unknown");
  // The search index and the pages that show it follow.
  expect(changesOf(id)).toBeGreaterThan(before);
  expect(tags()).toEqual(expect.arrayContaining([`listing:${id}`, "search", "city:35238"]));
  const resuming = moveListing({ propertyId: id, move: "resume" }, seller, NOW);
  await expect(resuming).rejects.toThrow("listing.no-mandate");
  await sign(id);
  await moveListing({ propertyId: id, move: "resume" }, seller, NOW);
  expect(stored(id)).toMatchObject({ status: "active", pauseReason: null });
  expect(new Date(String(stored(id).confirmedAt))).toEqual(NOW);
  const page = await findListingPage(id, NOW);
  expect(page.kind === "found" && page.history.map(({ kind }) => kind)).toEqual([
    "published",
    "back_on_market",
  ]);
});

test("an example is paused and put back without a mandate, and confirms nothing", async () => {
  const id = await add({ isDemonstration: true, confirmedAt: null });
  await moveListing({ propertyId: id, move: "pause" }, seller, NOW);
  await moveListing({ propertyId: id, move: "resume" }, seller, NOW);
  expect(stored(id)).toMatchObject({ status: "active", confirmedAt: null });
  const confirming = moveListing({ propertyId: id, move: "confirm" }, seller, NOW);
  await expect(confirming).rejects.toThrow("listing.moved");
});

test("a withdrawal ends the mandate and what was being written, and tells the page", async () => {
  const id = await add();
  const { number } = await sign(id);
  const revisionId = newId();
  await database.writer.$transaction((tx) =>
    tx.listingRevision.create({
      data: {
        id: revisionId,
        propertyId: id,
        sellerId: seller.userId,
        status: "in_review",
        content: {},
        fieldVersions: {},
        createdAt: NOW,
        updatedAt: NOW,
        submittedAt: NOW,
      },
    }),
  );
  await withdrawListing({ propertyId: id, reason: "sold_elsewhere" }, seller, NOW);
  const row = (sql: string, key: unknown) => database.raw.prepare(sql).get(key);
  expect(row("SELECT endedAt FROM Mandate WHERE number = ?", number)).not.toEqual({
    endedAt: null,
  });
  expect(row("SELECT status FROM ListingRevision WHERE id = ?", revisionId)).toEqual({
    status: "discarded",
  });
  expect(row("SELECT kind FROM RevisionEvent WHERE revisionId = ?", revisionId)).toEqual({
    kind: "discarded",
  });
  expect(stored(id).withdrawReason).toBe("sold_elsewhere");
  expect(await findListingKind(id)).toBe("withdrawn");
  const again = withdrawListing({ propertyId: id, reason: "other" }, seller, NOW);
  await expect(again).rejects.toThrow("listing.moved");
});

test("nothing is withdrawn while a sale is open", async () => {
  const id = await add();
  const offer = acceptedOfferRow(id, buyer.userId);
  await database.writer.$transaction(async (tx) => {
    await tx.offer.create({ data: offer });
    await tx.sale.create({
      data: {
        id: newId(),
        propertyId: id,
        offerId: String(offer.id),
        buyerId: buyer.userId,
        sellerId: seller.userId,
        priceCents: 240_000_00,
        openedAt: NOW,
        teamDueAt: NOW,
        terms: {},
      },
    });
  });
  const withdrawing = withdrawListing({ propertyId: id, reason: "other" }, seller, NOW);
  await expect(withdrawing).rejects.toThrow("listing.sale-open");
});

/** Both of a day's jobs. */
const checkFreshness = async (now: Date) => ({
  paused: await pauseUnconfirmed(now),
  requested: await askForConfirmation(now),
});

test("a seller is asked after 7 days, and the listing pauses after 14", async () => {
  const id = await add({ confirmedAt: ago(7) });
  await add({ confirmedAt: ago(6) });
  await add({ confirmedAt: null, isDemonstration: true, publishedAt: ago(100) });
  await add({ confirmedAt: ago(100), status: "under_offer" });
  expect(await checkFreshness(NOW)).toEqual({ requested: 1, paused: 0 });
  expect(await checkFreshness(NOW)).toEqual({ requested: 0, paused: 0 });
  expect(mailsTo(seller.email)).toEqual([{ kind: "listing-confirm" }]);
  const later = new Date(NOW.getTime() + 7 * 86_400_000);
  // The one confirmed six days ago is asked meanwhile.
  expect(await checkFreshness(later)).toEqual({ requested: 1, paused: 1 });
  expect(stored(id)).toMatchObject({ status: "paused", pauseReason: "unconfirmed" });
  expect(noticesTo(seller.userId).sort()).toEqual([
    "listing.confirm",
    "listing.confirm",
    "listing.paused",
  ]);
  expect(await checkFreshness(later)).toEqual({ requested: 0, paused: 0 });
});

test("the mail's way: asked, confirmed, asked again, paused, put back, with its day on the page", async () => {
  const DAY = 86_400_000;
  const at = (days: number) => new Date(NOW.getTime() + days * DAY);
  const id = await add({ confirmedAt: NOW });
  await sign(id);
  const confirmedOn = async (now: Date) => {
    const page = await findListingPage(id, now);
    return page.kind === "found" ? page.listing.confirmedAt : null;
  };
  /** The link of the last mail. */
  const link = () => {
    const { data } = database.raw
      .prepare("SELECT data FROM OutboxMail WHERE toAddress = ? ORDER BY createdAt DESC LIMIT 1")
      .get(seller.email) as { data: string };
    return decodeURIComponent(/jeton=([^"&]+)/.exec(data)?.[1] ?? "");
  };
  expect(await confirmedOn(at(1))).toBe(NOW.toISOString());
  expect(await checkFreshness(at(6))).toEqual({ requested: 0, paused: 0 });
  expect(await checkFreshness(at(7))).toEqual({ requested: 1, paused: 0 });
  await answerConfirmation({ jeton: link(), answer: "available" }, at(9));
  expect(await confirmedOn(at(9))).toBe(at(9).toISOString());
  expect(tags()).toContain(`listing:${id}`);
  expect(await checkFreshness(at(14))).toEqual({ requested: 0, paused: 0 });
  expect(await checkFreshness(at(16))).toEqual({ requested: 1, paused: 0 });
  expect(await checkFreshness(at(22))).toEqual({ requested: 0, paused: 0 });
  expect(await checkFreshness(at(23))).toEqual({ requested: 0, paused: 1 });
  expect(await confirmedOn(at(23))).toBeNull();
  expect(await findListingConfirmation(link(), at(40))).toMatchObject({ state: "paused" });
  await answerConfirmation({ jeton: link(), answer: "available" }, at(40));
  expect(stored(id)).toMatchObject({ status: "active", pauseReason: null });
  expect(await confirmedOn(at(40))).toBe(at(40).toISOString());
  expect(await checkFreshness(at(46))).toEqual({ requested: 0, paused: 0 });
  expect(mailsTo(seller.email).map(({ kind }) => kind)).toEqual([
    "listing-confirm",
    "listing-confirm",
    "listing-paused",
  ]);
});

test("two processes ask once", async () => {
  await add({ confirmedAt: ago(12) });
  const both = await Promise.all([checkFreshness(NOW), checkFreshness(NOW)]);
  expect(both.reduce((sum, { requested }) => sum + requested, 0)).toBe(1);
  expect(mailsTo(seller.email)).toHaveLength(1);
});

test("an old listing that was never confirmed is asked about, and not paused at once", async () => {
  const id = await add({ confirmedAt: null, publishedAt: ago(300) });
  expect(await checkFreshness(NOW)).toEqual({ requested: 1, paused: 0 });
  expect(stored(id).status).toBe("active");
});

testOnFile("the due listings are read by their index", async () => {
  await listUnconfirmed(NOW, 10);
  const plan = database.raw
    .prepare(
      `EXPLAIN QUERY PLAN SELECT "id" FROM "Property" WHERE "status" = 'active' AND NOT "isDemonstration"
       AND coalesce("confirmedAt", "publishedAt") <= ? ORDER BY coalesce("confirmedAt", "publishedAt") LIMIT 10`,
    )
    .all("2026-11-24T09:00:00.000+00:00") as { detail: string }[];
  expect(plan.map(({ detail }) => detail).join()).toContain("Property_confirmation");
});

test("the mail's link confirms, pauses, and puts back what nobody answered", async () => {
  const id = await add({ confirmedAt: ago(12), confirmationAskedAt: ago(1) });
  await sign(id);
  const jeton = listingConfirmationToken(id, ago(1));
  expect(await findListingConfirmation(jeton, NOW)).toMatchObject({ state: "active" });
  // Opening it changed nothing.
  expect(new Date(String(stored(id).confirmedAt))).toEqual(ago(12));
  await answerConfirmation({ jeton, answer: "available" }, NOW);
  await answerConfirmation({ jeton, answer: "available" }, NOW);
  expect(stored(id).confirmationAskedAt).toBeNull();
  expect(new Date(String(stored(id).confirmedAt))).toEqual(NOW);
  await answerConfirmation({ jeton, answer: "pause" }, NOW);
  expect(stored(id)).toMatchObject({ status: "paused", pauseReason: "seller" });
  // What the seller paused is put back by a person who is signed in.
  expect(await findListingConfirmation(jeton, NOW)).toMatchObject({ state: "closed" });
  const back = answerConfirmation({ jeton, answer: "available" }, NOW);
  await expect(back).rejects.toThrow("listing.moved");

  const other = await add({ status: "paused", pauseReason: "unconfirmed" });
  await sign(other);
  await answerConfirmation(
    { jeton: listingConfirmationToken(other, NOW), answer: "available" },
    NOW,
  );
  expect(stored(other)).toMatchObject({ status: "active", pauseReason: null });
});

test.each(["", "x", "'", "a".repeat(300), {}, null, ["a"]])(
  "a link that is none of ours opens nothing: %j",
  async (jeton) => {
    expect(await findListingConfirmation(jeton, NOW)).toBeNull();
    const answering = answerConfirmation({ jeton: String(jeton), answer: "pause" }, NOW);
    await expect(answering).rejects.toThrow("listing.link-invalid");
  },
);

test("a link is for one home, and for sixty days", async () => {
  const [id, other] = [await add(), await add()];
  const jeton = listingConfirmationToken(id, ago(60));
  expect(await findListingConfirmation(jeton, NOW)).toBeNull();
  const stolen = listingConfirmationToken(id, NOW).replace(id, other);
  expect(await findListingConfirmation(stolen, NOW)).toBeNull();
});

test("a dwelling that is relisted keeps its first date where its address is not identified", async () => {
  const unidentified = { addressId: null, lot: null, address: "3 chemin des Landes" };
  const first = await add({
    ...{ ...unidentified, status: "withdrawn", publishedAt: ago(90), withdrawnAt: ago(60) },
  });
  const second = await add({
    ...{ ...unidentified, status: "withdrawn", publishedAt: ago(90), withdrawnAt: ago(10) },
    createdAt: ago(50),
  });
  const third = await add({ ...unidentified, status: "in_review" });
  const relisting = { sellerId: seller.userId, content: {}, fieldVersions: {} };
  const at = { createdAt: NOW, updatedAt: NOW };
  await database.writer.$transaction(async (tx) => {
    await tx.property.update({ where: { id: first }, data: { createdAt: ago(95) } });
    for (const [relistedFromId, propertyId] of [
      [first, second],
      [second, third],
    ] as const) {
      const data = { id: newId(), relistedFromId, propertyId, ...relisting, ...at };
      await tx.listingRevision.create({ data: { ...data, status: "discarded" } });
    }
    const { postalCode } = propertyRow({ sellerId: seller.userId });
    const listing = { id: third, sellerId: seller.userId, ...unidentified, postalCode };
    // The last of those since the same day, which knows the others' time away.
    expect(await findEarlierListing(tx, listing)).toEqual({ id: second, publishedAt: ago(90) });
    expect(await findEarlierListing(tx, { ...listing, address: "9 quai" })).toBeNull();
    const stranger = { ...listing, sellerId: buyer.userId };
    expect(await findEarlierListing(tx, stranger)).toBeNull();
  });
});

test("the same dwelling keeps its first date, its time away left out", async () => {
  const dwelling = { addressId: "35238_7080_00012", lot: "4" };
  const earlier = await add({
    ...dwelling,
    status: "withdrawn",
    publishedAt: ago(90),
    withdrawnAt: ago(30),
  });
  await add({ ...dwelling, lot: "5", publishedAt: ago(200), status: "withdrawn" });
  const id = await add({ ...dwelling, status: "in_review" });
  const { address, postalCode } = propertyRow({ sellerId: seller.userId });
  const place = { ...dwelling, address, postalCode };
  const listing = { id, sellerId: seller.userId, ...place, publishedAt: null };
  await database.writer.$transaction(async (tx) => {
    expect(await findEarlierListing(tx, listing)).toEqual({
      id: earlier,
      publishedAt: ago(90),
    });
    expect(await retainedPublicationDate(tx, listing, NOW)).toEqual(ago(90));
    // Once it has a date of its own, that one stays.
    const own = { ...listing, publishedAt: ago(2) };
    expect(await retainedPublicationDate(tx, own, NOW)).toEqual(ago(2));
    const unknown = { ...listing, addressId: null };
    expect(await retainedPublicationDate(tx, unknown, NOW)).toEqual(NOW);
    const foreign = { ...listing, sellerId: buyer.userId };
    expect(await retainedPublicationDate(tx, foreign, NOW)).toEqual(NOW);
  });
  const away = database.raw
    .prepare("SELECT startedAt, endedAt FROM StatusPeriod WHERE propertyId = ?")
    .all(id) as { startedAt: string; endedAt: string }[];
  expect(away.map(({ startedAt, endedAt }) => [new Date(startedAt), new Date(endedAt)])).toEqual([
    [ago(30), NOW],
  ]);
});
