import type { DocumentFile } from "@/lib/mandate-signing/document-file";

/** A file that its reader alone may keep. */
export function pdfResponse({ body, fileName }: DocumentFile): Response {
  return new Response(new Uint8Array(body), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${fileName}"`,
      "cache-control": "private, no-store",
    },
  });
}
