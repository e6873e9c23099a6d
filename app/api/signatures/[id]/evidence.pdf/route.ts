import { apiRoutes } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { openEvidence } from "@/lib/mandate-signing/commands/open-evidence";
import { pdfResponse } from "../../../pdf-response";

/** What proves the signatures of a decision, as a PDF. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes<{
  params: Promise<{ id: string }>;
}>({
  GET: async (_request, { params }) =>
    pdfResponse(await openEvidence({ signatureId: (await params).id }, await requireActor())),
});
