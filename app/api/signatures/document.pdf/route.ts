import { apiRoutes } from "@/lib/auth/api-route";
import { openPartyDocument } from "@/lib/mandate-signing/commands/open-party-document";
import { pdfResponse } from "../../pdf-response";

/** The document of a party's link, as a PDF. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  GET: async (request) =>
    pdfResponse(await openPartyDocument(new URL(request.url).searchParams.get("jeton"))),
});
