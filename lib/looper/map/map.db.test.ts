import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../kernel/ids.ts";
import { daysAfter } from "../../kernel/time.ts";
import { openLead } from "../../leads/commands/open-lead.ts";
import { dueAtOf } from "../../leads/rules.ts";
import type { Transaction } from "../../platform/db/clients.ts";
import type { Prisma } from "../../platform/db/generated/client.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow, propertyRow } from "../../testing/builders.ts";
import { planVisit } from "../../testing/looper-stage.ts";
import { createPerson, PERSONAS, writePapers } from "../../testing/people.ts";
import { type VisitedHome, visitedHome } from "../../testing/visits.ts";
import { acceptLead } from "../commands/accept-lead.ts";
import { declineLead } from "../commands/decline-lead.ts";
import { closeLead } from "../commands/work-lead.ts";
import { getLooperMap, MOST_ON_MAP } from "./queries/get-looper-map.ts";
import type { LooperMapView, MapItem } from "./views.ts";

const NOW = new Date("2026-11-26T10:00:00Z");
const RENNES = { lat: 48.1147, lng: -1.6794 };
/** The homes of the tests: digits that nothing else has. */
const DWELLING = { lat: 48.123_451, lng: -1.654_327 };
const HOME = { lat: 48.108_764, lng: -1.692_138 };
const STREET = "rue des Glycines-Bleues";

const database = adoptedDatabase();
const write = <Result>(work: (tx: Transaction) => Promise<Result>) =>
  database.writer.$transaction(work);

beforeAll(async () => {
  await write(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    // No point is known of it, nor of another of its postal code: what it has is its département's middle.
    const lost = { code: "35999", name: "Saint-Perdu", slug: "saint-perdu" };
    await tx.commune.create({ data: communeRow({ ...lost, lat: null, lng: null }) });
  });
});

let home: VisitedHome;
let looper: Actor;
beforeEach(async () => {
  home = await visitedHome(database, { ...HOME, address: "7 rue du Chapitre" });
  looper = home.looper;
});

/** An estimate of a seller's, with its point. @returns its id */
async function estimate(point: typeof DWELLING | null = DWELLING): Promise<string> {
  const id = newId();
  const data: Prisma.EstimateUncheckedCreateInput = {
    ...{
      id,
      outcome: point ? "too_few" : "no_register",
      type: "house",
      surfaceDm2: 9_000,
      rooms: 4,
    },
    ...{
      details: {},
      houseNumber: "14",
      street: STREET,
      postalCode: "35000",
      communeCode: "35238",
    },
    ...{ lat: point?.lat ?? null, lng: point?.lng ?? null, placedByStreet: false },
    ...{ day: "2026-11-20", methodVersion: 1, yearlyTrend: 0, createdAt: NOW },
  };
  await write((tx) => tx.estimate.create({ data }));
  return id;
}

/** A seller's lead, offered to a looper. @returns its id */
async function offerSeller(
  to: Actor,
  changes: Partial<Prisma.LeadUncheckedCreateInput> = {},
): Promise<string> {
  const id = newId();
  const person = { contactName: "Julien Roche", contactEmail: `${id}@example.org` };
  await write(async (tx) => {
    await tx.lead.create({
      data: {
        ...{ id, kind: "seller", source: "estimate", ambassadorId: to.userId },
        ...{ communeCode: "35238", consentAt: NOW, factAt: NOW, createdAt: NOW },
        ...person,
        ...changes,
      },
    });
    const offer = { id: newId(), leadId: id, looperId: to.userId, offeredAt: NOW };
    await tx.leadOffer.create({ data: { ...offer, dueAt: dueAtOf(NOW, "35238") } });
  });
  return id;
}

const itemsOf = ({ groups }: LooperMapView): MapItem[] =>
  groups.flatMap((group): MapItem[] => group.items);
const itemsNow = async (actor: Actor, now = NOW) => itemsOf(await getLooperMap(actor, null, now));
const idsNow = async (actor: Actor, now = NOW) => (await itemsNow(actor, now)).map(({ id }) => id);

/** Nothing of what the looper is sent tells where the seller lives. */
function expectNoDwelling(view: LooperMapView): void {
  const sent = JSON.stringify(view);
  for (const digits of ["48.123", "1.654", STREET]) expect(sent).not.toContain(digits);
}

