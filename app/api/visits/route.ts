import { apiRoutes, readJson } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { env } from "@/lib/platform/env";
import { keyOf, runOnce } from "@/lib/platform/idempotency";
import { json } from "@/lib/platform/problem";
import { bookVisit } from "@/lib/visits/commands/book-visit";
import { visitJson } from "@/lib/visits/json-views";
import { findBookedVisit } from "@/lib/visits/queries/find-booked-visit";
import { bookingSchema } from "@/lib/visits/schemas";

/** Asks for a visit in a slot. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  POST: async (request) => {
    const actor = await requireActor();
    const input = await readJson(request, bookingSchema);
    const key = keyOf(request);
    return runOnce(
      { key, name: "POST /api/visits", caller: actor.userId, input },
      () => bookVisit(input, actor),
      async ({ id }) => {
        const visit = await findBookedVisit(actor, id);
        return json(visitJson(visit, env().APP_URL), { status: 201 });
      },
    );
  },
});
