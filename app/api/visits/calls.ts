import { z } from "zod";
import { ownListingSchema } from "../../../lib/visits/bookable-json.ts";
import { visitJsonSchema } from "../../../lib/visits/json-schemas.ts";
import { bookingSchema, daySchema, visitChangeSchema } from "../../../lib/visits/schemas.ts";

const idParameter = z.object({ id: z.string() });

/** The calls about visits, for the OpenAPI document. */
export const VISIT_CALLS = {
  ofListing: {
    path: "/api/listings/{id}/visit",
    summary:
      "What a listing has for the signed-in person alone: their next visit of it, and the professional number of its looper.",
    params: idParameter,
    response: ownListingSchema,
    problems: [401],
  },
  book: {
    method: "post",
    path: "/api/visits",
    summary:
      "Asks for a visit in an open slot of /api/listings/{id}/slots: pending until its host confirms. 409 where the slot is taken, has begun or is too soon, the day full, or the buyer visits elsewhere then. With asBuyer, who is no buyer becomes one.",
    body: bookingSchema,
    response: visitJsonSchema,
    status: 201,
    problems: [400, 401, 403, 404, 409, 413, 415, 422, 429],
  },
  find: {
    path: "/api/visits/{id}",
    summary: "A visit of the signed-in person, as visitor, host, seller or looper.",
    params: idParameter,
    response: visitJsonSchema,
    problems: [401, 404],
  },
  change: {
    method: "patch",
    path: "/api/visits/{id}",
    summary:
      "What its visitor or its host does with a visit: `actions` says which are possible. The visitor reschedules to another open slot, which its host confirms anew; both propose another time. 403 for the other side's, 409 where the visit is not, or not any more, in the state for it.",
    params: idParameter,
    body: visitChangeSchema,
    response: visitJsonSchema,
    problems: [400, 401, 403, 404, 409, 413, 415, 429],
  },
  calendar: {
    path: "/api/visits/{id}/calendar",
    summary: "A visit of the signed-in person as a calendar (RFC 5545).",
    params: idParameter,
    response: "text/calendar",
    problems: [401, 404],
  },
  plan: {
    path: "/api/visits/plan",
    summary:
      "A day's visits of the signed-in person as one calendar, with the estimated way between them: those that they make, or receive as a seller or a looper. 403 for a side that is not theirs.",
    query: daySchema,
    response: "text/calendar",
    problems: [400, 401, 403],
  },
  feed: {
    path: "/api/calendar/{token}",
    summary:
      "The private calendar of a person's visits; its address, which the person makes, renews and stops, is its only key.",
    params: z.object({ token: z.string() }),
    response: "text/calendar",
    problems: [404],
  },
} as const;
