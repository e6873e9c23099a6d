import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../../kernel/ids.ts";
import type { Transaction } from "../../../platform/db/clients.ts";
import type { Prisma } from "../../../platform/db/generated/client.ts";
import { adoptedDatabase } from "../../../testing/adopted-database.ts";
import {
  communeRow,
  floorPlanRow,
  propertyRow,
  roomRow,
  userRow,
} from "../../../testing/builders.ts";
import { REFUSED } from "../../../testing/refusals.ts";
import { findListing } from "../../queries/find-listing.ts";
import { findTourKind } from "../../queries/find-listing-kind.ts";
import { findListingPage } from "../../queries/find-listing-page.ts";
import { findTourPage } from "../../queries/find-tour-page.ts";
import { findRooms } from "./find-rooms.ts";

const database = adoptedDatabase();
const seller = userRow();
let id: string;

beforeAll(async () => {
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: communeRow() });
    await tx.user.create({ data: seller });
  });
});

/** A listing with two photos. */
async function publish(overrides: Omit<Parameters<typeof propertyRow>[0], "sellerId"> = {}) {
  const data = propertyRow({ sellerId: seller.id, ...overrides });
  await database.writer.$transaction(async (tx) => {
    await tx.property.create({ data });
    for (const position of [0, 1]) {
      const photo = { mediaKey: `p${position}`, alt: `Photo ${position}` };
      await tx.propertyPhoto.create({ data: { propertyId: data.id, position, ...photo } });
    }
  });
  return data.id;
}

const inTransaction = <Result>(write: (tx: Transaction) => Promise<Result>) =>
  database.writer.$transaction(write);

const addPlan = (overrides: Partial<Prisma.FloorPlanUncheckedCreateInput> = {}) =>
  inTransaction((tx) =>
    tx.floorPlan.create({ data: floorPlanRow({ propertyId: id, ...overrides }) }),
  );

const addRoom = (overrides: Partial<Prisma.RoomUncheckedCreateInput> = {}) =>
  inTransaction((tx) => tx.room.create({ data: roomRow({ propertyId: id, ...overrides }) }));

/** Has a photo show a room. */
const place = (position: number, roomPosition: number | null) =>
  inTransaction((tx) =>
    tx.propertyPhoto.update({
      where: { propertyId_position: { propertyId: id, position } },
      data: { roomPosition },
    }),
  );

/** Gives the listing two rooms, which its two photos show. */
async function addTour() {
  await addRoom({ position: 1, name: "Chambre", areaDm2: null, level: null });
  await addRoom();
  await place(0, 1);
  await place(1, 0);
}

beforeEach(async () => {
  id = await publish();
});