describe("a seller's lead", () => {
  test("is at its commune until it is accepted, then at its address", async () => {
    const leadId = await offerSeller(looper, { estimateId: await estimate() });
    const before = await getLooperMap(looper, null, NOW);
    expectNoDwelling(before);
    expect(before.groups).toMatchObject([{ kind: "offered", day: "2026-11-26", daysAway: 0 }]);
    expect(itemsOf(before)).toMatchObject([
      {
        ...{ id: leadId, type: "lead", address: null, commune: "Rennes" },
        place: { ...RENNES, precision: "commune" },
        due: { minutes: 240, isPressing: false },
      },
    ]);
    await acceptLead({ leadId }, looper, NOW);
    const after = await getLooperMap(looper, null, NOW);
    expect(after.groups).toMatchObject([{ kind: "held" }]);
    expect(itemsOf(after)).toMatchObject([
      { address: `14 ${STREET}`, place: { ...DWELLING, precision: "home" }, due: null },
    ]);
  });

  test("is at its commune while papers are not in order, accepted or not", async () => {
    const status = "accepted";
    await offerSeller(looper, { estimateId: await estimate(), status });
    await writePapers(database, looper, { insuranceExpiresOn: "2026-11-25" });
    const view = await getLooperMap(looper, null, NOW);
    expectNoDwelling(view);
    expect(view.suspended).toBe(true);
    expect(itemsOf(view)).toMatchObject([{ address: null, place: { precision: "commune" } }]);
  });

  test("is at its commune where its estimate has no point, or is no more", async () => {
    const estimateId = await estimate(null);
    await offerSeller(looper, { estimateId, status: "contacted" });
    await offerSeller(looper, { status: "mandate" });
    expect((await itemsNow(looper)).map(({ place }) => place?.precision)).toEqual([
      "commune",
      "commune",
    ]);
  });

  test("has the address that was written with it once it is accepted, and not before", async () => {
    const written = { address: `14 ${STREET}`, postalCode: "35000" };
    const leadId = await offerSeller(looper, { source: "sell_page", ...written });
    expectNoDwelling(await getLooperMap(looper, null, NOW));
    await acceptLead({ leadId }, looper, NOW);
    expect(await itemsNow(looper)).toMatchObject([
      { address: written.address, place: { ...RENNES, precision: "commune" } },
    ]);
    await writePapers(database, looper, { insuranceExpiresOn: "2026-11-25" });
    expectNoDwelling(await getLooperMap(looper, null, NOW));
  });

  test("is in the list alone where its commune has no point", async () => {
    await offerSeller(looper, { communeCode: "35999" });
    expect(await itemsNow(looper)).toMatchObject([{ commune: "Saint-Perdu", place: null }]);
  });

  test("is not there once it has ended, was declined, or is another looper's", async () => {
    const other = await createPerson(database, PERSONAS.ambassador);
    await writePapers(database, other);
    await offerSeller(other, { estimateId: await estimate(), status: "accepted" });
    const [declined, closed] = [await offerSeller(looper), await offerSeller(looper)];
    await offerSeller(looper, { status: "won" });
    const open = await offerSeller(looper);
    await declineLead({ leadId: declined }, looper, NOW);
    await acceptLead({ leadId: closed }, looper, NOW);
    await closeLead({ leadId: closed, from: "accepted", reason: "gave_up" }, looper, NOW);
    const view = await getLooperMap(looper, null, NOW);
    expectNoDwelling(view);
    expect(itemsOf(view).map(({ id }) => id)).toEqual([open]);
  });
});

describe("a buyer's lead", () => {
  const buys = (propertyId: string, changes: Partial<Prisma.LeadUncheckedCreateInput> = {}) =>
    write((tx) =>
      tx.lead.create({
        data: {
          ...{ id: newId(), ambassadorId: looper.userId, propertyId, status: "accepted" },
          ...{ contactName: "Zoé Martin", factAt: NOW, createdAt: NOW },
          ...changes,
        },
      }),
    );

  test("is at the looper's own home for sale, whether it was accepted or not", async () => {
    const { propertyId, buyer } = home;
    const contact = { propertyId, userId: buyer.userId, source: "contact" } as const;
    await write((tx) => openLead(tx, contact, NOW));
    const at = { place: { ...HOME, precision: "home" }, address: "7 rue du Chapitre" };
    expect(await itemsNow(looper)).toMatchObject([{ status: "offered", ...at }]);
    await acceptLead({ leadId: (await idsNow(looper))[0] ?? "" }, looper, NOW);
    expect(await itemsNow(looper)).toMatchObject([{ status: "accepted", ...at }]);
  });

  test("is in the commune where the home is another looper's", async () => {
    const stranger = await visitedHome(database, { ...DWELLING, address: `14 ${STREET}` });
    await buys(stranger.propertyId);
    const view = await getLooperMap(looper, null, NOW);
    expectNoDwelling(view);
    expect(itemsOf(view)).toMatchObject([
      { title: "Appartement Thabor", place: { ...RENNES, precision: "commune" } },
    ]);
  });
});

