import { z } from "zod";
import { clockSchema } from "../kernel/clock-schema.ts";
import { VISIT_TYPES } from "./rules.ts";
import type { VisitView } from "./views.ts";

const instant = z.iso.datetime().describe("ISO 8601, UTC.");

/** The visit that somebody has of a listing, for the listing's page. */
const ownVisitSchema = z.strictObject({
  id: z.string(),
  startsAt: instant,
  endsAt: instant,
  state: z.enum(["pending", "scheduled"]),
  type: z.enum(VISIT_TYPES),
  place: z.string().describe("The address as far as it may be known: whole once it is agreed."),
  host: z.string().describe("The first name of who receives."),
  proposedAt: instant.nullable().describe("Another time that was proposed and not answered."),
  clock: clockSchema.describe(
    "The zone of the home, by which its times are read, and how that hour is called; null where it needs no name.",
  ),
  actions: z.array(z.string()).describe("What can be done with it now, as PATCH /api/visits/{id}."),
});
export type OwnVisitJson = z.infer<typeof ownVisitSchema>;

/** What a listing's page adds for the person who reads it. */
export const ownListingSchema = z.strictObject({
  visit: ownVisitSchema.nullable().describe("Their next visit of it; null without one."),
  phone: z.string().nullable().describe("The professional number of its looper; null without one."),
});
export type OwnListingJson = z.infer<typeof ownListingSchema>;

/** Null for what is neither requested nor agreed. */
export function ownVisitJson(visit: VisitView): OwnVisitJson | null {
  const { id, startsAt, endsAt, state, type, place, host, proposal, actions } = visit;
  if (state !== "pending" && state !== "scheduled") return null;
  return {
    id,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    state,
    type,
    place: [place.address, `${place.postalCode} ${place.city}`].filter(Boolean).join(", "),
    host: host?.firstName ?? "",
    proposedAt: proposal?.startsAt.toISOString() ?? null,
    clock: visit.property.clock,
    actions,
  };
}
