import { apiRoute } from "@/lib/auth/api-route";
import { DomainError } from "@/lib/kernel/errors";
import { readMedia } from "@/lib/listings/media/queries";
import { isForImage, placeholderResponse } from "./placeholder";

/** A picture of a listing. A redrawn picture keeps its name, hence a week and not "immutable". */
export const GET = apiRoute<{ params: Promise<{ file: string }> }>(async (request, { params }) => {
  const media = await readMedia((await params).file);
  if (!media) {
    if (isForImage(request)) return placeholderResponse();
    throw new DomainError("media.not-found");
  }
  const headers = {
    "cache-control": "public, max-age=604800, stale-while-revalidate=86400",
    etag: media.etag,
  };
  if (request.headers.get("if-none-match") === media.etag) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(new Uint8Array(media.body), {
    headers: { ...headers, "content-type": "image/webp" },
  });
});
