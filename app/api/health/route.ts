import { apiRoutes, json } from "@/lib/server/api";

/** The process answers: no I/O. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  GET: () => json({ status: "ok" }),
});
