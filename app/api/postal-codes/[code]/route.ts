import { apiRoutes } from "@/lib/auth/api-route";
import { DomainError } from "@/lib/kernel/errors";
import { json } from "@/lib/platform/problem";
import { listCommunesOf } from "@/lib/revisions/queries/list-communes-of";

/** The communes of a postal code. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes<{
  params: Promise<{ code: string }>;
}>({
  GET: async (_request, { params }) => {
    const { code } = await params;
    if (!/^\d{5}$/.test(code)) throw new DomainError("request.invalid");
    return json({ items: await listCommunesOf(code) });
  },
});
