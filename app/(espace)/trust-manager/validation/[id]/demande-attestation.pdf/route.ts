import { pdfResponse } from "@/app/api/pdf-response";
import { apiRoutes } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { openAttestationRequest } from "@/lib/looper/attestation-request/commands/open-attestation-request";

/** What a looper's attestation is requested with, for the team. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes<{
  params: Promise<{ id: string }>;
}>({
  GET: async (_request, { params }) =>
    pdfResponse(await openAttestationRequest((await params).id, await requireActor())),
});
