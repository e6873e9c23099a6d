import { z } from "zod";
import { apiRoutes, readQuery } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { openDocument } from "@/lib/documents/commands/open-document";
import { bytesResponse } from "@/lib/platform/byte-range";

/** A name for what understands ASCII alone, and the name itself (RFC 6266). */
function disposition(kind: "attachment" | "inline", fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Whether it is shown in the page that frames it, or saved as a file. */
const querySchema = z.strictObject({ vue: z.literal("page").optional() });

/**
 * A private document, for people who may open it: that they did is written down for its owner. Every document was
 * looked through for scripts when it was stored (lib/documents/check.ts); one that is framed is, by our pages alone.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes<{
  params: Promise<{ id: string }>;
}>({
  GET: async (request, { params }) => {
    const isFramed = readQuery(request, querySchema).vue === "page";
    const { fileName, content } = await openDocument((await params).id, await requireActor());
    return bytesResponse(request, content, {
      "content-type": "application/pdf",
      "content-disposition": disposition(isFramed ? "inline" : "attachment", fileName),
      "cache-control": "private, no-store",
      // The browser's own viewer shows nothing in a sandbox.
      "content-security-policy": isFramed ? "frame-ancestors 'self'" : "sandbox",
      "x-content-type-options": "nosniff",
    });
  },
});
