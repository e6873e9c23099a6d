import { apiRoutes } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { openMandateDraft } from "@/lib/mandate-signing/commands/open-mandate-draft";
import { pdfResponse } from "../../pdf-response";

/** The mandate that could be signed for the home that `bien` names, as a PDF. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  GET: async (request) => {
    const propertyId = new URL(request.url).searchParams.get("bien") ?? "";
    return pdfResponse(await openMandateDraft(propertyId, await requireActor()));
  },
});
