import { DomainError } from "@/lib/kernel/errors";
import { apiRoute } from "@/lib/server/api";
import { sitemapPart } from "@/lib/server/sitemap-xml";

export const GET = apiRoute<{ params: Promise<{ part: string }> }>(async (_request, { params }) => {
  const answer = await sitemapPart((await params).part);
  if (!answer) throw new DomainError("request.not-found");
  return answer;
});
