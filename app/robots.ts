import type { MetadataRoute } from "next";
import { env } from "@/lib/platform/env";

export const dynamic = "force-dynamic";

/** Private pages need a login anyway; filtered searches say `noindex` themselves. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/api/", "/connexion", "/login", "/register"] },
    sitemap: `${env().APP_URL}/sitemap.xml`,
  };
}
