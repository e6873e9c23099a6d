import { pdfResponse } from "@/app/api/pdf-response";
import { apiRoutes } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { openLooperContract } from "@/lib/looper/contract/commands/open-contract";

/** The signed contract of a looper, for the team: each opening is written down. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes<{
  params: Promise<{ id: string }>;
}>({
  GET: async (_request, { params }) =>
    pdfResponse(await openLooperContract((await params).id, await requireActor())),
});
