import { DomainError } from "@/lib/kernel/errors";
import { apiRoutes, json } from "@/lib/server/api";
import { isReady } from "@/lib/server/readiness";

export const dynamic = "force-dynamic";

/** The process takes requests and can write. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  GET: async () => {
    if (!(await isReady())) throw new DomainError("service.unavailable");
    return json({ status: "ready" });
  },
});
