import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import type { Prisma } from "../platform/db/generated/client.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow, namedHome, propertyRow } from "../testing/builders.ts";
import { testOnFile } from "../testing/on-file.ts";
import { actorWith, createPerson, PERSONAS } from "../testing/people.ts";
import { planOf, statementsOf, tablesScanned } from "../testing/statements.ts";
import { listOffers } from "./queries/list-offers.ts";
import { offerEnd } from "./rules.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const DAY = 86_400_000;
const ago = (days: number) => new Date(NOW.getTime() - days * DAY);

const database = adoptedDatabase();
let claire: Actor;
let nadia: Actor;
let thomas: Actor;
let sarah: Actor;
let thabor: string;

const euros = (amount: number) => amount * 100;

function offer(
  overrides: Partial<Prisma.OfferUncheckedCreateInput> & { daysAgo: number; message?: string },
) {
  const { daysAgo, ...rest } = overrides;
  const id = newId();
  return database.writer.$transaction(async (tx) => {
    await tx.offer.create({
      data: {
        id,
        propertyId: thabor,
        buyerId: thomas.userId,
        authorId: rest.buyerId ?? thomas.userId,
        home: namedHome(),
        buyerName: "Thomas Lefèvre",
        buyerEmail: "thomas@example.org",
        buyerPhone: "06 39 98 23 18",
        amountCents: euros(190_000),
        financingType: "loan",
        financingApproved: true,
        ...offerEnd("2026-11-24", "35238"),
        createdAt: ago(daysAgo),
        ...rest,
      },
    });
    return id;
  });
}

beforeAll(async () => {
  claire = await createPerson(database, [
    ["seller", "active"],
    ["ambassador", "active"],
  ]);
  nadia = await createPerson(database, [["ambassador", "active"]]);
  thomas = await createPerson(database, [["buyer", "active"]]);
  sarah = await createPerson(database, [["buyer", "active"]]);
  const other = await createPerson(database, [["seller", "active"]]);
  const price = { priceCents: euros(200_000) };
  const properties = [
    propertyRow({ ...price, sellerId: claire.userId, ambassadorId: nadia.userId }),
    propertyRow({ ...price, sellerId: claire.userId, title: "Paramé" }),
    propertyRow({ ...price, sellerId: other.userId, title: "D’une autre" }),
  ] as const;
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    for (const data of properties) await tx.property.create({ data });
  });
  thabor = properties[0].id;
  const first = await offer({ daysAgo: 9, status: "countered", message: "première" });
  const counter = await offer({
    daysAgo: 7,
    status: "countered",
    answersId: first,
    authorId: claire.userId,
    amountCents: euros(198_000),
    message: "du vendeur",
  });
  await offer({
    daysAgo: 5,
    answersId: counter,
    amountCents: euros(194_000),
    message: "réponse",
  });
  await offer({
    daysAgo: 30,
    status: "expired",
    ...offerEnd("2026-11-20", "35238"),
    message: "sans réponse",
  });
  await offer({
    daysAgo: 40,
    status: "rejected",
    buyerId: sarah.userId,
    amountCents: euros(150_000),
    message: "refusée",
  });
  await offer({ daysAgo: 3, propertyId: properties[1].id, message: "Paramé" });
  await offer({
    daysAgo: 2,
    propertyId: properties[2].id,
    buyerId: sarah.userId,
    message: "ailleurs",
  });
});

const messages = async (...[actor, viewpoint, request]: Parameters<typeof listOffers>) =>
  (await listOffers(actor, viewpoint, request, NOW)).offers.map(({ message }) => message);

describe("the list", () => {
  test("of a seller has the offers for their properties, the newest first", async () => {
    const view = await listOffers(claire, "seller", {}, NOW);
    expect(view.offers.map(({ message, author, state }) => [message, author, state])).toEqual([
      ["Paramé", "buyer", "pending"],
      ["réponse", "buyer", "pending"],
      ["du vendeur", "seller", "countered"],
      ["première", "buyer", "countered"],
      ["sans réponse", "buyer", "expired"],
      ["refusée", "buyer", "rejected"],
    ]);
    expect(view.counts).toEqual({ all: 6, pending: 2, accepted: 0, countered: 2, rejected: 1 });
    // 95, 97, 95, 95 and 75 %: the seller's own counter-offer is none of the buyers'.
    expect(view.averagePercent).toBe(91);
  });

  test("of a looper has those for the properties they take care of", async () => {
    expect(await messages(nadia, "ambassador")).not.toContain("Paramé");
    expect(await messages(nadia, "ambassador")).toHaveLength(5);
    expect(await messages(claire, "ambassador")).toEqual([]);
  });

  test("of a buyer has their own, and what answered them", async () => {
    expect(await messages(thomas, "buyer")).toEqual([
      "Paramé",
      "réponse",
      "du vendeur",
      "première",
      "sans réponse",
    ]);
    expect(await messages(sarah, "buyer")).toEqual(["ailleurs", "refusée"]);
  });
});

