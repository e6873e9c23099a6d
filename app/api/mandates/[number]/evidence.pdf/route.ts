import { apiRoutes } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { openEvidence } from "@/lib/mandate-signing/commands/open-evidence";
import { pdfResponse } from "../../../pdf-response";

/** What proves the signature of a mandate, or of its amendment that `avenant` names, as a PDF. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes<{
  params: Promise<{ number: string }>;
}>({
  GET: async (request, { params }) => {
    const { number } = await params;
    const position = new URL(request.url).searchParams.get("avenant");
    return pdfResponse(await openEvidence({ number, position }, await requireActor()));
  },
});
