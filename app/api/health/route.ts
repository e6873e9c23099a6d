import { apiRoutes } from "@/lib/auth/api-route";
import { json } from "@/lib/platform/problem";

/** The process answers: no I/O. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  GET: () => json({ status: "ok" }),
});
