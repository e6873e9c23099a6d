import { apiRoutes } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { openInvoice } from "@/lib/invoices/commands/open-invoice";
import { pdfResponse } from "../../../pdf-response";

/** The invoice of a concluded sale, as a PDF. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes<{
  params: Promise<{ number: string }>;
}>({
  GET: async (_request, { params }) =>
    pdfResponse(await openInvoice((await params).number, await requireActor())),
});
