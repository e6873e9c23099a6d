import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import { offerEnd } from "../offers/rules.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow, namedHome, propertyRow } from "../testing/builders.ts";
import { createPerson } from "../testing/people.ts";
import { countView } from "./commands/count-view.ts";
import { purgeViewers } from "./commands/purge-viewers.ts";
import { listContacts } from "./queries/list-contacts.ts";
import { countContacts } from "./rules.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const TOMORROW = new Date("2026-11-22T10:00:00Z");
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";

const database = adoptedDatabase();
let seller: Actor;
let looper: Actor;
let listingId: string;

beforeAll(async () => {
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
});
beforeEach(async () => {
  database.raw.exec("DELETE FROM ListingViewer; DELETE FROM ViewSalt");
  seller = await createPerson(database, [["seller", "active"]]);
  looper = await createPerson(database, [["ambassador", "active"]]);
  listingId = await list();
});

async function list(overrides: Partial<Parameters<typeof propertyRow>[0]> = {}): Promise<string> {
  const data = propertyRow({
    sellerId: seller.userId,
    ambassadorId: looper.userId,
    ...overrides,
  });
  await database.writer.$transaction((tx) => tx.property.create({ data }));
  return data.id;
}

const visitor = (overrides: Partial<Parameters<typeof countView>[1]> = {}) => ({
  network: "203.0.113.7",
  userAgent: BROWSER,
  prefetch: false,
  actor: null,
  ...overrides,
});
const views = (id = listingId) =>
  database.raw.prepare("SELECT viewCount FROM Property WHERE id = ?").pluck().get(id);
const days = (id = listingId) =>
  database.raw
    .prepare("SELECT day, views FROM PropertyDay WHERE propertyId = ? ORDER BY day")
    .all(id);

describe("a view of a listing", () => {
  test("is counted once a visitor and civil day", async () => {
    await countView({ listingId }, visitor(), NOW);
    await countView({ listingId }, visitor(), NOW);
    // 23:30 in Paris, still the same day; then half past midnight.
    await countView({ listingId }, visitor(), new Date("2026-11-21T22:30:00Z"));
    expect(views()).toBe(1);
    await countView({ listingId }, visitor(), new Date("2026-11-21T23:30:00Z"));
    expect(views()).toBe(2);
    expect(days()).toEqual([
      { day: "2026-11-21", views: 1 },
      { day: "2026-11-22", views: 1 },
    ]);
  });

  test("is counted once however many come at the same time, and each visitor's of a batch", async () => {
    const networks = ["203.0.113.1", "203.0.113.2", "2001:db8::/64"];
    await Promise.all(
      [...networks, ...networks, ...networks].map((network) =>
        countView({ listingId }, visitor({ network }), NOW),
      ),
    );
    expect(views()).toBe(3);
    expect(days()).toEqual([{ day: "2026-11-21", views: 3 }]);
  });

  test("is another's with another browser or on another listing", async () => {
    const other = await list();
    await countView({ listingId }, visitor(), NOW);
    await countView({ listingId }, visitor({ userAgent: `${BROWSER}.1` }), NOW);
    await countView({ listingId: other }, visitor(), NOW);
    expect([views(), views(other)]).toEqual([2, 1]);
  });

  test("counts for nothing by its seller, its looper, a crawler or a prefetch", async () => {
    await countView({ listingId }, visitor({ actor: seller }), NOW);
    await countView({ listingId }, visitor({ actor: looper }), NOW);
    await countView({ listingId }, visitor({ userAgent: "Googlebot/2.1" }), NOW);
    await countView({ listingId }, visitor({ userAgent: null }), NOW);
    await countView({ listingId }, visitor({ prefetch: true }), NOW);
    expect(views()).toBe(0);
    const buyer = await createPerson(database, [["buyer", "active"]]);
    await countView({ listingId }, visitor({ actor: buyer }), NOW);
    expect(views()).toBe(1);
  });

  test.each(["draft", "in_review", "paused", "withdrawn"] as const)(
    "of a listing that is %s is of no listing",
    async (status) => {
      const hidden = await list({ status });
      await expect(countView({ listingId: hidden }, visitor(), NOW)).rejects.toThrow(
        "listing.not-found",
      );
      expect(views(hidden)).toBe(0);
    },
  );

  test.each(["", "inconnu00000", "' OR 1 --", "ABCDEF123456"])("of %j is of no listing", (id) =>
    expect(countView({ listingId: id }, visitor(), NOW)).rejects.toThrow("listing.not-found"),
  );

  test("adds nothing to what a sold home was seen", async () => {
    const sold = await list({ status: "sold", soldAt: NOW });
    await countView({ listingId: sold }, visitor(), NOW);
    expect(views(sold)).toBe(0);
  });

  test("changes no page and does not say that the listing was edited", async () => {
    const before = database.raw
      .prepare(
        "SELECT updatedAt, (SELECT max(seq) FROM PageChange) AS pages FROM Property WHERE id = ?",
      )
      .get(listingId);
    await countView({ listingId }, visitor(), NOW);
    const after = database.raw
      .prepare(
        "SELECT updatedAt, (SELECT max(seq) FROM PageChange) AS pages FROM Property WHERE id = ?",
      )
      .get(listingId);
    expect(after).toEqual(before);
  });
});

