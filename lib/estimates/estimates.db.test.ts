import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newToken } from "../platform/tokens.ts";
import { adoptedDatabase } from "../testing/adopted-database.ts";
import {
  BROWSER,
  ESTIMATED_AT,
  estimateFlat,
  placeEstimatedCommunes,
  WITHOUT_NETWORK,
} from "../testing/estimates.ts";
import { createPerson } from "../testing/people.ts";
import { resetPublicData, usePublicData } from "../testing/public-data-server.ts";
import { deleteEstimate } from "./commands/delete-estimate.ts";
import { keepEstimate } from "./commands/keep-estimate.ts";
import { purgeEstimates } from "./commands/purge-estimates.ts";
import { sellEstimatedHome } from "./commands/sell-estimated-home.ts";
import { setComparable } from "./commands/set-comparable.ts";
import { findEstimate } from "./queries/find-estimate.ts";
import { listBacktests } from "./queries/list-backtests.ts";
import { listEstimates } from "./queries/list-estimates.ts";
import { type EstimateInput, estimateSchema } from "./schemas.ts";

const NOW = ESTIMATED_AT;
const HOLDER = BROWSER;
const MINE = { userId: null, ...HOLDER };
const OTHER = { userId: null, holderHash: "b".repeat(64) };

const database = adoptedDatabase();
beforeAll(() => placeEstimatedCommunes(database));
beforeEach(() => usePublicData(WITHOUT_NETWORK));
afterAll(() => resetPublicData());

const made = estimateFlat;
const viewOf = async (id: string, reader: typeof MINE = MINE) => {
  const view = await findEstimate(id, reader, NOW);
  if (!view) throw new Error("expected an estimate");
  return view;
};

