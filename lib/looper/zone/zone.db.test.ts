import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { changeProfile } from "../../accounts/profile/commands/change-profile.ts";
import { newId } from "../../kernel/ids.ts";
import { takesLeadsOf } from "../../leads/commands/takes-leads-of.ts";
import { listZoneLoopers } from "../../leads/queries/list-zone-loopers.ts";
import { makeZones } from "../../looper-zones/commands/make-zones.ts";
import type { Actor } from "../../policy/actor.ts";
import { adoptedDatabase } from "../../testing/adopted-database.ts";
import { communeRow } from "../../testing/builders.ts";
import { createPerson, PERSONAS, writePapers } from "../../testing/people.ts";
import { addPause } from "./commands/add-pause.ts";
import { removePause } from "./commands/remove-pause.ts";
import { saveZone } from "./commands/save-zone.ts";
import { getZone } from "./queries/get-zone.ts";
import { zoneSchema } from "./schemas.ts";

const NOW = new Date("2026-11-24T10:00:00Z");
const RENNES = "35238";
const BETTON = "35024";
const CHEVAIGNE = "35079";
const SAINT_MALO = "35288";
const nowhere = { lat: null, lng: null };

const database = adoptedDatabase();
let looper: Actor;

beforeAll(async () => {
  const at = (postalCode: string) => ({ postalCodes: { create: { postalCode } } });
  const communes = [
    communeRow(at("35000")),
    communeRow({
      code: BETTON,
      name: "Betton",
      slug: "betton",
      lat: 48.18,
      lng: -1.64,
      ...at("35830"),
    }),
    // Without a point: it shares Betton's postal code.
    communeRow({
      code: CHEVAIGNE,
      name: "Chevaigné",
      slug: "chevaigne",
      ...nowhere,
      ...at("35830"),
    }),
    communeRow({
      code: SAINT_MALO,
      name: "Saint-Malo",
      slug: "saint-malo",
      lat: 48.65,
      lng: -2.0,
      ...at("35400"),
    }),
  ];
  await database.writer.$transaction(async (tx) => {
    for (const data of communes) await tx.commune.create({ data });
  });
});

async function createLooper(city = "Rennes", postalCode = "35000"): Promise<Actor> {
  const person = await createPerson(database, PERSONAS.ambassador, { city, postalCode });
  await writePapers(database, person);
  await makeZones(NOW);
  return person;
}

beforeEach(async () => {
  database.raw.prepare("DELETE FROM Lead").run();
  database.raw.prepare("DELETE FROM RoleGrant").run();
  looper = await createLooper();
});

const circle = (radiusKm: number, capacity = 8) =>
  saveZone({ kind: "circle", radiusKm, communes: [], capacity }, looper, NOW);
const choose = (...communes: string[]) =>
  saveZone({ kind: "communes", communes, radiusKm: null, capacity: 8 }, looper, NOW);
const takersOf = async (commune: string, now = NOW) =>
  (await listZoneLoopers(commune, 20, now)).map(({ id }) => id);
const takes = (commune: string, now = NOW, { userId } = looper) =>
  database.writer.$transaction((tx) => takesLeadsOf(tx, userId, commune, now));
const zoneOf = async () => {
  const taken = [];
  for (const code of [RENNES, BETTON, CHEVAIGNE, SAINT_MALO]) {
    // A list and a command say the same.
    expect(await takes(code)).toBe((await takersOf(code)).includes(looper.userId));
    if (await takes(code)) taken.push(code);
  }
  return taken;
};

