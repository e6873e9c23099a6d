import { pdfResponse } from "@/app/api/pdf-response";
import { apiRoutes } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { openOwnContract } from "@/lib/looper/contract/commands/open-contract";

export const dynamic = "force-dynamic";

/** One's own contract as a looper, as it is signed, or would be. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  GET: async () => pdfResponse(await openOwnContract(await requireActor())),
});
