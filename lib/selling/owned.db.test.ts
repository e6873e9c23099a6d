import { beforeAll, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import type { Prisma } from "../platform/db/generated/client.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow, propertyRow } from "../testing/builders.ts";
import { writeMandate } from "../testing/mandates.ts";
import { actorWith, createPerson, PERSONAS } from "../testing/people.ts";
import { listOwnedProperties } from "./queries/list-owned-properties.ts";

const database = adoptedDatabase();
let claire: Actor;
let nadia: Actor;
let other: Actor;

const SOLD = new Date("2026-10-07T12:00:00Z");
const day = (date: number) => new Date(Date.UTC(2026, 9, date));

const add = (overrides: Partial<Prisma.PropertyUncheckedCreateInput> & { sellerId: string }) =>
  database.writer.$transaction((tx) => tx.property.create({ data: propertyRow(overrides) }));

beforeAll(async () => {
  await database.writer.$transaction((tx) => tx.commune.create({ data: communeRow() }));
  claire = await createPerson(database, [
    ["seller", "active"],
    ["ambassador", "active"],
  ]);
  nadia = await createPerson(database, [["ambassador", "active"]]);
  other = await createPerson(database, [["seller", "active"]]);
  const own = { sellerId: claire.userId };
  const shown = await add({
    ...own,
    title: "Thabor",
    ambassadorId: nadia.userId,
    priceCents: 348_000_00,
    viewCount: 612,
    favoriteCount: 24,
    createdAt: day(5),
  });
  await database.writer.$transaction((tx) =>
    tx.propertyPhoto.create({
      data: { propertyId: shown.id, position: 0, mediaKey: "a1b2", alt: "Le séjour" },
    }),
  );
  await add({ ...own, title: "Dinan", status: "draft", publishedAt: null, createdAt: day(6) });
  await add({
    ...own,
    title: "Vannes",
    status: "sold",
    soldAt: SOLD,
    viewCount: 413,
    createdAt: day(4),
  });
  await add({ ...own, title: "Retiré", status: "withdrawn", createdAt: day(3) });
  await add({ ...own, title: "En pause", status: "paused", createdAt: day(2) });
  await add({ sellerId: other.userId, title: "D’une autre" });
});

const titles = async (...request: Parameters<typeof listOwnedProperties>) =>
  (await listOwnedProperties(...request)).properties.map(({ title }) => title);

test("a seller sees every property of their own, the newest first", async () => {
  const view = await listOwnedProperties(claire, "seller");
  expect(view.properties.map(({ title }) => title)).toEqual([
    "Dinan",
    "Thabor",
    "Vannes",
    "Retiré",
    "En pause",
  ]);
  expect(view.counts).toEqual({ all: 5, active: 2, draft: 1, sold: 1 });
  expect(view.totals).toMatchObject({ properties: 5, views: 1_025, favorites: 24 });
  expect(view.nextCursor).toBeNull();
  expect(view.properties[1]).toEqual({
    id: expect.any(String),
    title: "Thabor",
    status: { main: "active", also: null },
    address: "12 rue de la Monnaie",
    published: { precision: "street", place: "rue de la Monnaie" },
    canPlace: true,
    postalCode: "35000",
    city: "Rennes",
    priceCents: 348_000_00,
    savingsCents: 11_400_00,
    tier: "Premium",
    estimated: true,
    surfaceDm2: 6_200,
    rooms: 3,
    bedrooms: 2,
    views: 612,
    favorites: 24,
    photo: { mediaKey: "a1b2", alt: "Le séjour" },
    saleId: null,
    revision: null,
    confirmBy: null,
    agreedVisits: 0,
    isUnconfirmed: false,
    needsMandate: false,
    isJointlySold: false,
    withdrawal: null,
    actions: {
      main: ["statistics", "edit", "price"],
      menu: ["listing", "window-card", "leaflet", "files"],
      moves: ["pause", "confirm"],
      canWithdraw: true,
    },
    sellerName: null,
    leaving: null,
  });
  expect(view.properties[0]?.photo).toBeNull();
});

test.each([
  ["active", ["Thabor", "En pause"]],
  ["draft", ["Dinan"]],
  ["sold", ["Vannes"]],
])("the view %s shows %j, and the figures of the whole", async (filter, shown) => {
  expect(await titles(claire, "seller", { filter })).toEqual(shown);
  expect((await listOwnedProperties(claire, "seller", { filter })).totals.properties).toBe(5);
});

test.each(["withdrawn", "ACTIVE", "' OR 1=1 --", ["active"], undefined, "__proto__"])(
  "the view %j is that of all",
  async (filter) => {
    expect((await listOwnedProperties(claire, "seller", { filter })).filter).toBe("all");
    expect(await titles(claire, "seller", { filter })).toHaveLength(5);
  },
);

test("a looper sees the properties they take care of, and whose they are", async () => {
  const { properties, totals } = await listOwnedProperties(nadia, "ambassador");
  expect(properties).toHaveLength(1);
  expect(properties[0]).toMatchObject({
    title: "Thabor",
    sellerName: "Camille Martin",
    actions: { main: ["listing"], menu: ["window-card", "leaflet"], moves: [], canWithdraw: false },
    leaving: { visits: 0, leads: 0 },
  });
  expect(totals.views).toBe(612);
  // What one sells is not what one takes care of.
  expect(await titles(claire, "ambassador")).toEqual([]);
});

test("a looper sees what they would leave with a home that is for sale, and with no other", async () => {
  const nobody = await createPerson(database, [["ambassador", "active"]]);
  const buyer = await createPerson(database, [["buyer", "active"]]);
  const { userId: ambassadorId } = nobody;
  const states = ["active", "paused", "in_review", "withdrawn"] as const;
  const homes = [];
  for (const status of states) {
    homes.push(await add({ sellerId: other.userId, ambassadorId, status, title: status }));
  }
  const propertyId = homes[0]?.id ?? "";
  const now = new Date("2026-11-21T10:00:00Z");
  const visit = (startsAt: string, hostId: string) => ({
    ...{ id: newId(), propertyId, buyerId: buyer.userId, hostId, type: "physical" as const },
    ...{ visitorName: "Thomas", visitorEmail: "t@example.org", visitorPhone: "" },
    ...{ startsAt: new Date(startsAt), endsAt: new Date(`${startsAt.slice(0, 11)}23:00:00Z`) },
    ...{ status: "scheduled" as const, createdAt: now },
  });
  await database.writer.$transaction(async (tx) => {
    await tx.visit.create({ data: visit("2026-11-25T10:00:00Z", ambassadorId) });
    await tx.visit.create({ data: visit("2026-11-20T10:00:00Z", ambassadorId) });
    await tx.visit.create({ data: visit("2026-11-26T10:00:00Z", other.userId) });
    for (const status of ["contacted", "offered", "lost"] as const) {
      const lead = { id: newId(), propertyId, ambassadorId, status, contactName: status };
      await tx.lead.create({ data: { ...lead, factAt: now, createdAt: now } });
    }
  });
  const { properties } = await listOwnedProperties(nobody, "ambassador", {}, now);
  expect(Object.fromEntries(properties.map(({ title, leaving }) => [title, leaving]))).toEqual({
    active: { visits: 1, leads: 1 },
    paused: { visits: 0, leads: 0 },
    in_review: { visits: 0, leads: 0 },
    withdrawn: null,
  });
});

test("a buyer, and who has no role in force, has none", async () => {
  const buyer = await createPerson(database, [["buyer", "active"]]);
  for (const view of [
    await listOwnedProperties(buyer, "buyer"),
    await listOwnedProperties(buyer, null),
  ]) {
    expect(view).toMatchObject({ properties: [], counts: { all: 0 }, totals: { properties: 0 } });
  }
});

test.each(Object.entries(PERSONAS))("each viewpoint is its role's: %s", async (persona, roles) => {
  const actor = actorWith(roles);
  for (const viewpoint of ["seller", "ambassador"] as const) {
    const reading = listOwnedProperties(actor, viewpoint);
    if (persona === viewpoint) await expect(reading).resolves.toBeDefined();
    else await expect(reading).rejects.toThrow("request.forbidden");
  }
});

test("a looper who is suspended sees nothing more", async () => {
  const suspended = { ...nadia, roles: [{ role: "ambassador", status: "suspended" }] as const };
  await expect(listOwnedProperties(suspended, "ambassador")).rejects.toThrow("request.forbidden");
});

test("a long list goes on where it stopped, and every property is in it once", async () => {
  const many = await createPerson(database, [["seller", "active"]]);
  for (let index = 0; index < 64; index++) await add({ sellerId: many.userId });
  const first = await listOwnedProperties(many, "seller");
  const second = await listOwnedProperties(many, "seller", { after: first.nextCursor });
  expect([first.properties.length, second.properties.length]).toEqual([50, 14]);
  const ids = [...first.properties, ...second.properties].map(({ id }) => id);
  expect(new Set(ids).size).toBe(64);
  expect(second.nextCursor).toBeNull();
  for (const after of ["", "9.9.", "0.1.zz", {}, "x".repeat(10_000)]) {
    expect((await listOwnedProperties(many, "seller", { after })).properties).toHaveLength(50);
  }
});

const write = (overrides: Partial<Prisma.ListingRevisionUncheckedCreateInput>) =>
  database.writer.$transaction((tx) =>
    tx.listingRevision.create({
      data: {
        id: newId(),
        content: {},
        fieldVersions: {},
        createdAt: day(7),
        updatedAt: day(7),
        ...overrides,
      },
    }),
  );

test("drafts that are no property yet are in the list, its counts and its figures", async () => {
  const writing = await createPerson(database, [["seller", "active"]]);
  const sellerId = writing.userId;
  await add({ sellerId, title: "En ligne" });
  await write({ sellerId });
  const { id: revisionId } = await write({
    sellerId,
    updatedAt: day(9),
    content: {
      title: "Maison de ville",
      address: "4 rue Hoche",
      postalCode: "35000",
      communeCode: "35238",
      priceCents: 290_000_00,
      photos: [{ key: "c3d4", alt: "La cour" }],
    },
  });
  await write({ sellerId, status: "discarded" });
  await write({ sellerId: other.userId });
  const view = await listOwnedProperties(writing, "seller");
  expect(view.drafts).toEqual([
    {
      revisionId,
      title: "Maison de ville",
      address: "4 rue Hoche, 35000 Rennes",
      price: {
        priceCents: 290_000_00,
        savingsCents: 10_500_00,
        tier: "Essential",
        estimated: true,
      },
      done: expect.any(Number),
      steps: 9,
      savedAt: day(9),
      photo: { mediaKey: "c3d4", alt: "La cour" },
    },
    expect.objectContaining({ title: null, address: null, price: null, done: 0 }),
  ]);
  expect(view.counts).toEqual({ all: 3, active: 1, draft: 2, sold: 0 });
  expect(view.totals).toMatchObject({
    properties: 3,
    valueCents: 540_000_00,
    savingsCents: [...view.properties, ...view.drafts.flatMap(({ price }) => price ?? [])].reduce(
      (sum, { savingsCents }) => sum + savingsCents,
      0,
    ),
  });
  expect((await listOwnedProperties(writing, "seller", { filter: "draft" })).drafts).toHaveLength(
    2,
  );
  for (const filter of ["active", "sold"]) {
    expect((await listOwnedProperties(writing, "seller", { filter })).drafts).toEqual([]);
  }
});

test.each(["editing", "in_review"] as const)(
  "a property shows its change that is %s, to its seller alone",
  async (status) => {
    const owner = await createPerson(database, [["seller", "active"]]);
    const property = await add({ sellerId: owner.userId, ambassadorId: nadia.userId });
    const { id } = await write({
      sellerId: owner.userId,
      propertyId: property.id,
      status,
      submittedAt: day(8),
    });
    const [shown] = (await listOwnedProperties(owner, "seller")).properties;
    expect(shown?.revision).toEqual({ id, status });
    expect(shown?.actions.main).toEqual([
      "statistics",
      "continue",
      ...(status === "editing" ? ["price"] : []),
    ]);
    const entrusted = (await listOwnedProperties(nadia, "ambassador")).properties;
    expect(entrusted.find((each) => each.id === property.id)?.revision).toBeNull();
  },
);

test("a draft shows the cover of what is written, and that it is to be corrected, to its seller alone", async () => {
  const owner = await createPerson(database, [["seller", "active"]]);
  const draft = { status: "draft", publishedAt: null } as const;
  const home = await add({ ...draft, sellerId: owner.userId, ambassadorId: nadia.userId });
  const photos = [{ key: "e5f6", alt: "Le salon" }];
  const { id } = await write({
    sellerId: owner.userId,
    propertyId: home.id,
    content: { photos },
    submittedAt: day(8),
    decidedAt: day(9),
  });
  const [shown] = (await listOwnedProperties(owner, "seller")).properties;
  expect(shown).toMatchObject({
    revision: { id, status: "returned" },
    photo: { mediaKey: "e5f6", alt: "Le salon" },
  });
  expect(shown?.actions.menu).toContain("discard");
  const entrusted = (await listOwnedProperties(nadia, "ambassador")).properties;
  expect(entrusted.find((each) => each.id === home.id)).toMatchObject({
    revision: null,
    photo: null,
  });
});

test("what nobody confirmed says until when, and why it is paused", async () => {
  const owner = await createPerson(database, [["seller", "active"]]);
  const sellerId = owner.userId;
  await add({ sellerId, createdAt: day(2), confirmationAskedAt: day(20) });
  const paused = { sellerId, status: "paused", pauseReason: "unconfirmed" } as const;
  const signed = await add({ ...paused, createdAt: day(1) });
  await database.writer.$transaction((tx) => writeMandate(tx, String(signed.id)));
  // Without a mandate it is that which is missing first.
  const missing = await add({ ...paused, createdAt: day(1), id: "0".repeat(12) });
  const { properties } = await listOwnedProperties(owner, "seller");
  const shown = properties.map(({ id, confirmBy, isUnconfirmed, needsMandate, actions }) => ({
    id,
    state: [confirmBy, isUnconfirmed, needsMandate],
    canResume: actions.moves.includes("resume"),
  }));
  expect(shown).toEqual(
    expect.arrayContaining([
      { id: signed.id, state: [null, true, false], canResume: true },
      { id: missing.id, state: [null, false, true], canResume: false },
    ]),
  );
  expect(shown[0]?.state).toEqual(["2026-10-27", false, false]);
});

test("what was withdrawn says when and why, as far as that is known", async () => {
  const owner = await createPerson(database, [["seller", "active"]]);
  const sellerId = owner.userId;
  const withdrawn = { sellerId, status: "withdrawn", withdrawnAt: day(20) } as const;
  await add({ ...withdrawn, createdAt: day(2), withdrawReason: "sold_elsewhere" });
  await add({ ...withdrawn, createdAt: day(1) });
  await add({ sellerId, createdAt: day(0) });
  const { properties } = await listOwnedProperties(owner, "seller");
  const withdrawals = properties.map(({ withdrawal }) => withdrawal);
  expect(withdrawals).toEqual([
    { at: day(20), reason: "sold_elsewhere" },
    { at: day(20), reason: null },
    null,
  ]);
});
