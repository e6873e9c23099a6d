import { apiRoutes, readJson } from "@/lib/auth/api-route";
import { withRevision } from "@/lib/auth/revision-holder";
import { json } from "@/lib/platform/problem";
import { saveRevision } from "@/lib/revisions/commands/save-revision";
import { saveCallSchema } from "@/lib/revisions/schemas";

/** Saves fields of a listing that is being written. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes<{
  params: Promise<{ id: string }>;
}>({
  PATCH: async (request, { params }) => {
    const { id: revisionId } = await params;
    const save = await readJson(request, saveCallSchema);
    const saved = await withRevision(revisionId, (holder) =>
      saveRevision({ revisionId, ...save }, holder),
    );
    return json(saved);
  },
});
