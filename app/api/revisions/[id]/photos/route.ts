import { apiRoutes } from "@/lib/auth/api-route";
import { withRevision } from "@/lib/auth/revision-holder";
import { DomainError } from "@/lib/kernel/errors";
import { storePhoto } from "@/lib/photos/commands/store-photo";
import { json } from "@/lib/platform/problem";
import { requestFile } from "@/lib/platform/request-context";

/** Pictures as they are: their bytes show what they are. A form with parts is none. */
const SENT_TYPE = /^(?:image\/[\w.+-]+|application\/octet-stream)\s*(?:;|$)/i;

/** Adds a picture, which is the request's body, to a revision of the person or the browser who sends it. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes<{
  params: Promise<{ id: string }>;
}>({
  POST: async (request, { params }) => {
    const { id: revisionId } = await params;
    if (!SENT_TYPE.test(request.headers.get("content-type") ?? "")) {
      throw new DomainError("photo.unsupported");
    }
    const file = requestFile();
    // The HTTP server has written the body to a file (server/uploads.ts).
    if (file === null) throw new DomainError("photo.unsupported");
    const photo = await withRevision(revisionId, (holder) =>
      storePhoto({ revisionId, path: file.path }, holder),
    );
    return json(photo, { status: 201 });
  },
});
