import { apiRoute } from "@/lib/auth/api-route";
import { sitemapIndex } from "@/lib/sitemap/render";

export const dynamic = "force-dynamic";

export const GET = apiRoute(() => sitemapIndex());
