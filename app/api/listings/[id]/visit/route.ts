import { apiRoutes } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { findWorkPhone } from "@/lib/listings/queries/find-work-phone";
import { json } from "@/lib/platform/problem";
import { type OwnListingJson, ownVisitJson } from "@/lib/visits/bookable-json";
import { findVisitOf } from "@/lib/visits/queries/find-next-visit-of-listing";

/**
 * What a listing's page, the same for everyone, adds for the person who asks: the visit that they have of it,
 * and its looper's professional number.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes<{
  params: Promise<{ id: string }>;
}>({
  GET: async (_request, { params }) => {
    const actor = await requireActor();
    const { id } = await params;
    const visit = await findVisitOf(actor, id);
    const phone = await findWorkPhone(actor, id);
    return json({ visit: visit && ownVisitJson(visit), phone } satisfies OwnListingJson);
  },
});
