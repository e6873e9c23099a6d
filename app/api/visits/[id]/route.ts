import { apiRoutes, readJson } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { env } from "@/lib/platform/env";
import { json } from "@/lib/platform/problem";
import { runVisitCall } from "@/lib/visits/commands/visit-commands";
import { visitJson } from "@/lib/visits/json-views";
import { findVisit } from "@/lib/visits/queries/find-visit";
import { visitChangeSchema } from "@/lib/visits/schemas";

/** A visit of the person who asks, and what they do with it. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes<{
  params: Promise<{ id: string }>;
}>({
  GET: async (_request, { params }) => {
    const { id } = await params;
    return json(visitJson(await findVisit(await requireActor(), id), env().APP_URL));
  },
  PATCH: async (request, { params }) => {
    const actor = await requireActor();
    const { id } = await params;
    await runVisitCall(id, await readJson(request, visitChangeSchema), actor);
    return json(visitJson(await findVisit(actor, id), env().APP_URL));
  },
});
