import { apiRoutes } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { drawRecord } from "@/lib/sales/draw-record";
import { findSaleTerms } from "@/lib/sales/queries/find-sale-terms";
import { recordFileName } from "@/lib/sales/record";

/** The record of an accepted offer, as a PDF. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes<{
  params: Promise<{ id: string }>;
}>({
  GET: async (_request, { params }) => {
    const { id, terms } = await findSaleTerms((await params).id, await requireActor());
    const body = await drawRecord(id, terms);
    return new Response(new Uint8Array(body), {
      headers: {
        "content-type": "application/pdf",
        "content-disposition": `attachment; filename="${recordFileName(id)}"`,
        "cache-control": "private, no-store",
      },
    });
  },
});
