import { DomainError } from "../../kernel/errors.ts";
import { civilDay } from "../../kernel/time.ts";
import type { Prisma } from "../../platform/db/generated/client.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import { newToken } from "../../platform/tokens.ts";
import type { EstimateHolder } from "../holder.ts";
import type { Comparable, EstimatedHome } from "../method.ts";
import { comparablesOf, METHOD, METHOD_VERSION } from "../method.ts";
import { monthsEarlier } from "../months.ts";
import { hasRegister, roundedDistance, toGrid } from "../place.ts";
import { type EstimatePlace, findPlace } from "../queries/find-place.ts";
import { findRatios } from "../queries/find-ratios.ts";
import { loadMarket } from "../queries/load-market.ts";
import { chooseRange } from "../range.ts";
import type { Details, EstimateInput } from "../schemas.ts";
import { lastSaleDay, priceTrend } from "../trend.ts";
import { measureCommune } from "./measure-commune.ts";

/** Sales that are older than this are of a time of their own: the figure is of their last day, and says so. */
const PRESENT_MONTHS = 12;

type Figure = Pick<
  Prisma.EstimateUncheckedCreateInput,
  "outcome" | "day" | "dataAt" | "yearlyTrend" | "lowRatio" | "highRatio" | "rangeSource"
>;

interface Made {
  figure: Figure;
  comparables: Comparable[];
}

const rowOf = ({ sale, ...comparable }: Comparable, position: number) => ({
  position,
  month: sale.soldOn.slice(0, 7),
  street: sale.street,
  surfaceDm2: sale.surfaceDm2,
  rooms: sale.rooms,
  priceCents: sale.priceCents,
  pricePerM2Cents: comparable.pricePerM2Cents,
  distanceM: roundedDistance(comparable.distanceM),
  ...toGrid(sale),
  weight: comparable.weight,
});

const NOTHING = { yearlyTrend: 0, lowRatio: null, highRatio: null, rangeSource: null } as const;

/** The estimate of a home, from the sales around it. @throws {DomainError} estimate.unreachable */
async function estimateOf(
  home: EstimatedHome,
  { commune }: EstimatePlace,
  now: Date,
): Promise<Made> {
  const today = civilDay(now);
  const market = await loadMarket(commune, home, now);
  if (market.state === "unreachable") throw new DomainError("estimate.unreachable");
  const nothing = { ...NOTHING, outcome: "too_few", day: today } as const;
  if (market.state === "none") return { figure: { ...nothing, dataAt: null }, comparables: [] };
  const { sales, dataAt } = market.value;
  const last = lastSaleDay(sales, today) ?? today;
  const day = last < monthsEarlier(today, PRESENT_MONTHS) ? last : today;
  const yearlyTrend = priceTrend(sales, home.type, day);
  const comparables = comparablesOf(sales, home, day, yearlyTrend);
  if (comparables.length < METHOD.fewest) {
    return { figure: { ...nothing, day, dataAt }, comparables };
  }
  await measureCommune(market.value, now);
  const { ofCommune, ofDepartment } = await findRatios(commune, home.type);
  const { low, high, source } = chooseRange(home.type, ofCommune, ofDepartment);
  const range = { lowRatio: low, highRatio: high, rangeSource: source };
  return { figure: { outcome: "estimated", day, dataAt, yearlyTrend, ...range }, comparables };
}

const detailsOf = ({ floor, lift, outside, condition, year }: EstimateInput): Details => ({
  floor: floor ?? null,
  lift: lift ?? null,
  outside,
  condition,
  year: year ?? null,
});

/**
 * Estimates a home, and stores what its page shows.
 * @param holder gives the owner where the estimate is of somebody signed in
 * @returns the secret of its address
 * @throws {DomainError} request.invalid with the fields at fault; estimate.unreachable
 */
export async function makeEstimate(
  input: EstimateInput,
  holder: EstimateHolder,
  now = new Date(),
): Promise<Once<{ estimateId: string }>> {
  const found = await findPlace(input, now);
  if ("problems" in found) throw new DomainError("request.invalid", { ...found.problems });
  const { place } = found;
  const { type, surface: surfaceDm2, rooms } = input;
  const soldAs = type === "house" ? "house" : "apartment";
  const made: Made =
    place.point && hasRegister(place.commune.departmentCode)
      ? await estimateOf({ ...place.point, type: soldAs, surfaceDm2, rooms }, place, now)
      : {
          figure: { ...NOTHING, outcome: "no_register", day: civilDay(now), dataAt: null },
          comparables: [],
        };
  const estimateId = newToken();
  return onceTransaction(async (tx) => {
    await tx.estimate.create({
      data: {
        id: estimateId,
        ...holder,
        ...made.figure,
        type,
        surfaceDm2,
        rooms,
        landDm2: type === "house" ? (input.land ?? null) : null,
        details: detailsOf(input),
        houseNumber: place.houseNumber,
        street: place.street,
        postalCode: input.postalCode,
        communeCode: place.commune.code,
        lat: place.point?.lat ?? null,
        lng: place.point?.lng ?? null,
        placedByStreet: place.byStreet,
        methodVersion: METHOD_VERSION,
        createdAt: now,
        comparables: { create: made.comparables.map(rowOf) },
      },
    });
    return { estimateId };
  });
}