describe("what recognises a visitor", () => {
  const stored = () =>
    JSON.stringify([
      database.raw.prepare("SELECT * FROM ListingViewer").all(),
      database.raw.prepare("SELECT * FROM ViewSalt").all(),
    ]);

  test("has neither address, browser nor listing in it", async () => {
    await countView({ listingId }, visitor(), NOW);
    for (const text of ["203.0.113.7", "Firefox", listingId]) expect(stored()).not.toContain(text);
  });

  test("survives a restart, and is gone with the day", async () => {
    await countView({ listingId }, visitor(), NOW);
    const before = database.raw.prepare("SELECT salt FROM ViewSalt").pluck().all();
    await countView({ listingId }, visitor(), NOW);
    expect(database.raw.prepare("SELECT salt FROM ViewSalt").pluck().all()).toEqual(before);
    await countView({ listingId }, visitor(), TOMORROW);
    expect(database.raw.prepare("SELECT day FROM ViewSalt").pluck().all()).toEqual(["2026-11-22"]);
    expect(database.raw.prepare("SELECT DISTINCT day FROM ListingViewer").pluck().all()).toEqual([
      "2026-11-22",
    ]);
  });

  test("is purged where nobody comes the day after", async () => {
    await countView({ listingId }, visitor(), TOMORROW);
    await purgeViewers(new Date("2026-11-23T10:00:00Z"));
    expect(stored()).toBe("[[],[]]");
  });
});

test("contacts are the rows of who wrote first, asked for a visit or made an offer", async () => {
  const [marc, lina, omar] = await Promise.all(
    ["marc", "lina", "omar"].map(() => createPerson(database, [["buyer", "active"]])),
  );
  if (!marc || !lina || !omar) throw new Error("nobody there");
  const at = (hour: number) => new Date(`2026-11-20T${hour}:00:00Z`);
  const person = { visitorName: "x", visitorEmail: "x@example.org", visitorPhone: "06" };
  const buyer = { buyerName: "x", buyerEmail: "x@example.org", buyerPhone: "06" };
  const thread = (contactId: string, sender: "contact" | "owner") => ({
    id: newId(),
    propertyId: listingId,
    contactId,
    ownerId: seller.userId,
    type: "inquiry" as const,
    createdAt: at(10),
    lastMessageAt: at(10),
    messages: {
      create: {
        id: newId(),
        sender,
        authorId: sender === "contact" ? contactId : seller.userId,
        content: "Bonjour",
        createdAt: at(10),
      },
    },
  });
  const offer = newId();
  await database.writer.$transaction(async (tx) => {
    await tx.conversation.create({ data: thread(marc.userId, "contact") });
    // The seller wrote to her: she has not made herself known.
    await tx.conversation.create({ data: thread(lina.userId, "owner") });
    await tx.visit.create({
      data: {
        id: newId(),
        propertyId: listingId,
        buyerId: marc.userId,
        hostId: seller.userId,
        ...person,
        startsAt: at(15),
        endsAt: at(16),
        type: "physical",
        createdAt: at(11),
      },
    });
    const common = {
      propertyId: listingId,
      buyerId: omar.userId,
      authorId: omar.userId,
      home: namedHome(),
      ...buyer,
      amountCents: 1,
      financingType: "cash" as const,
      financingApproved: true,
      ...offerEnd("2026-12-01", "35238"),
    };
    await tx.offer.create({
      data: { id: offer, ...common, status: "countered", createdAt: at(12) },
    });
    await tx.offer.create({
      data: {
        id: newId(),
        ...common,
        answersId: offer,
        createdAt: new Date("2026-11-21T09:00:00Z"),
      },
    });
  });
  expect(countContacts(await listContacts(seller.userId))).toEqual([
    { listingId, day: "2026-11-20", contacts: 2 },
  ]);
});
