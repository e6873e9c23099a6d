import { pdfResponse } from "@/app/api/pdf-response";
import { apiRoutes } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { openOwnAttestationRequest } from "@/lib/looper/attestation-request/commands/open-attestation-request";

export const dynamic = "force-dynamic";

/** What one's own attestation is requested with. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  GET: async () => pdfResponse(await openOwnAttestationRequest(await requireActor())),
});
