import { apiRoute } from "@/lib/auth/api-route";
import { sitemapIndex } from "@/lib/sitemap/render-sitemap";

export const dynamic = "force-dynamic";

export const GET = apiRoute(() => sitemapIndex());
