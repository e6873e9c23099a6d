import { pdfResponse } from "@/app/api/pdf-response";
import { apiRoutes } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { drawWindowCard } from "@/lib/listings/print/draw-print";
import { findPrintedListing } from "@/lib/listings/print/queries/find-printed-listing";

/** The card of a listing for a window, as a PDF. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes<{
  params: Promise<{ id: string }>;
}>({
  GET: async (_request, { params }) =>
    pdfResponse(
      await drawWindowCard(await findPrintedListing((await params).id, await requireActor())),
    ),
});
