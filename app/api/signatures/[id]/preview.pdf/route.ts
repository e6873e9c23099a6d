import { apiRoutes } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { openPreview } from "@/lib/mandate-signing/commands/open-signature-preview";
import { pdfResponse } from "../../../pdf-response";

/** What waits for a signature, as a PDF. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes<{
  params: Promise<{ id: string }>;
}>({
  GET: async (_request, { params }) =>
    pdfResponse(await openPreview((await params).id, await requireActor())),
});