describe("a listing's rooms, plans and tour", () => {
  test("are none to begin with", async () => {
    const photos = [0, 1].map((at) => ({ mediaKey: `p${at}`, alt: `Photo ${at}` }));
    expect(await findRooms(id)).toEqual({ rooms: [], plans: [], photos, stations: [] });
    expect(await findListing(id)).toMatchObject({ hasTour: false, photos });
    expect(await findTourKind(id)).toBe("unknown");
    expect(await findTourPage(id)).toMatchObject({ kind: "none", listing: { id } });
  });

  test("come in their order, each photo with its room's name", async () => {
    await addPlan({ position: 1, label: "Étage", mediaKey: "plan-2" });
    await addPlan();
    await addTour();
    const page = await findListingPage(id);
    expect(page).toMatchObject({
      kind: "found",
      listing: { hasTour: true },
      rooms: [
        { name: "Séjour", areaDm2: 2_450, level: "Rez-de-chaussée" },
        { name: "Chambre", areaDm2: null, level: null },
      ],
      plans: [
        { label: "Rez-de-chaussée", mediaKey: "plan" },
        { label: "Étage", mediaKey: "plan-2" },
      ],
    });
    expect((await findListing(id))?.photos.map(({ room }) => room)).toEqual(["Chambre", "Séjour"]);
    const tour = await findTourPage(id);
    if (tour.kind !== "found") throw new Error(tour.kind);
    expect(tour.stations.map(({ name, photos }) => [name, photos[0]?.mediaKey])).toEqual([
      ["Séjour", "p1"],
      ["Chambre", "p0"],
    ]);
    expect(await findTourKind(id)).toBe("found");
  });

  test("make no tour of one room, nor of plans alone", async () => {
    await addPlan();
    await addRoom();
    await place(0, 0);
    await place(1, 0);
    expect(await findTourKind(id)).toBe("unknown");
    expect(await findListing(id)).toMatchObject({ hasTour: false });
  });

  test.each([
    ["draft", "unknown"],
    ["paused", "unknown"],
    ["withdrawn", "withdrawn"],
  ] as const)("are not toured in a listing that is %s", async (status, kind) => {
    id = await publish({ status });
    await addTour();
    expect((await findTourPage(id)).kind).toBe(kind);
    expect(await findTourKind(id)).toBe(kind);
  });

  test.each(["", "x", newId(), "\u0000", "' OR 1=1"])("are unknown for an odd id", async (odd) => {
    expect(await findTourKind(odd)).toBe("unknown");
    expect((await findTourPage(odd)).kind).toBe("unknown");
  });
});

describe("the database refuses", () => {
  test.each<[string, () => Promise<unknown>]>([
    ["a plan without a label", () => addPlan({ label: "" })],
    ["a plan without a picture", () => addPlan({ mediaKey: "" })],
    ["an eleventh plan", () => addPlan({ position: 10 })],
    ["a forty-first room", () => addRoom({ position: 40 })],
    ["a room without a name", () => addRoom({ name: "" })],
    ["a room of a long name", () => addRoom({ name: "x".repeat(61) })],
    ["a room of no area", () => addRoom({ areaDm2: 0 })],
    ["a room of more than a hectare", () => addRoom({ areaDm2: 1_000_001 })],
    ["a room of an empty level", () => addRoom({ level: "" })],
  ])("%s", async (_, write) => {
    await expect(write()).rejects.toThrow(REFUSED.byCheck);
  });

  test("a plan or a room twice at one place, or of no listing", async () => {
    await addPlan();
    await addRoom();
    await expect(addPlan()).rejects.toThrow(/Unique constraint/);
    await expect(addRoom()).rejects.toThrow(/Unique constraint/);
    for (const add of [addPlan, addRoom]) {
      await expect(add({ propertyId: "nowhere00000" })).rejects.toThrow(/Foreign key/);
    }
  });

  test("a photo of a room that is not the listing's, and the end of a room that one shows", async () => {
    const other = await publish();
    await addRoom({ propertyId: other, position: 3 });
    await expect(place(0, 3)).rejects.toThrow(/Foreign key/);
    await addRoom();
    await place(0, 0);
    const where = { propertyId: id };
    await expect(inTransaction((tx) => tx.room.deleteMany({ where }))).rejects.toThrow(
      /Foreign key/,
    );
  });
});

test.each([
  "http://tour.example",
  "javascript:alert(1)",
  "https://",
  `https://${"a".repeat(2_000)}`,
  "https://claire@tour.example/abc",
  "https://claire:secret@tour.example?a",
  "https://@tour.example",
])("the database refuses an external tour at %.30s", async (virtualTourUrl) => {
  await expect(publish({ virtualTourUrl })).rejects.toThrow(/constraint/i);
  const update = database.raw.prepare("UPDATE Property SET virtualTourUrl = ? WHERE id = ?");
  expect(() => update.run(virtualTourUrl, id)).toThrow(REFUSED.byCheck);
});

test("an external tour over https is shown as it is", async () => {
  const virtualTourUrl = "https://tour.example/@claire?b=c@d";
  expect((await findListing(await publish({ virtualTourUrl })))?.virtualTourUrl).toBe(
    virtualTourUrl,
  );
});