describe("the looper's visits", () => {
  test("are those of the next fourteen days, agreed or requested, where the home is", async () => {
    const { rival } = home;
    const [requested, agreed] = [daysAfter(NOW, 2), daysAfter(NOW, 13)];
    const ids = [
      await planVisit(database, home, requested, NOW, { confirm: false }),
      await planVisit(database, home, agreed, NOW, { by: rival }),
    ];
    await planVisit(database, home, daysAfter(NOW, 15), NOW, { by: rival });
    const view = await getLooperMap(looper, "visites", NOW);
    expect(view.groups.map((group) => group.kind)).toEqual(["visits", "visits"]);
    expect(itemsOf(view)).toMatchObject([
      { id: ids[0], status: "pending", place: { ...HOME, precision: "home" } },
      { id: ids[1], status: "scheduled", address: "7 rue du Chapitre" },
    ]);
    // The former had lapsed, the latter is over.
    expect(await visitIds(daysAfter(NOW, 3))).not.toContain(ids[0]);
    expect(await visitIds(daysAfter(NOW, 14))).not.toContain(ids[1]);
  });

  const visitIds = async (now: Date) =>
    (await itemsNow(looper, now)).filter(({ type }) => type === "visit").map(({ id }) => id);

  test("are neither cancelled ones nor those that somebody else receives", async () => {
    const visitId = await planVisit(database, home, daysAfter(NOW, 2), NOW);
    const other = await visitedHome(database);
    const foreign = await planVisit(database, other, daysAfter(NOW, 2), NOW);
    expect(await visitIds(NOW)).toEqual([visitId]);
    expect(await idsNow(other.looper)).toContain(foreign);
    await write((tx) =>
      tx.visit.update({ where: { id: visitId }, data: { status: "cancelled", cancelledAt: NOW } }),
    );
    expect(await visitIds(NOW)).toEqual([]);
  });

  test("are not those of a home that the looper sells alone", async () => {
    const own = propertyRow({ sellerId: looper.userId });
    await write((tx) => tx.property.create({ data: own }));
    const visit = { ...home, propertyId: own.id };
    await planVisit(database, visit, daysAfter(NOW, 2), NOW, { confirm: false });
    expect(await visitIds(NOW)).toEqual([]);
  });
});

describe("the looper's zone", () => {
  const zone = (changes: Partial<Prisma.LooperZoneUncheckedCreateInput>) => {
    const data = { looperId: looper.userId, updatedAt: NOW, ...changes };
    return write((tx) => tx.looperZone.create({ data }));
  };
  const centre = { centreCode: "35238", centreLat: RENNES.lat, centreLng: RENNES.lng };
  const zoneNow = async () => (await getLooperMap(looper, null, NOW)).zone;

  test("is none where it was never made", async () => {
    expect(await zoneNow()).toBeNull();
  });

  test("is a circle round the looper's commune", async () => {
    await zone({ radiusKm: 12, ...centre });
    expect(await zoneNow()).toEqual({ kind: "circle", radiusKm: 12, centre: "Rennes", ...RENNES });
  });

  test("is none of a circle without a middle", async () => {
    await zone({ radiusKm: 12 });
    expect(await zoneNow()).toBeNull();
  });

  test("is the communes that were chosen, those without a point counted alone", async () => {
    const chosen = ["35999", "35238"].map((communeCode, distanceM) => ({ communeCode, distanceM }));
    await zone({ radiusKm: null, communes: { create: chosen } });
    expect(await zoneNow()).toEqual({
      ...{ kind: "communes", count: 2 },
      communes: [{ name: "Rennes", ...RENNES }],
    });
  });
});

describe("the map", () => {
  test("shows leads or visits alone, and counts both", async () => {
    const lead = await offerSeller(looper);
    const visit = await planVisit(database, home, daysAfter(NOW, 2), NOW);
    // The visit that was agreed brought a buyer's lead.
    const counts = { tout: 3, prospects: 2, visites: 1 };
    const shown = async (requested: unknown) => {
      const view = await getLooperMap(looper, requested, NOW);
      expect(view.counts).toEqual(counts);
      return { shown: view.shown, types: new Set(itemsOf(view).map(({ type }) => type)) };
    };
    expect(await shown("prospects")).toEqual({ shown: "prospects", types: new Set(["lead"]) });
    expect(await shown("visites")).toEqual({ shown: "visites", types: new Set(["visit"]) });
    for (const hostile of [undefined, ["visites"], "<script>"]) {
      expect(await shown(hostile)).toEqual({ shown: "tout", types: new Set(["lead", "visit"]) });
    }
    expect(await idsNow(looper)).toEqual(expect.arrayContaining([lead, visit]));
  });

  test("ends at a number of leads, and states that there are more", async () => {
    await write((tx) =>
      tx.lead.createMany({
        data: Array.from({ length: MOST_ON_MAP + 1 }, (_, index) => ({
          ...{ id: newId(), ambassadorId: looper.userId, status: "accepted" as const },
          ...{ contactName: `Personne ${index}`, factAt: NOW, createdAt: NOW },
        })),
      }),
    );
    const view = await getLooperMap(looper, null, NOW);
    expect(itemsOf(view)).toHaveLength(MOST_ON_MAP);
    expect(view.hasMore).toEqual({ leads: true, visits: false });
  });

  test.each(["buyer", "seller", "pending ambassador", "trust manager"] as const)(
    "is not for a %s",
    async (persona) => {
      const person = await createPerson(database, PERSONAS[persona]);
      await expect(getLooperMap(person, null, NOW)).rejects.toThrow("request.forbidden");
    },
  );
});
