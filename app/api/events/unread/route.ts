import { apiRoutes } from "@/lib/auth/api-route";
import { requireActor } from "@/lib/auth/session";
import { countNews } from "@/lib/dashboards/unread/queries/count-news";
import { json } from "@/lib/platform/problem";

export const dynamic = "force-dynamic";

/** The caller's unread counts: for pages that can't follow events (GET /api/events). */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  GET: async () => json({ unread: await countNews(await requireActor()) }),
});
