import { apiRoutes } from "@/lib/auth/api-route";
import { DomainError } from "@/lib/kernel/errors";
import { json } from "@/lib/platform/problem";
import { isReady } from "@/lib/platform/readiness";

export const dynamic = "force-dynamic";

/** The process takes requests and can write. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  GET: async () => {
    if (!(await isReady())) throw new DomainError("service.unavailable");
    return json({ status: "ready" });
  },
});