test("an offer tells how near it is, how long it stands, and what answered it", async () => {
  const [, answered, , first, expired] = (await listOffers(claire, "seller", {}, NOW)).offers;
  expect(answered).toMatchObject({
    buyer: { name: "Thomas Lefèvre", email: "thomas@example.org", phone: "06 39 98 23 18" },
    amountCents: euros(194_000),
    percent: 97,
    closeness: "close",
    expiry: { date: "2026-11-24", days: 4, urgency: "soon" },
    financing: { type: "loan", approved: true },
    answers: { amountCents: euros(198_000), state: "countered" },
    answer: null,
    decidedAt: null,
  });
  expect(first).toMatchObject({
    expiry: null,
    answers: null,
    answer: { amountCents: euros(198_000), state: "countered" },
  });
  expect(expired?.expiry).toEqual({ date: "2026-11-20", days: 0, urgency: "over" });
});

test("a buyer reads no contact but their own", async () => {
  for (const { buyer } of (await listOffers(thomas, "buyer", {}, NOW)).offers)
    expect(buyer).toBeNull();
});

test.each([
  ["pending", ["Paramé", "réponse"]],
  ["countered", ["du vendeur", "première"]],
  ["rejected", ["refusée"]],
  ["accepted", []],
])("the view %s shows %j", async (filter, shown) => {
  expect(await messages(claire, "seller", { filter })).toEqual(shown);
});

test.each(["expired", "PENDING", "' OR 1=1 --", ["pending"], undefined, "toString"])(
  "the view %j is that of all",
  async (filter) => {
    expect((await listOffers(claire, "seller", { filter }, NOW)).filter).toBe("all");
    expect(await messages(claire, "seller", { filter })).toHaveLength(6);
  },
);

test("without an offer there is no average; without a role there is no offer", async () => {
  const seller = await createPerson(database, [["seller", "active"]]);
  for (const viewpoint of ["seller", null] as const) {
    expect(await listOffers(seller, viewpoint, {}, NOW)).toMatchObject({
      offers: [],
      counts: { all: 0 },
      averagePercent: null,
      nextCursor: null,
    });
  }
});

test.each(Object.entries(PERSONAS))("each viewpoint is its role's: %s", async (persona, roles) => {
  for (const viewpoint of ["buyer", "seller", "ambassador"] as const) {
    const reading = listOffers(actorWith(roles), viewpoint);
    if (persona === viewpoint) await expect(reading).resolves.toBeDefined();
    else await expect(reading).rejects.toThrow("request.forbidden");
  }
});

test("a looper who is suspended sees nothing more", async () => {
  const suspended = { ...nadia, roles: [{ role: "ambassador", status: "suspended" }] as const };
  await expect(listOffers(suspended, "ambassador")).rejects.toThrow("request.forbidden");
});

test("a long list goes on where it stopped, and every offer is in it once", async () => {
  const buyer = await createPerson(database, [["buyer", "active"]]);
  for (let index = 0; index < 62; index++) {
    await offer({ daysAgo: index % 5, buyerId: buyer.userId, status: "rejected" });
  }
  const first = await listOffers(buyer, "buyer", {}, NOW);
  const second = await listOffers(buyer, "buyer", { after: first.nextCursor }, NOW);
  expect([first.offers.length, second.offers.length, second.nextCursor]).toEqual([50, 12, null]);
  expect(new Set([...first.offers, ...second.offers].map(({ id }) => id)).size).toBe(62);
  for (const after of ["", "0.x.y", {}, "9".repeat(9_999)]) {
    expect((await listOffers(buyer, "buyer", { after }, NOW)).offers).toHaveLength(50);
  }
});

testOnFile.each(["buyer", "seller", "ambassador"] as const)(
  "the offers of a %s are found by whose they are, never among everybody's",
  async (viewpoint) => {
    const { userId } = { buyer: thomas, seller: claire, ambassador: nadia }[viewpoint];
    const actor = actorWith(PERSONAS[viewpoint], { userId });
    for (const filter of ["all", "pending", "accepted"]) {
      const statements = await statementsOf(() => listOffers(actor, viewpoint, { filter }, NOW));
      expect(statements).toHaveLength(2);
      for (const sql of statements) {
        expect(tablesScanned(database, sql)).toEqual([]);
        const [first] = planOf(database, sql).filter((step) => step.startsWith("SEARCH"));
        expect(first).toMatch(/(buyerId|sellerId|ambassadorId)=/);
      }
    }
  },
);
