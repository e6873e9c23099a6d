import { apiRoutes, readQuery } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { storeDocument } from "@/lib/documents/commands/store-document";
import { storePictures } from "@/lib/documents/commands/store-pictures";
import { uploadQuerySchema } from "@/lib/documents/schemas";
import { DomainError } from "@/lib/kernel/errors";
import { json } from "@/lib/platform/problem";
import { requestFile } from "@/lib/platform/request-context";

const PDF_TYPE = /^application\/(?:pdf|octet-stream)\s*(?:;|$)/i;
const FORM_TYPE = /^multipart\/form-data\s*;/i;

/**
 * Adds a PDF, which is the request's body, to the documents of its sender; or one that is made of pictures, which are
 * the parts of a form.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  POST: async (request) => {
    const actor = await requireActor();
    const query = readQuery(request, uploadQuerySchema);
    const contentType = request.headers.get("content-type") ?? "";
    const isForm = FORM_TYPE.test(contentType);
    if (!isForm && !PDF_TYPE.test(contentType)) throw new DomainError("document.not-pdf");
    // The HTTP server has written the body to a file (server/uploads.ts).
    const file = requestFile();
    if (file === null) throw new DomainError("document.empty");
    const { documentId } = isForm
      ? await storePictures(query, { path: file.path, contentType }, actor)
      : await storeDocument(query, file.path, actor);
    return json({ id: documentId }, { status: 201 });
  },
});
