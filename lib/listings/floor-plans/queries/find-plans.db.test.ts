import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../../kernel/ids.ts";
import type { Prisma } from "../../../platform/db/generated/client.ts";
import { adoptedDatabase } from "../../../testing/adopted-database.ts";
import { communeRow, floorPlanRow, propertyRow, userRow } from "../../../testing/builders.ts";
import { findListing } from "../../queries/find-listing.ts";
import { findTourKind } from "../../queries/find-listing-kind.ts";
import { findListingPage } from "../../queries/find-listing-page.ts";
import { findTourPage } from "../../queries/find-tour-page.ts";
import { findPlans } from "./find-plans.ts";

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

const addPlan = (overrides: Partial<Prisma.FloorPlanUncheckedCreateInput> = {}) =>
  database.writer.$transaction((tx) =>
    tx.floorPlan.create({ data: floorPlanRow({ propertyId: id, ...overrides }) }),
  );

beforeEach(async () => {
  id = await publish();
});

describe("a listing's plans", () => {
  test("are none to begin with, and then there is no tour", async () => {
    expect(await findPlans(id)).toEqual({ plans: [], stations: [] });
    expect(await findListing(id)).toMatchObject({ hasFloorPlan: false, hasTour: false });
    expect(await findTourKind(id)).toBe("unknown");
    expect(await findTourPage(id)).toMatchObject({ kind: "none", listing: { id } });
  });

  test("come level by level, with the rooms that photos show as stations", async () => {
    await addPlan({ position: 1, label: "Étage" });
    await addPlan();
    const page = await findListingPage(id);
    if (page.kind !== "found") throw new Error(page.kind);
    expect(page.plans.map((view) => view.kind === "drawn" && view.level.label)).toEqual([
      "Rez-de-chaussée",
      "Étage",
    ]);
    const tour = await findTourPage(id);
    if (tour.kind !== "found") throw new Error(tour.kind);
    expect(tour.plans).toEqual(page.plans);
    expect(tour.stations.map(({ name, photo }) => [name, photo.mediaKey])).toEqual([
      ["Séjour", "p0"],
      ["Chambre", "p1"],
      ["Séjour", "p0"],
      ["Chambre", "p1"],
    ]);
    expect(await findTourKind(id)).toBe("found");
  });

  test("may be pictures, which lead no tour", async () => {
    await addPlan({ width: null, height: null, rooms: undefined, mediaKey: "plan-1" });
    expect(await findPlans(id)).toEqual({
      plans: [{ kind: "picture", label: "Rez-de-chaussée", mediaKey: "plan-1" }],
      stations: [],
    });
    expect(await findListing(id)).toMatchObject({ hasFloorPlan: true, hasTour: false });
  });

  test.each([
    ["draft", "unknown"],
    ["paused", "unknown"],
    ["withdrawn", "withdrawn"],
  ] as const)("are not toured in a listing that is %s", async (status, kind) => {
    id = await publish({ status });
    await addPlan();
    expect((await findTourPage(id)).kind).toBe(kind);
    expect(await findTourKind(id)).toBe(kind);
  });

  test.each(["", "x", newId(), "\u0000", "' OR 1=1"])("are unknown for an odd id", async (odd) => {
    expect(await findTourKind(odd)).toBe("unknown");
    expect((await findTourPage(odd)).kind).toBe("unknown");
  });
});

describe("the database refuses a plan", () => {
  test.each<[string, Partial<Prisma.FloorPlanUncheckedCreateInput>]>([
    ["drawn and a picture", { mediaKey: "x" }],
    ["neither drawn nor a picture", { rooms: undefined, width: null, height: null }],
    ["without its extent", { width: null }],
    ["that is a picture with an extent", { rooms: undefined, mediaKey: "x" }],
    ["whose rooms are no list", { rooms: {} }],
    ["without a label", { label: "" }],
    ["at an eleventh level", { position: 10 }],
    ["of ten kilometres", { width: 1_000_000 }],
  ])("%s", async (_, overrides) => {
    await expect(addPlan(overrides)).rejects.toThrow(/CHECK constraint/);
  });

  test("twice at one level, or of no listing", async () => {
    await addPlan();
    await expect(addPlan()).rejects.toThrow(/Unique constraint/);
    await expect(addPlan({ propertyId: "nowhere00000" })).rejects.toThrow(/Foreign key/);
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
  expect(() => update.run(virtualTourUrl, id)).toThrow(/virtual tour/);
});

test("an external tour over https is shown as it is", async () => {
  const virtualTourUrl = "https://tour.example/@claire?b=c@d";
  expect((await findListing(await publish({ virtualTourUrl })))?.virtualTourUrl).toBe(
    virtualTourUrl,
  );
});
