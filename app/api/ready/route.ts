import { DomainError } from "@/lib/kernel/errors";
import { apiRoute, json } from "@/lib/server/api";
import { isReady } from "@/lib/server/readiness";

export const dynamic = "force-dynamic";

/** The process takes requests and can write. */
export const GET = apiRoute(async () => {
  if (!(await isReady())) throw new DomainError("service.unavailable");
  return json({ status: "ready" });
});
