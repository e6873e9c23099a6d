import { personView } from "@/lib/accounts/views";
import { apiRoutes, json } from "@/lib/server/api";
import { currentVisitor } from "@/lib/server/auth/session";

export const dynamic = "force-dynamic";

/** Never lists people: nobody sees nobody, and who is signed in sees their own record. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoutes({
  GET: async () => {
    const visitor = await currentVisitor();
    return json({ users: visitor?.kind === "person" ? [personView(visitor.actor)] : [] });
  },
});
