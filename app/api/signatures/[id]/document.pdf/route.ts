import { apiRoutes } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { openMandateFile } from "@/lib/mandate-signing/commands/open-mandate-file";
import { pdfResponse } from "../../../pdf-response";

/** A decision that was signed by all who sell, as a PDF. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes<{
  params: Promise<{ id: string }>;
}>({
  GET: async (_request, { params }) =>
    pdfResponse(await openMandateFile({ signatureId: (await params).id }, await requireActor())),
});
