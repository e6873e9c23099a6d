import { apiRoutes, readQuery } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { storeDocument } from "@/lib/documents/commands/store-document";
import { uploadQuerySchema } from "@/lib/documents/schemas";
import { DomainError } from "@/lib/kernel/errors";
import { json } from "@/lib/platform/problem";
import { requestFile } from "@/lib/platform/request-context";

/** A form with parts is no document. */
const SENT_TYPE = /^application\/(?:pdf|octet-stream)\s*(?:;|$)/i;

/** Adds a PDF, which is the request's body, to the documents of its sender. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  POST: async (request) => {
    const actor = await requireActor();
    const query = readQuery(request, uploadQuerySchema);
    if (!SENT_TYPE.test(request.headers.get("content-type") ?? "")) {
      throw new DomainError("document.not-pdf");
    }
    // The HTTP server has written the body to a file (server/uploads.ts).
    const file = requestFile();
    if (file === null) throw new DomainError("document.empty");
    const { documentId } = await storeDocument(query, file.path, actor);
    return json({ id: documentId }, { status: 201 });
  },
});
