import { pdfResponse } from "@/app/api/pdf-response";
import { apiRoutes } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { drawCertificate } from "@/lib/looper/training/draw-certificate";
import { findCertificate } from "@/lib/looper/training/queries/find-certificate";

export const dynamic = "force-dynamic";

/** The certificate of one's own training, as a PDF. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  GET: async () => {
    const certificate = await findCertificate(await requireActor());
    const body = await drawCertificate(certificate);
    return pdfResponse({ body, fileName: `formation-looper-${certificate.passedOn}.pdf` });
  },
});
