import { beforeAll, expect, test } from "vitest";
import { newId } from "../kernel/ids.ts";
import type { Prisma } from "../platform/db/generated/client.ts";
import type { Actor } from "../policy/actor.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import { communeRow, propertyRow } from "../testing/builders.ts";
import { actorWith, createPerson, PERSONAS, writePapers } from "../testing/people.ts";
import { listVisits } from "./queries/list-visits.ts";

const NOW = new Date("2026-11-21T10:00:00Z");
const HOUR = 3_600_000;
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR);

const database = adoptedDatabase();
let claire: Actor;
let nadia: Actor;
let thomas: Actor;
let sarah: Actor;
let thabor: string;
let parame: string;

const visit = (
  overrides: Partial<Prisma.VisitUncheckedCreateInput> & { hours: number; notes?: string },
) => {
  const { hours, ...rest } = overrides;
  return database.writer.$transaction((tx) =>
    tx.visit.create({
      data: {
        id: newId(),
        propertyId: thabor,
        buyerId: thomas.userId,
        // The looper shows the home that has one.
        hostId: rest.propertyId === undefined ? nadia.userId : claire.userId,
        visitorName: "Thomas Lefèvre",
        visitorEmail: "thomas@example.org",
        visitorPhone: "06 39 98 23 18",
        startsAt: at(hours),
        endsAt: at(hours + 0.5),
        type: "physical",
        status: "scheduled",
        createdAt: at(-200),
        ...rest,
      },
    }),
  );
};

beforeAll(async () => {
  claire = await createPerson(
    database,
    [
      ["seller", "active"],
      ["ambassador", "active"],
    ],
    { firstName: "Claire" },
  );
  nadia = await createPerson(database, [["ambassador", "active"]], { firstName: "Nadia" });
  await writePapers(database, nadia);
  thomas = await createPerson(database, [["buyer", "active"]]);
  sarah = await createPerson(database, [["buyer", "active"]]);
  const other = await createPerson(database, [["seller", "active"]]);
  const properties = [
    propertyRow({ sellerId: claire.userId, ambassadorId: nadia.userId, title: "Thabor" }),
    propertyRow({ sellerId: claire.userId, title: "Paramé" }),
    propertyRow({ sellerId: other.userId, title: "D’une autre" }),
  ] as const;
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    for (const data of properties) await tx.property.create({ data });
  });
  thabor = properties[0].id;
  parame = properties[1].id;
  await visit({
    hours: -300,
    status: "completed",
    feedbackRating: 5,
    feedbackComment: "Lumineux.",
    notes: "passée",
  });
  await visit({ hours: -200, status: "completed", feedbackRating: 2, notes: "déçu" });
  await visit({ hours: 48, notes: "dans deux jours" });
  await visit({ hours: 24, propertyId: parame, status: "pending", notes: "demain" });
  await visit({ hours: 12, status: "cancelled", notes: "annulée" });
  await visit({ hours: -1, notes: "tout à l’heure" });
  await visit({ hours: 5, buyerId: sarah.userId, visitorName: "Sarah", notes: "de Sarah" });
  await visit({
    hours: 6,
    buyerId: sarah.userId,
    propertyId: properties[2].id,
    hostId: other.userId,
    notes: "ailleurs",
  });
});

const notes = async (...[actor, viewpoint, request]: Parameters<typeof listVisits>) =>
  (await listVisits(actor, viewpoint, request, NOW)).visits.map((each) => each.notes);

test("a seller sees the visits of their properties: the next one first, then the latest", async () => {
  expect(await notes(claire, "seller")).toEqual([
    "de Sarah",
    "demain",
    "dans deux jours",
    "annulée",
    "tout à l’heure",
    "déçu",
    "passée",
  ]);
  const { counts, figures } = await listVisits(claire, "seller", {}, NOW);
  expect(counts).toEqual({ all: 7, scheduled: 3, completed: 2, pending: 1, cancelled: 1 });
  expect(figures).toEqual({ toCome: 2, completed: 2, satisfactionPercent: 50 });
});

test("a looper sees those of the properties they take care of, and no others", async () => {
  expect(await notes(nadia, "ambassador")).not.toContain("demain");
  expect(await notes(nadia, "ambassador")).toHaveLength(6);
  expect(await notes(claire, "ambassador")).toEqual([]);
});

test("a buyer sees their own", async () => {
  expect(await notes(thomas, "buyer")).not.toContain("de Sarah");
  expect(await notes(thomas, "buyer")).toHaveLength(6);
  expect(await notes(sarah, "buyer")).toEqual(["de Sarah", "ailleurs"]);
});

