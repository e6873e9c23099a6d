import { apiRoutes, readQuery } from "@/lib/auth/api-route";
import { withRevision } from "@/lib/auth/revision-holder";
import { json } from "@/lib/platform/problem";
import { findDpe } from "@/lib/public-data/dpe/client";
import { getRevision } from "@/lib/revisions/queries";
import { fillQuerySchema } from "@/lib/revisions/schemas";
import { changesOfDpe } from "@/lib/revisions/state-data";

/** What the State's register says of the DPE of a number, as changes that the editor's page saves. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes<{
  params: Promise<{ id: string }>;
}>({
  GET: async (request, { params }) => {
    const { id } = await params;
    const { dpe } = readQuery(request, fillQuerySchema);
    // Whoever writes no listing has no use for it.
    await withRevision(id, (holder) => getRevision(id, holder));
    const found = await findDpe(dpe);
    if (found.state !== "found") return json({ state: found.state });
    return json({ state: found.state, ...changesOfDpe(found.value, found.at) });
  },
});
