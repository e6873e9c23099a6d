import { personView } from "@/lib/accounts/views";
import { apiRoutes } from "@/lib/auth/api-route";
import { currentVisitor } from "@/lib/auth/session";
import { json } from "@/lib/platform/problem";

export const dynamic = "force-dynamic";

/** Never lists people: nobody sees nobody, and a signed-in person sees their own record. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  GET: async () => {
    const visitor = await currentVisitor();
    return json({ users: visitor?.kind === "person" ? [personView(visitor.actor)] : [] });
  },
});
