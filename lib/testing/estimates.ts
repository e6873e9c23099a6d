import { makeEstimate } from "../estimates/commands/make-estimate.ts";
import type { EstimateHolder } from "../estimates/holder.ts";
import { type EstimateInput, estimateSchema } from "../estimates/schemas.ts";
import { communeRow } from "./builders.ts";
import type { TestDatabase } from "./database.ts";

/** When the estimates of tests are made. */
export const ESTIMATED_AT = new Date("2026-11-28T10:00:00Z");

/** A browser without an account. */
export const BROWSER = { holderHash: "a".repeat(64) };

/** No network: what ships of Hendaye is all that there is. */
export const WITHOUT_NETWORK = { PAST_SALES_URL: "off", ADDRESS_API_URL: "off" };

const placed = (code: string, name: string, postalCode: string, departmentCode: string) => ({
  ...communeRow({ code, name, slug: name.toLowerCase(), departmentCode, lat: 43.358, lng: -1.774 }),
  postalCodes: { create: { postalCode } },
});

/** Writes a commune whose sales ship, one without a register, and one without sales. */
export async function placeEstimatedCommunes(database: TestDatabase): Promise<void> {
  await database.writer.$transaction(async (tx) => {
    await tx.commune.create({ data: placed("64260", "Hendaye", "64700", "64") });
    await tx.commune.create({ data: placed("67482", "Strasbourg", "67000", "67") });
    await tx.commune.create({ data: placed("64001", "Aast", "64460", "64") });
  });
}

const FLAT: EstimateInput = estimateSchema.parse({
  address: "12 boulevard de la Mer",
  postalCode: "64700",
  type: "apartment",
  surface: "45,5 m²",
  rooms: "2",
});

/** Estimates a flat of Hendaye, with other answers where `changes` has them. @returns the estimate's id */
export async function estimateFlat(
  changes: Partial<EstimateInput> = {},
  holder: EstimateHolder = BROWSER,
): Promise<string> {
  return (await makeEstimate({ ...FLAT, ...changes }, holder, ESTIMATED_AT)).estimateId;
}
