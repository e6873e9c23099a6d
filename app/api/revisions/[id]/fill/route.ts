import { apiRoutes, readQuery } from "@/lib/auth/api-route";
import { withRevision } from "@/lib/auth/revision-holder";
import { json } from "@/lib/platform/problem";
import { getFill } from "@/lib/revisions/queries/get-fill";
import { fillQuerySchema } from "@/lib/revisions/schemas";

/** What the State's interfaces know of the home of a listing that is being written. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes<{
  params: Promise<{ id: string }>;
}>({
  GET: async (request, { params }) => {
    const { id } = await params;
    const query = readQuery(request, fillQuerySchema);
    return json(await withRevision(id, (holder) => getFill(id, query, holder)));
  },
});