describe("a looper's zone", () => {
  test("is fifteen kilometres round their commune to begin with, those without a point too", async () => {
    expect(await zoneOf()).toEqual([RENNES, BETTON, CHEVAIGNE]);
    expect(await getZone(looper, NOW)).toMatchObject({
      ...{ capacity: 8, openLeads: 0, radiusKm: 15, centre: "Rennes", isPaused: false },
      communes: [
        { code: RENNES, distanceM: 0, isChosen: false },
        { code: BETTON, name: "Betton" },
        { code: CHEVAIGNE },
      ],
    });
  });

  test("is a smaller circle, or communes that they choose", async () => {
    await circle(5);
    expect(await zoneOf()).toEqual([RENNES]);
    await choose(BETTON, BETTON);
    expect(await zoneOf()).toEqual([BETTON]);
    const { radiusKm, communes } = await getZone(looper, NOW);
    expect(radiusKm).toBeNull();
    expect(communes.filter(({ isChosen }) => isChosen).map(({ code }) => code)).toEqual([BETTON]);
  });

  test.each([[[SAINT_MALO]], [[BETTON, "99999"]], [["'; DROP TABLE Lead"]]])(
    "holds no commune that is far, or none: %j",
    async (codes) => {
      await expect(choose(...codes)).rejects.toThrow("request.invalid");
      expect(await zoneOf()).toEqual([RENNES, BETTON, CHEVAIGNE]);
    },
  );

  test("moves with them: a circle wholly, of chosen communes the distances", async () => {
    const move = (city: string, postalCode: string) =>
      changeProfile({ firstName: "C", lastName: "M", phone: "", city, postalCode }, looper, NOW);
    await move("Saint-Malo", "35400");
    expect(await zoneOf()).toEqual([SAINT_MALO]);
    await move("Betton", "35830");
    await choose(RENNES);
    await move("Saint-Malo", "35400");
    expect(await zoneOf()).toEqual([RENNES]);
    const [far] = await listZoneLoopers(RENNES, 1, NOW);
    expect(far).toMatchObject({ id: looper.userId, city: "Saint-Malo" });
    expect(far?.distanceM).toBeGreaterThan(50_000);
    // What was chosen before can stay, and nothing else that far is added.
    await choose(RENNES);
    await expect(choose(RENNES, BETTON)).rejects.toThrow("request.invalid");
    await move("Nulle-Part", "35400");
    expect(await zoneOf()).toEqual([RENNES]);
    // What is unticked there goes as well.
    await choose(RENNES);
    expect(await zoneOf()).toEqual([RENNES]);
    database.raw
      .prepare("INSERT INTO LooperZoneCommune (looperId, communeCode, distanceM) VALUES (?, ?, 5)")
      .run(looper.userId, BETTON);
    await choose(RENNES);
    expect(await zoneOf()).toEqual([RENNES]);
    expect((await getZone(looper, NOW)).centre).toBeNull();
  });

  test("of a circle is empty where their profile names no commune", async () => {
    const person = await createLooper("Atlantis", "35000");
    expect(await takersOf(RENNES)).not.toContain(person.userId);
    expect(await getZone(person, NOW)).toMatchObject({ centre: null, communes: [] });
  });

  test("is none of somebody who is no looper", async () => {
    const buyer = await createPerson(database, PERSONAS.buyer);
    await expect(getZone(buyer, NOW)).rejects.toThrow("request.forbidden");
    const chosen = { kind: "circle" as const, radiusKm: 5, communes: [], capacity: 8 };
    await expect(saveZone(chosen, buyer, NOW)).rejects.toThrow("request.forbidden");
    expect(await makeZones(NOW)).toBe(0);
  });
});

describe("the loopers who take leads of a commune", () => {
  test("are the nearest first, then those with the fewest open leads", async () => {
    const far = await createLooper("Betton", "35830");
    const busy = await createLooper();
    await writeLead(busy.userId, "contacted");
    await writeLead(looper.userId, "lost");
    expect(await takersOf(RENNES)).toEqual([looper.userId, busy.userId, far.userId]);
    expect(await takersOf(BETTON)).toEqual([far.userId, looper.userId, busy.userId]);
  });

  test("are not those who have as many as they take, until one is closed", async () => {
    await circle(15, 2);
    const first = await writeLead(looper.userId, "accepted");
    expect(await zoneOf()).toContain(RENNES);
    await writeLead(looper.userId, "qualified");
    expect(await zoneOf()).toEqual([]);
    database.raw.prepare("UPDATE Lead SET status = 'lost' WHERE id = ?").run(first);
    expect(await zoneOf()).toContain(RENNES);
  });

  test("count the requests of sellers that wait for them", async () => {
    await circle(15, 1);
    const seller = await createPerson(database, PERSONAS.seller);
    const revisionId = newId();
    const requestId = newId();
    const dates = { createdAt: NOW, updatedAt: NOW };
    await database.writer.$transaction(async (tx) => {
      const written = { sellerId: seller.userId, content: {}, fieldVersions: {}, ...dates };
      await tx.listingRevision.create({ data: { id: revisionId, ...written } });
      const ambassadorId = looper.userId;
      await tx.looperRequest.create({
        data: { id: requestId, revisionId, ambassadorId, createdAt: NOW },
      });
    });
    expect(await zoneOf()).toEqual([]);
    expect((await getZone(looper, NOW)).openLeads).toBe(1);
    database.raw
      .prepare("UPDATE ListingRevision SET status = 'discarded' WHERE id = ?")
      .run(revisionId);
    expect(await zoneOf()).toContain(RENNES);
    database.raw.prepare("DELETE FROM LooperRequest WHERE id = ?").run(requestId);
  });

  test("are not those who pause, on each day of it in Paris and on no other", async () => {
    await addPause({ fromOn: "2026-11-25", untilOn: "2026-11-26" }, looper, NOW);
    const answers = [];
    for (const instant of [
      "2026-11-24T22:59:00Z",
      "2026-11-24T23:00:00Z",
      "2026-11-26T22:59:00Z",
      "2026-11-26T23:00:00Z",
    ]) {
      const at = new Date(instant);
      const isTaken = await takes(RENNES, at);
      expect((await takersOf(RENNES, at)).includes(looper.userId)).toBe(isTaken);
      answers.push(isTaken);
    }
    expect(answers).toEqual([true, false, false, true]);
  });

  test("are not those whose papers ended", async () => {
    await writePapers(database, looper, { insuranceExpiresOn: "2026-11-23" });
    expect(await zoneOf()).toEqual([]);
  });
});

