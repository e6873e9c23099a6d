import { pdfResponse } from "@/app/api/pdf-response";
import { apiRoutes } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { openStatement } from "@/lib/payouts/statements/commands/open-statement";

/** An issued statement of one's own as a PDF; the team reads it here too. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes<{
  params: Promise<{ id: string }>;
}>({
  GET: async (_request, { params }) =>
    pdfResponse(await openStatement((await params).id, await requireActor())),
});
