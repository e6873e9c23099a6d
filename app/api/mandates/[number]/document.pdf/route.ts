import { apiRoutes } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { openMandateFile } from "@/lib/mandate-signing/commands/open-mandate-file";
import { pdfResponse } from "../../../pdf-response";

/** A signed mandate, or its amendment that `avenant` names, as a PDF. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes<{
  params: Promise<{ number: string }>;
}>({
  GET: async (request, { params }) => {
    const { number } = await params;
    const position = new URL(request.url).searchParams.get("avenant");
    return pdfResponse(await openMandateFile({ number, position }, await requireActor()));
  },
});
