import { DomainError } from "../../kernel/errors.ts";
import { type Once, onceTransaction } from "../../platform/idempotency.ts";
import { newToken } from "../../platform/tokens.ts";
import { hasRegister, soldAs } from "../../public-data/sales/rules.ts";
import type { EstimateHolder } from "../holder.ts";
import { findPlace } from "../queries/find-place.ts";
import type { Details, EstimateInput } from "../schemas.ts";
import { estimateHome, unestimated } from "./estimate-home.ts";

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
  const { figure, comparables } =
    place.point && hasRegister(place.commune.departmentCode)
      ? await estimateHome(
          { ...place.point, type: soldAs(type), surfaceDm2, rooms },
          place.commune,
          now,
        )
      : unestimated(now);
  const estimateId = newToken();
  return onceTransaction(async (tx) => {
    await tx.estimate.create({
      data: {
        id: estimateId,
        ...holder,
        ...figure,
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
        createdAt: now,
        comparables: { create: comparables },
      },
    });
    return { estimateId };
  });
}
