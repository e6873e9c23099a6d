import { apiRoutes, json } from "@/lib/server/api";

export const dynamic = "force-dynamic";

/** Never lists people: an anonymous caller, the only kind there is before accounts open, sees nobody. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  GET: () => json({ users: [] }),
});
