import { apiRoute } from "@/lib/auth/api-route";
import { DomainError } from "@/lib/kernel/errors";
import { readMedia } from "@/lib/listings/media/queries/read-media";
import { isForImage, placeholderResponse } from "./placeholder";

/** A picture of a listing. The HTTP server turns the name into the format that the reader takes. */
export const GET = apiRoute<{ params: Promise<{ file: string }> }>(async (request, { params }) => {
  const media = await readMedia((await params).file);
  if (!media) {
    if (isForImage(request)) return placeholderResponse();
    throw new DomainError("media.not-found");
  }
  const headers = {
    "cache-control": media.cacheControl,
    // It has two formats.
    ...(media.uploaded && { vary: "Accept" }),
    etag: media.etag,
  };
  if (request.headers.get("if-none-match") === media.etag) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(new Uint8Array(media.body), {
    headers: { ...headers, "content-type": media.type },
  });
});
