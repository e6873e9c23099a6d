import { apiRoute } from "@/lib/server/api";
import { sitemapIndex } from "@/lib/server/sitemap-xml";

export const dynamic = "force-dynamic";

export const GET = apiRoute(() => sitemapIndex());
