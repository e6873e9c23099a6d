import { apiRoute } from "@/lib/auth/api-route";
import { DomainError } from "@/lib/kernel/errors";
import { sitemapPart } from "@/lib/sitemap/render-sitemap";

export const GET = apiRoute<{ params: Promise<{ part: string }> }>(async (_request, { params }) => {
  const response = await sitemapPart((await params).part);
  if (!response) throw new DomainError("request.not-found");
  return response;
});
