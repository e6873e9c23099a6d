import { apiRoutes } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { takeFile } from "@/lib/payouts/batches/commands/take-file";

/** The file of a batch for the bank. A POST, for from the first time on the batch can't be cancelled. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes<{
  params: Promise<{ id: string }>;
}>({
  POST: async (_request, { params }) => {
    const { id } = await params;
    const { body, fileName } = await takeFile({ batchId: id }, await requireActor());
    return new Response(new Uint8Array(body), {
      headers: {
        "content-type": "application/xml; charset=utf-8",
        "content-disposition": `attachment; filename="${fileName}"`,
        "cache-control": "private, no-store",
      },
    });
  },
});