describe("an estimate", () => {
  test("has its figure, its sales and its error, of the day on which the sales stop", async () => {
    const { figure, comparables, backtest, ...view } = await viewOf(await made());
    expect(view).toMatchObject({
      outcome: "estimated",
      day: "2022-12-30",
      isPast: true,
      // What ships has no file of 2023 on: without a network they could not be read.
      isWhole: false,
      placedByStreet: true,
      isMine: true,
      isSaved: false,
    });
    expect(comparables.length).toBeGreaterThanOrEqual(5);
    expect(figure).toMatchObject({ rangeSource: "commune", count: comparables.length });
    const { lowCents = 0, centreCents = 0, highCents = 0 } = figure ?? {};
    expect(lowCents).toBeLessThan(centreCents);
    expect(centreCents).toBeLessThan(highCents);
    expect([lowCents, centreCents, highCents].every((cents) => cents % 1_000_00 === 0)).toBe(true);
    expect(backtest).toMatchObject({ year: 2022, coverage: expect.closeTo(0.79, 1) });
    expect(backtest?.errors.medianError).toBeLessThanOrEqual(0.165);
  });

  test("shows no house number, neither its own nor a sale's", async () => {
    const view = JSON.stringify(await viewOf(await made({ address: "4711 boulevard de la Mer" })));
    expect(view).not.toContain("4711");
    expect(view).not.toMatch(/"street":"\d/);
  });

  test("is of a studio as of a flat, and of a house by houses", async () => {
    const studio = await viewOf(await made({ type: "studio" }));
    expect(studio.figure).toEqual((await viewOf(await made())).figure);
    const house = await viewOf(await made({ type: "house", surface: 11_000, rooms: 5 }));
    expect(house.figure?.centreCents).not.toBe(studio.figure?.centreCents);
  });

  test("publishes the errors of its commune", async () => {
    await made();
    expect(await listBacktests()).toMatchObject([
      { commune: "Hendaye", type: "apartment", year: 2022 },
      { commune: "Hendaye", type: "house", year: 2022 },
    ]);
  });
});

describe("is refused a figure", () => {
  test("where fewer than five sales compare", async () => {
    const view = await viewOf(await made({ surface: 100_000 }));
    expect(view).toMatchObject({ outcome: "too_few", figure: null });
  });

  test("in a department without a register", async () => {
    const view = await viewOf(await made({ address: "1 rue X", postalCode: "67000" }));
    expect(view).toMatchObject({ outcome: "no_register", figure: null, point: null });
  });

  test.each<[string, Partial<EstimateInput>, string]>([
    ["without a number", { address: "boulevard de la Mer" }, "address"],
    ["in a street that nothing knows", { address: "1 rue Introuvable" }, "address"],
    ["at a postal code of no commune", { postalCode: "99999" }, "postalCode"],
  ])("%s, by its field", async (_, changes, field) => {
    await expect(made(changes)).rejects.toMatchObject({
      code: "request.invalid",
      fields: { [field]: expect.any(String) },
    });
  });
});

test("where no file can be reached it says that, and not that the street has no sales", async () => {
  await expect(made({ postalCode: "64460" })).rejects.toMatchObject({
    code: "estimate.unreachable",
  });
});

describe("a sale that is taken out", () => {
  test("changes the figure and stays out; put back, the figure is as before", async () => {
    const id = await made();
    const before = await viewOf(id);
    const change = (position: number, isRemoved: boolean) =>
      setComparable({ estimateId: id, position, isRemoved }, MINE, NOW);
    for (const position of [0, 1, 2]) await change(position, true);
    await change(0, true);
    const after = await viewOf(id);
    expect(after.figure?.count).toBe((before.figure?.count ?? 0) - 3);
    expect(after.figure?.pricePerM2Cents).not.toBe(before.figure?.pricePerM2Cents);
    expect(after.comparables.filter(({ isRemoved }) => isRemoved)).toHaveLength(3);
    for (const position of [0, 1, 2]) await change(position, false);
    expect(await viewOf(id)).toEqual(before);
  });

  test("leaves five at least", async () => {
    const id = await made();
    const { comparables } = await viewOf(id);
    const removals = comparables.map(({ position }) =>
      setComparable({ estimateId: id, position, isRemoved: true }, MINE, NOW),
    );
    const ended = await Promise.allSettled(removals);
    const refused = ended.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(5);
    for (const each of refused) {
      expect(each).toMatchObject({ reason: { code: "estimate.too-few" } });
    }
    expect((await viewOf(id)).figure?.count).toBe(5);
  });

  test.each<[string, () => Promise<string>, number]>([
    ["of somebody else's", () => made({}, { holderHash: "c".repeat(64) }), 0],
    ["that is none", () => made(), 90],
    ["of no estimate", async () => newToken(), 0],
  ])("is none: %s", async (_, estimateOf, position) => {
    const removal = { estimateId: await estimateOf(), position, isRemoved: true };
    await expect(setComparable(removal, MINE, NOW)).rejects.toMatchObject({
      code: "estimate.not-found",
    });
  });
});

describe("an account", () => {
  test("keeps what its browser estimated, and deletes it", async () => {
    const person = await createPerson(database, [["buyer", "active"]]);
    const estimateId = await made();
    await keepEstimate({ estimateId, ...HOLDER }, person);
    await keepEstimate({ estimateId, ...HOLDER }, person);
    expect(await listEstimates(person)).toMatchObject([
      { id: estimateId, street: "boulevard de la Mer" },
    ]);
    // The browser alone does not change it any more.
    expect((await viewOf(estimateId)).isMine).toBe(false);
    await deleteEstimate({ estimateId }, person);
    await expect(deleteEstimate({ estimateId }, person)).rejects.toMatchObject({
      code: "estimate.not-found",
    });
    expect(await findEstimate(estimateId, MINE, NOW)).toBeNull();
  });

  test("neither keeps nor deletes another's", async () => {
    const [person, other] = [
      await createPerson(database, [["buyer", "active"]]),
      await createPerson(database, [["buyer", "active"]]),
    ];
    const estimateId = await made();
    const refusal = { code: "estimate.not-found" };
    await expect(keepEstimate({ estimateId, holderHash: null }, other)).rejects.toMatchObject(
      refusal,
    );
    await keepEstimate({ estimateId, ...HOLDER }, person);
    await expect(keepEstimate({ estimateId, ...HOLDER }, other)).rejects.toMatchObject(refusal);
    await expect(deleteEstimate({ estimateId }, other)).rejects.toMatchObject(refusal);
  });

  test("else it is gone after ninety days", async () => {
    const person = await createPerson(database, [["buyer", "active"]]);
    const [left, saved] = [await made(), await made()];
    await keepEstimate({ estimateId: saved, ...HOLDER }, person);
    const after = new Date(NOW.getTime() + 90 * 86_400_000);
    expect(await findEstimate(left, MINE, after)).toBeNull();
    await purgeEstimates(new Date(after.getTime() - 1));
    expect(await findEstimate(left, MINE, NOW)).not.toBeNull();
    await purgeEstimates(after);
    expect(await findEstimate(left, MINE, NOW)).toBeNull();
    expect(await findEstimate(saved, MINE, after)).not.toBeNull();
  });
});

describe("a listing of the estimated home", () => {
  const contentOf = (revisionId: string) =>
    JSON.parse(
      database.raw
        .prepare("SELECT content FROM ListingRevision WHERE id = ?")
        .pluck()
        .get(revisionId) as string,
    );

  test("begins with what was typed, at the figure's price", async () => {
    const estimateId = await made();
    const { figure } = await viewOf(estimateId);
    const secret = newToken();
    const begun = await sellEstimatedHome({ estimateId, secret }, { actor: null, ...HOLDER }, NOW);
    expect(contentOf(begun.revisionId)).toMatchObject({
      type: "apartment",
      address: "12 boulevard de la Mer",
      postalCode: "64700",
      communeCode: "64260",
      surfaceDm2: 4_550,
      rooms: 2,
      priceCents: figure?.centreCents,
    });
  });

  test("is not begun by who only has the address of the estimate", async () => {
    const estimateId = await made();
    const person = await createPerson(database, [["seller", "active"]]);
    for (const who of [
      { actor: person, holderHash: null },
      { actor: null, holderHash: OTHER.holderHash },
      { actor: null, holderHash: null },
    ]) {
      await expect(
        sellEstimatedHome({ estimateId, secret: newToken() }, who, NOW),
      ).rejects.toMatchObject({ code: "estimate.not-found" });
    }
  });
});

test.each<[string, Record<string, string>, string]>([
  ["8,99 m²", { surface: "8,99" }, "surface"],
  ["1 000,01 m²", { surface: "1000,01" }, "surface"],
  ["a word", { surface: "grand" }, "surface"],
  ["less than nothing", { surface: "-40" }, "surface"],
  ["no rooms", { rooms: "0" }, "rooms"],
  ["31 rooms", { rooms: "31" }, "rooms"],
  ["two and a half rooms", { rooms: "2,5" }, "rooms"],
  ["too much land", { land: "1000000,01" }, "land"],
  ["a castle", { type: "castle" }, "type"],
  ["half a postal code", { postalCode: "647" }, "postalCode"],
])("the form refuses %s, by its field", (_, changes, field) => {
  const typed = {
    address: "12 rue X",
    postalCode: "64700",
    type: "house",
    surface: "80",
    rooms: "4",
  };
  expect(estimateSchema.safeParse(typed).success).toBe(true);
  const parsed = estimateSchema.safeParse({ ...typed, ...changes });
  expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([field]);
});
