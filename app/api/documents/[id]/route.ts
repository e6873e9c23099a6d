import { apiRoutes } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { openDocument } from "@/lib/documents/commands/open-document";
import { bytesResponse } from "@/lib/platform/byte-range";

/** A name for what understands ASCII alone, and the name itself (RFC 6266). */
function disposition(fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** A private document, for people who may open it: that they did is written down for its owner. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes<{
  params: Promise<{ id: string }>;
}>({
  GET: async (request, { params }) => {
    const { fileName, content } = await openDocument((await params).id, await requireActor());
    return bytesResponse(request, content, {
      "content-type": "application/pdf",
      "content-disposition": disposition(fileName),
      "cache-control": "private, no-store",
      "content-security-policy": "sandbox",
      "x-content-type-options": "nosniff",
    });
  },
});