test("who shows the property reads how to reach the visitor; the visitor reads who shows it", async () => {
  const first = async (
    actor: Actor,
    viewpoint: "buyer" | "seller" | "ambassador",
    filter: string,
  ) => (await listVisits(actor, viewpoint, { filter }, NOW)).visits.at(-1);
  const visitor = {
    name: "Thomas Lefèvre",
    email: "thomas@example.org",
    phone: "06 39 98 23 18",
  };
  const unreachable = { name: "Thomas Lefèvre", email: null, phone: null };
  const phone = "06 12 34 56 78";
  const looper = { firstName: "Nadia", isLooper: true, phone };
  expect(await first(nadia, "ambassador", "completed")).toMatchObject({ visitor, host: null });
  expect(await first(claire, "seller", "completed")).toMatchObject({ visitor, host: looper });
  // How to reach each other is there once the visit is agreed.
  expect(await first(claire, "seller", "pending")).toMatchObject({
    visitor: unreachable,
    host: null,
  });
  expect(await first(thomas, "buyer", "completed")).toMatchObject({
    visitor: null,
    host: looper,
    feedback: { rating: 5, comment: "Lumineux." },
    property: { title: "Thabor", city: "Rennes", isPublic: true, photo: null },
  });
  expect(await first(thomas, "buyer", "pending")).toMatchObject({
    host: { firstName: "Claire", isLooper: false, phone: null },
    feedback: null,
  });
});

test.each([
  ["scheduled", ["de Sarah", "dans deux jours", "tout à l’heure"]],
  ["completed", ["déçu", "passée"]],
  ["pending", ["demain"]],
  ["cancelled", ["annulée"]],
])("the view %s shows %j", async (filter, shown) => {
  expect(await notes(claire, "seller", { filter })).toEqual(shown);
});

test.each(["SCHEDULED", "' OR 1=1 --", ["pending"], undefined, "constructor"])(
  "the view %j is that of all",
  async (filter) => {
    expect((await listVisits(claire, "seller", { filter }, NOW)).filter).toBe("all");
    expect(await notes(claire, "seller", { filter })).toHaveLength(7);
  },
);

test("without a visit there is no figure; without a role there is no visit", async () => {
  const buyer = await createPerson(database, [["buyer", "active"]]);
  for (const viewpoint of ["buyer", null] as const) {
    expect(await listVisits(buyer, viewpoint, {}, NOW)).toMatchObject({
      visits: [],
      counts: { all: 0 },
      figures: { toCome: 0, completed: 0, satisfactionPercent: null },
      nextCursor: null,
    });
  }
});

test.each(Object.entries(PERSONAS))("each viewpoint is its role's: %s", async (persona, roles) => {
  for (const viewpoint of ["buyer", "seller", "ambassador"] as const) {
    const reading = listVisits(actorWith(roles), viewpoint);
    if (persona === viewpoint) await expect(reading).resolves.toBeDefined();
    else await expect(reading).rejects.toThrow("request.forbidden");
  }
});

test("a looper who is suspended sees nothing more", async () => {
  const suspended = { ...nadia, roles: [{ role: "ambassador", status: "suspended" }] as const };
  await expect(listVisits(suspended, "ambassador")).rejects.toThrow("request.forbidden");
});

test("a long list goes on where it stopped, and every visit is in it once", async () => {
  const buyer = await createPerson(database, [["buyer", "active"]]);
  for (let index = 0; index < 67; index++) {
    await visit({ hours: (index % 2 === 0 ? 1 : -1) * (index + 1), buyerId: buyer.userId });
  }
  const first = await listVisits(buyer, "buyer", {}, NOW);
  const second = await listVisits(buyer, "buyer", { after: first.nextCursor }, NOW);
  expect([first.visits.length, second.visits.length, second.nextCursor]).toEqual([50, 17, null]);
  expect(new Set([...first.visits, ...second.visits].map(({ id }) => id)).size).toBe(67);
  for (const after of ["", "0.x.y", {}, "9".repeat(9_999)]) {
    expect((await listVisits(buyer, "buyer", { after }, NOW)).visits).toHaveLength(50);
  }
});

test("a visitor reads the whole address once the visit is agreed, the others always", async () => {
  const places = async (
    actor: Actor,
    viewpoint: "buyer" | "seller" | "ambassador",
    filter: string,
  ) => (await listVisits(actor, viewpoint, { filter }, NOW)).visits.map(({ place }) => place);
  const whole = { address: "12 rue de la Monnaie", city: "Rennes", isExact: true };
  const street = { address: "rue de la Monnaie", city: "Rennes", isExact: false };
  expect((await places(thomas, "buyer", "scheduled"))[0]).toMatchObject(whole);
  expect((await places(thomas, "buyer", "completed"))[0]).toMatchObject(whole);
  expect((await places(thomas, "buyer", "pending"))[0]).toMatchObject(street);
  expect((await places(thomas, "buyer", "cancelled"))[0]).toMatchObject(street);
  expect((await places(claire, "seller", "pending"))[0]).toMatchObject(whole);
  expect((await places(nadia, "ambassador", "cancelled"))[0]).toMatchObject(whole);
});