describe("a pause", () => {
  const pause = { fromOn: "2026-12-24", untilOn: "2026-12-31" };

  test("is one however often it is entered, and goes once", async () => {
    await addPause(pause, looper, NOW);
    await addPause(pause, looper, NOW);
    const [only, ...others] = (await getZone(looper, NOW)).pauses;
    expect([only, others]).toMatchObject([pause, []]);
    const other = await createLooper();
    const pauseId = only?.id ?? "";
    await expect(removePause({ pauseId }, other)).rejects.toThrow("looper.pause-not-found");
    await removePause({ pauseId }, looper);
    await expect(removePause({ pauseId }, looper)).rejects.toThrow("looper.pause-not-found");
    expect((await getZone(looper, NOW)).pauses).toEqual([]);
  });

  test("is one of twenty at most, those that are over left out", async () => {
    for (let day = 1; day <= 20; day += 1) {
      const on = `2027-01-${String(day).padStart(2, "0")}`;
      await addPause({ fromOn: on, untilOn: on }, looper, NOW);
    }
    await expect(addPause(pause, looper, NOW)).rejects.toThrow("looper.pauses-full");
    await addPause({ fromOn: "2027-01-03", untilOn: "2027-01-03" }, looper, NOW);
    const later = new Date("2027-01-02T10:00:00Z");
    await addPause({ fromOn: "2027-03-01", untilOn: "2027-03-02" }, looper, later);
    await expect(addPause({ ...pause, untilOn: "2026-12-23" }, looper, NOW)).rejects.toThrow(
      "request.invalid",
    );
  });

  test("is no pause backwards in the database either", async () => {
    const data = {
      id: newId(),
      looperId: looper.userId,
      fromOn: "2027-02-02",
      untilOn: "2027-02-01",
    };
    const write = database.writer.$transaction((tx) =>
      tx.looperPause.create({ data: { ...data, createdAt: NOW } }),
    );
    await expect(write).rejects.toThrow(/CHECK/i);
  });
});

test.each([
  [{ kind: "circle", radiusKm: "0", capacity: 8 }, "radiusKm"],
  [{ kind: "circle", radiusKm: "16", capacity: 8 }, "radiusKm"],
  [{ kind: "circle", radiusKm: "2.5", capacity: 8 }, "radiusKm"],
  [{ kind: "circle", radiusKm: "loin", capacity: 8 }, "radiusKm"],
  [{ kind: "circle", capacity: 8 }, "radiusKm"],
  [{ kind: "circle", radiusKm: "5", capacity: 21 }, "capacity"],
  [{ kind: "circle", radiusKm: "5", capacity: 0 }, "capacity"],
  [{ kind: "communes", capacity: 8 }, "communes"],
  [{ kind: "communes", communes: Array.from({ length: 11 }, String), capacity: 8 }, "communes"],
  [{ kind: "square", radiusKm: "5", capacity: 8 }, "kind"],
])("the form refuses %j at its field", (given, field) => {
  const { error } = zoneSchema.safeParse(given);
  expect(error?.issues.map(({ path }) => path.join())).toEqual([field]);
});

test.each([
  [{ kind: "communes", communes: [RENNES], radiusKm: "200", capacity: "8" }],
  [{ kind: "circle", communes: Array.from({ length: 11 }, String), radiusKm: " 7 ", capacity: 8 }],
])("what belongs to the other kind, and is out of sight, is no fault: %j", (given) => {
  const { data } = zoneSchema.safeParse({ ...given, capacity: 8 });
  expect(data).toMatchObject({ kind: given.kind, capacity: 8 });
});

async function writeLead(
  ambassadorId: string,
  status: "accepted" | "contacted" | "qualified" | "lost",
) {
  const id = newId();
  await database.writer.$transaction((tx) =>
    tx.lead.create({
      data: { id, ambassadorId, status, contactName: "Anne", factAt: NOW, createdAt: NOW },
    }),
  );
  return id;
}
