import { z } from "zod";
import { fromDbInstant } from "../../platform/db/instants.ts";
import { reads } from "../../platform/db/read.ts";

const portalsSchema = z.array(z.string());

/** The portals of a stored consent. @throws {ZodError} where they are none of ours */
export const readPortals = (stored: unknown): string[] =>
  portalsSchema.parse(typeof stored === "string" ? JSON.parse(stored) : stored);

/** The consent of a mandate that counts; null without one. */
export async function findConsent(mandateNumber: number) {
  const row = await reads()
    .selectFrom("DiffusionConsent")
    .select(["portals", "givenAt"])
    .where("mandateNumber", "=", mandateNumber)
    .where("endedAt", "is", null)
    .executeTakeFirst();
  return row ? { portals: readPortals(row.portals), givenAt: fromDbInstant(row.givenAt) } : null;
}
